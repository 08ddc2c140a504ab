// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors here, and only here: a package that depends on navflow keeps its own settings.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// The tests spend most of their time in the engines, so `make test` optimizes them. Other packages cannot set this.
let isOptimized = Context.environment["NAVFLOW_OPTIMIZED"] == "1"
let engine = strict + (isOptimized ? [.unsafeFlags(["-O"])] : [])

let collections: Target.Dependency = .product(name: "OrderedCollections", package: "swift-collections")
let bits: Target.Dependency = .product(name: "BitCollections", package: "swift-collections")
let heaps: Target.Dependency = .product(name: "HeapModule", package: "swift-collections")

let package = Package(
  name: "navflow",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "navflow", targets: ["navflow"]),
    .library(
      name: "NavflowKit",
      targets: [
        "Support", "Localization", "Diagnostics", "FlowModel", "FlowSyntax", "FlowSimulation", "Verification",
        "VerifierPortfolio", "FlowExport", "FlowRules", "FlowComparison", "Reporting", "Checking", "LanguageServer",
        "LoopbackHTTP", "SwiftGeneration",
        "Diagrams",
        "Importing", "PrototypeImport",
        "ReviewPages", "NavflowCommands",
      ]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CSpawn"),
    .target(name: "CEmbeddedFiles"),
    .target(name: "Support", dependencies: ["CSpawn", "CEmbeddedFiles"], swiftSettings: engine),
    .target(
      name: "Localization", dependencies: ["Support"], exclude: ["Catalogues"], swiftSettings: strict),
    .target(name: "Diagnostics", dependencies: ["Localization", collections], swiftSettings: strict),
    .target(name: "FlowModel", dependencies: ["Diagnostics", collections], swiftSettings: engine),
    .target(
      name: "FlowSyntax", dependencies: ["CLibYAML", "Localization", "Diagnostics", "FlowModel", collections],
      swiftSettings: strict),
    .target(name: "FlowSimulation", dependencies: ["Localization", "FlowModel", "Diagnostics"], swiftSettings: engine),
    .target(
      name: "Verification", dependencies: ["Support", "Diagnostics", "FlowModel", "FlowSimulation"],
      swiftSettings: engine),
    .target(
      name: "ExplicitSearch",
      dependencies: ["Support", "Diagnostics", "FlowModel", "FlowSimulation", "Verification", collections, heaps],
      swiftSettings: engine),
    .target(
      name: "PushdownVerification",
      dependencies: ["Support", "Diagnostics", "FlowModel", "FlowSimulation", "Verification", collections, bits],
      swiftSettings: engine),
    .target(
      name: "VerifierPortfolio",
      dependencies: [
        "Support", "FlowModel", "FlowSimulation", "Verification", "ExplicitSearch", "PushdownVerification",
      ],
      swiftSettings: strict),
    .target(
      name: "FlowExport",
      dependencies: [
        "Support", "Localization", "Diagnostics", "FlowModel", "FlowSimulation", "Verification", "VerifierPortfolio",
        heaps,
      ],
      swiftSettings: strict),
    .target(
      name: "SwiftGeneration", dependencies: ["Support", "Localization", "Diagnostics", "FlowModel", "FlowExport"],
      exclude: ["Templates"], swiftSettings: strict),
    .target(
      name: "RunReplay",
      dependencies: [
        "Support", "Localization", "Diagnostics", "FlowModel", "FlowSyntax", "FlowSimulation", "Verification",
        "FlowExport",
      ],
      swiftSettings: strict),
    .target(
      name: "FlowRules",
      dependencies: [
        "Support", "Localization", "Diagnostics", "FlowModel", "FlowSimulation", "Verification", collections,
      ],
      swiftSettings: strict),
    .target(
      name: "FlowComparison", dependencies: ["Localization", "FlowSimulation", "Diagnostics", "FlowModel"],
      swiftSettings: strict),
    .target(
      name: "Reporting", dependencies: ["Localization", "Diagnostics", "FlowModel", "FlowComparison", collections],
      swiftSettings: strict),
    .target(name: "LoopbackHTTP", swiftSettings: strict),
    .target(name: "Importing", dependencies: ["Localization", "Diagnostics", "FlowModel"], swiftSettings: strict),
    .target(
      name: "PrototypeImport", dependencies: ["Localization", "Diagnostics", "FlowModel", "FlowSyntax", "Importing"],
      swiftSettings: strict),
    .target(
      name: "Diagrams", dependencies: ["Support", "Localization", "FlowModel", "Diagnostics", collections],
      swiftSettings: strict),
    .target(
      name: "ReviewPages",
      dependencies: [
        "Localization", "Diagnostics", "FlowModel", "FlowSyntax", "FlowSimulation", "FlowRules", "Reporting",
        "Diagrams", "Support",
        collections,
      ],
      exclude: ["Assets"], swiftSettings: strict),
    .target(
      name: "Checking",
      dependencies: [
        "Support", "Localization", "Diagnostics", "FlowModel", "FlowSyntax", "Verification", "ExplicitSearch",
        "VerifierPortfolio", "FlowRules", "Reporting", collections,
      ],
      swiftSettings: strict),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Support", "Localization", "Diagnostics", "FlowModel", "FlowSyntax", "Verification", "FlowRules", "Reporting",
        "Checking",
      ],
      swiftSettings: strict),
    .target(
      name: "NavflowCommands",
      dependencies: [
        "Support", "Localization", "Diagnostics", "FlowModel", "FlowSyntax", "FlowSimulation", "Verification",
        "ExplicitSearch",
        "VerifierPortfolio", "FlowExport", "SwiftGeneration", "RunReplay", "FlowRules", "FlowComparison", "Reporting",
        "Checking",
        "LanguageServer", "LoopbackHTTP", "Diagrams", "ReviewPages", "Importing", "PrototypeImport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Init/Flows"], swiftSettings: strict),
    .executableTarget(name: "navflow", dependencies: ["NavflowCommands"], swiftSettings: strict),
    .target(
      name: "GeneratedFlows", dependencies: ["FlowModel", "FlowSyntax", "Diagnostics"], path: "Tests/GeneratedFlows",
      swiftSettings: strict),
    .target(
      name: "ReferenceInterpreter", dependencies: ["FlowModel"], path: "Tests/ReferenceInterpreter",
      swiftSettings: strict),
    .target(name: "LoopbackClient", path: "Tests/LoopbackClient", swiftSettings: strict),
    .testTarget(
      name: "GeneratedFlowsTests", dependencies: ["GeneratedFlows", "FlowModel", "FlowSyntax", "Diagnostics"],
      swiftSettings: strict),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "GeneratedFlows", collections], swiftSettings: strict),
    .testTarget(
      name: "FlowSyntaxTests", dependencies: ["FlowSyntax", "FlowModel", "Diagnostics", "GeneratedFlows"],
      swiftSettings: strict),
    .testTarget(
      name: "FlowSimulationTests",
      dependencies: [
        "FlowSimulation", "FlowSyntax", "FlowModel", "Diagnostics", "GeneratedFlows", "ReferenceInterpreter",
      ],
      swiftSettings: strict),
    .testTarget(name: "SupportTests", dependencies: ["Support"], swiftSettings: strict),
    .testTarget(
      name: "LocalizationTests",
      dependencies: [
        "Support", "Localization", "Checking", "FlowRules", "FlowSyntax", "VerifierPortfolio", "ExplicitSearch",
        "Diagnostics",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ExplicitSearchTests", dependencies: ["ExplicitSearch", "GeneratedFlows"], swiftSettings: strict),
    .testTarget(
      name: "PushdownVerificationTests",
      dependencies: ["PushdownVerification", "Verification", "Support", "FlowSimulation", "FlowSyntax", "FlowModel"],
      swiftSettings: strict),
    .testTarget(
      name: "VerifierPortfolioTests",
      dependencies: [
        "VerifierPortfolio", "PushdownVerification", "ExplicitSearch", "Verification", "Support", "FlowSimulation",
        "FlowSyntax", "FlowModel", "Diagnostics", "GeneratedFlows",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FlowExportTests",
      dependencies: [
        "FlowExport", "FlowSyntax", "FlowSimulation", "FlowModel", "Diagnostics", "GeneratedFlows",
        "ReferenceInterpreter",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftGenerationTests",
      dependencies: ["SwiftGeneration", "FlowSimulation", "FlowSyntax", "FlowModel", "Diagnostics", "GeneratedFlows"],
      swiftSettings: strict),
    .testTarget(
      name: "RunReplayTests",
      dependencies: [
        "RunReplay", "FlowExport", "FlowSyntax", "FlowSimulation", "FlowModel", "Diagnostics", "Support",
        "GeneratedFlows", "ReferenceInterpreter",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FlowRulesTests",
      dependencies: [
        "FlowRules", "FlowSyntax", "VerifierPortfolio", "ExplicitSearch", "Verification", "Support", "FlowSimulation",
        "FlowModel", "Diagnostics", "GeneratedFlows",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FlowComparisonTests",
      dependencies: ["FlowComparison", "FlowSimulation", "FlowSyntax", "FlowModel", "Diagnostics", "GeneratedFlows"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportingTests", dependencies: ["Reporting", "FlowComparison", "Diagnostics", collections],
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "DiagramsTests", dependencies: ["Diagrams", "FlowModel", "Diagnostics", collections], exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "ReviewPagesTests",
      dependencies: [
        "ReviewPages", "Reporting", "FlowRules", "ExplicitSearch", "Verification", "FlowSimulation", "FlowSyntax",
        "FlowModel", "Diagnostics",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "Checking", "FlowRules", "FlowSyntax", "FlowModel", "Diagnostics", "Reporting", "Support", "GeneratedFlows",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["LanguageServer", "FlowSyntax", "Diagnostics", "GeneratedFlows"],
      swiftSettings: strict),
    .testTarget(
      name: "PrototypeImportTests", dependencies: ["PrototypeImport", "Importing"], swiftSettings: strict),
    .testTarget(
      name: "LoopbackHTTPTests", dependencies: ["LoopbackHTTP", "LoopbackClient"], swiftSettings: strict),
    .testTarget(
      name: "NavflowCommandsTests",
      dependencies: [
        "navflow", "NavflowCommands", "LoopbackClient", "GeneratedFlows", "Diagnostics", "FlowModel", "FlowSyntax",
        "FlowSimulation", "ExplicitSearch", "Verification", "VerifierPortfolio", "FlowRules", "FlowComparison",
        "Reporting", "Diagrams",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DocsTests",
      dependencies: ["navflow", "NavflowCommands", "FlowRules", "FlowSyntax", "FlowModel", "Diagrams"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
