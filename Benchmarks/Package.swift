// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let navflowKit: Target.Dependency = .product(name: "NavflowKit", package: "navflow")

// A separate package, because users of navflow do not need it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "navflow", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "BareScan", dependencies: ["CYAML"]),
    .target(name: "Bounds", swiftSettings: strict),
    .target(name: "AppShape", swiftSettings: strict),
    .executableTarget(name: "GenerateApp", dependencies: ["AppShape", argumentParser], swiftSettings: strict),
    .target(name: "ChildProcess"),
    .executableTarget(
      name: "CheckCorpus", dependencies: ["AppShape", "BareScan", "Bounds", "ChildProcess", argumentParser],
      resources: [.copy("Apps")], swiftSettings: strict),
    .executableTarget(
      name: "LoadProject", dependencies: ["AppShape", "BareScan", "Bounds", navflowKit], swiftSettings: strict),
    .executableTarget(name: "Flags", dependencies: ["Bounds", navflowKit], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
