import Diagnostics

/// The keys of `.navflow.yaml`.
enum SettingsKeys {
  static let include = Key.patterns(
    "include", "Which files belong to the project, as patterns; all flow files if left out.")
  static let exclude = Key.patterns("exclude", "Which of these files do not belong to it, as patterns.")
  static let severity = Key.node(
    "severity", .map(of: level, names: .rules), "Rules and the severity of their findings.")
  static let thresholds = Key.node(
    "thresholds", .optional(.object(.thresholds)), "The numbers that rules compare with.")
  static let failOn = Key.word("failOn", Severity.self, "The severity that makes `check` fail; `error` if left out.")
  static let allowUndecided = Key.flag(
    "allowUndecided", "Whether `check` may succeed although rules at or above `failOn` are undecided.")
  static let navflow = Key.text(
    "navflow", "The versions of navflow that may check the project, such as \">=0.2,<0.3\".")
  static let extends = Key.text(
    "extends", "Another settings file, seen from the folder of this file; its values count unless this file has others."
  )
  static let overrides = Key.node(
    "overrides", .list(of: .object(.override)), "Other severities for some of the files; the last match counts.")
  static let generate = Key.node(
    "generate", .list(of: .object(.export)), "What `navflow generate` writes: tests and Swift code of flows.")
  static let baseline = Key.path("baseline", "The file of known findings, seen from the folder of this file.")

  static let prototypes = Key.node(
    "prototypes", .list(of: .object(.prototype)), "The prototypes of design tools that `navflow import` reads.")

  /// The shape of a rule's level.
  static let level = Shape.word(["error", "warning", "info", "off"])

  static let table = ObjectTable(
    "a settings file",
    example:
      "`include`, `exclude`, `severity`, `thresholds`, `failOn`, `allowUndecided`, `baseline`, `extends`, `overrides`, `prototypes`, `generate` or `navflow`",
    keys: [
      include.description, exclude.description, severity.description, thresholds.description, failOn.description,
      allowUndecided.description, baseline.description, extends.description, overrides.description,
      generate.description, navflow.description, prototypes.description,
    ],
    growsWithVersions: true,
    synonyms: [
      "includes": "include", "included": "include", "files": "include", "excludes": "exclude", "excluded": "exclude",
      "ignore": "exclude", "severities": "severity", "rules": "severity", "threshold": "thresholds",
      "limits": "thresholds", "fail": "failOn", "fail-on": "failOn", "baselines": "baseline",
      "allow-undecided": "allowUndecided", "undecided": "allowUndecided", "extend": "extends", "override": "overrides",
      "version": "navflow", "prototype": "prototypes", "export": "generate", "exports": "generate",
    ])
}

/// The keys of an item of `overrides` in `.navflow.yaml`.
enum OverrideKeys {
  static let files = Key.patternOrPatterns(
    "files", "The files, as a pattern or several, seen from the folder of this file."
  ).required
  static let severity = Key.node(
    "severity", .map(of: SettingsKeys.level, names: .rules), "Rules and the severity of their findings in these files."
  ).required

  static let table = ObjectTable(
    "an override", example: "{ files: legacy/**, severity: { pushed-task: warning } }",
    keys: [files.description, severity.description], growsWithVersions: true,
    synonyms: ["file": "files", "path": "files", "paths": "files", "rules": "severity", "severities": "severity"])
}

/// The keys of `thresholds` in `.navflow.yaml`.
enum ThresholdKeys {
  static let modalDepth = Key.number("modalDepth", atLeast: 1, "More modal layers than this are too many.")
  static let sheetSteps = Key.number(
    "sheetSteps", atLeast: 1, "A task in a sheet that needs more screens than this is long.")
  static let tabs = Key.number("tabs", atLeast: 1, "More tabs than this do not fit on iPhone.")

  static let table = ObjectTable(
    "thresholds", example: "{ modalDepth: 2, sheetSteps: 5, tabs: 5 }",
    keys: [modalDepth.description, sheetSteps.description, tabs.description], growsWithVersions: true,
    synonyms: ["depth": "modalDepth", "modals": "modalDepth", "steps": "sheetSteps", "tab": "tabs"])
}
