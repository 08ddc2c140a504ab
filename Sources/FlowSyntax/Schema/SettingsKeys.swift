import Diagnostics
import FlowModel
import Localization

/// The keys of `.navflow.yaml`.
enum SettingsKeys {
  static let include = Key.patterns(
    "include", "Which files belong to the project, as patterns; all flow files if left out.")
  static let exclude = Key.patterns("exclude", "Which of these files do not belong to it, as patterns.")
  static let severity = Key.node(
    "severity", .map(of: level, names: .rules), "Rules and the severity of their findings.")
  static let thresholds = Key.node(
    "thresholds", .optional(.object(.thresholds)), "The numbers that rules compare with.")
  static let words = Key.node(
    "words", .optional(.object(.words)), "Words of labels and names that rules understand, besides their own.")
  static let language = Key.node(
    "language", .word(["en", "ja"]), "The language of messages, reports and pages; that of the environment if left out."
  )
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
      "`include`, `exclude`, `severity`, `thresholds`, `failOn`, `allowUndecided`, `baseline`, `extends`, `overrides`, `prototypes`, `generate`, `words`, `language` or `navflow`",
    keys: [
      include.description, exclude.description, severity.description, thresholds.description, failOn.description,
      allowUndecided.description, baseline.description, extends.description, overrides.description,
      generate.description, navflow.description, prototypes.description, words.description, language.description,
    ],
    growsWithVersions: true,
    synonyms: [
      "includes": "include", "included": "include", "files": "include", "excludes": "exclude", "excluded": "exclude",
      "ignore": "exclude", "severities": "severity", "rules": "severity", "threshold": "thresholds",
      "limits": "thresholds", "fail": "failOn", "fail-on": "failOn", "baselines": "baseline",
      "allow-undecided": "allowUndecided", "undecided": "allowUndecided", "extend": "extends", "override": "overrides",
      "version": "navflow", "prototype": "prototypes", "lang": "language", "locale": "language", "言語": "language",
      "export": "generate", "exports": "generate",
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

/// The keys of `words` in `.navflow.yaml`.
enum WordKeys {
  /// The key of each meaning.
  static let keys: [(meaning: KnownWords.Meaning, key: Key<[Located<String>]>)] = KnownWords.Meaning.allCases.map {
    ($0, Key.texts($0.rawValue, summary(of: $0)))
  }

  static let table = ObjectTable(
    "words", example: "{ signOut: [ログオフ] }", keys: keys.map(\.key.description), growsWithVersions: true)

  private static func summary(of meaning: KnownWords.Meaning) -> Message {
    switch meaning {
    case .done: "Labels of buttons with which the user has finished, such as OK."
    case .cancel: "Labels of buttons that only cancel, close or go back."
    case .leave: "Labels of buttons with which the user asks to leave."
    case .save: "Labels of buttons that keep what the user typed."
    case .skip: "Labels of buttons with which the user does without."
    case .next: "Labels of buttons that only lead to the next page."
    case .signIn: "Labels and titles of a sign-in."
    case .signUp: "Labels of buttons that lead to a new account."
    case .signOut: "Labels of buttons that sign the user out."
    case .biometrics: "Labels that name Face ID or Touch ID in another way."
    case .email: "Names of fields for an email address."
    case .phone: "Names of fields for a phone number."
    case .number: "Names of fields for a number."
    case .date: "Names of fields for a date."
    case .username: "Names of fields for a user name."
    case .password: "Names of fields for a password."
    case .code: "Names of fields for a code by SMS."
    }
  }
}
