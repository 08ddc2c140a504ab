// swift-tools-version: 6.2
import PackageDescription

// A package of its own: it builds with a fuzzer instead of a main function, and nobody else needs it.
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
