// swift-tools-version: 6.2
import PackageDescription

// A package of its own: nobody who builds navflow needs it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "navflow", path: "..")],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "BareScan", dependencies: ["CYAML"]),
    .target(name: "Bounds", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "LoadProject",
      dependencies: ["BareScan", .product(name: "NavflowKit", package: "navflow")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "CheckApp",
      dependencies: [
        "BareScan", "Bounds", .product(name: "NavflowKit", package: "navflow"),
        .product(name: "Pushdown", package: "navflow"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Flags", dependencies: ["Bounds", .product(name: "NavflowKit", package: "navflow")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "Yardstick", cxxSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "Saturate",
      dependencies: ["Bounds", "Yardstick", .product(name: "Pushdown", package: "navflow")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
