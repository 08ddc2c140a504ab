// swift-tools-version: 6.2
import PackageDescription

// A separate package, because libFuzzer provides the main function.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navflow", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzReader",
      dependencies: [.product(name: "NavflowKit", package: "navflow")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
