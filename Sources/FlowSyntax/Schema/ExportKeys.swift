import FlowModel

/// The keys of an item of `generate` in `.navflow.yaml`.
enum ExportKeys {
  static let tests = Key.path("tests", "The folder for the tests, seen from the folder of this file.")
    .required(unless: "swift")
  static let swift = Key.path("swift", "The folder for Swift code, seen from the folder of this file.")
  static let flow = Key.path("flow", "The flow file, seen from the folder of this file.").required
  static let format = Key.word("for", Format.self, "The framework that runs the tests.").required(unless: "swift")
  static let app = Key.text("app", "The bundle identifier of the app.")
  static let sources = Key.words("from", Source.self, "What tests come from; scenarios and cover if left out.")
  static let goals = Key.words("cover", Goal.self, "What walks must cover.")
  static let selection = Key.word("select", Selection.self, "How tests find elements; `text` if left out.")
  static let device = Key.word("device", Device.self, "One device; all of the flow if left out.")
  static let maximumTaps = Key.number("maxTaps", atLeast: 1, "The length of a walk; 12 if left out.")
  static let userOnly = Key.flag("userOnly", "true: only tests that need no code in the app.")
  static let ui = Key.word("ui", Framework.self, "The framework of the host in Swift code; none if left out.")
  static let namespace = Key.text("namespace", "The type that holds the Swift code; after the flow if left out.")
  static let access = Key.word("access", Access.self, "Who can use the Swift code; `public` if left out.")

  /// The keys that only tests have, and those that only Swift code has.
  static let testKeys = [
    tests.name, format.name, app.name, sources.name, goals.name, selection.name, device.name, maximumTaps.name,
    userOnly.name,
  ]
  static let swiftKeys = [swift.name, ui.name, namespace.name, access.name]

  static let table = ObjectTable(
    "an export", example: "{ tests: .maestro/navflow, flow: App.flow.yaml, for: maestro }",
    keys: [
      tests.description, flow.description, format.description, app.description, sources.description,
      goals.description, selection.description, device.description, maximumTaps.description, userOnly.description,
      swift.description, ui.description, namespace.description, access.description,
    ],
    growsWithVersions: true,
    synonyms: [
      "folder": "tests", "output": "tests", "file": "flow", "format": "for", "framework": "for", "bundle": "app",
      "goals": "cover", "user-only": "userOnly", "max-taps": "maxTaps",
    ])

  /// The words of `for`.
  enum Format: String, WordType { case maestro, xcuitest, itf, taps }
  /// The words of `from`.
  enum Source: String, WordType { case scenarios, findings, cover }
  /// The words of `cover`.
  enum Goal: String, WordType { case screens, actions, outcomes, entries, pairs }
  /// The words of `ui`.
  enum Framework: String, WordType { case uikit, swiftui, both, none }
  /// The words of `access`.
  enum Access: String, WordType { case `public`, `internal` }
  /// The words of `select`.
  enum Selection: String, WordType { case text, id }
}
