import FlowModel

/// The keys of an item of `generate` in `.navflow.yaml`.
enum ExportKeys {
  static let tests = Key.path("tests", "The folder for the tests, seen from the folder of this file.").required
  static let flow = Key.path("flow", "The flow file, seen from the folder of this file.").required
  static let format = Key.word("for", Format.self, "The framework that runs the tests.").required
  static let app = Key.text("app", "The bundle identifier of the app.")
  static let sources = Key.words("from", Source.self, "What tests come from; scenarios and cover if left out.")
  static let goals = Key.words("cover", Goal.self, "What walks must cover.")
  static let selection = Key.word("select", Selection.self, "How tests find elements; `text` if left out.")
  static let device = Key.word("device", Device.self, "One device; all of the flow if left out.")
  static let maximumTaps = Key.number("maxTaps", atLeast: 1, "The length of a walk; 12 if left out.")
  static let userOnly = Key.flag("userOnly", "true: only tests that need no code in the app.")

  static let table = ObjectTable(
    "an export", example: "{ tests: .maestro/navflow, flow: App.flow.yaml, for: maestro }",
    keys: [
      tests.description, flow.description, format.description, app.description, sources.description,
      goals.description, selection.description, device.description, maximumTaps.description, userOnly.description,
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
  /// The words of `select`.
  enum Selection: String, WordType { case text, id }
}
