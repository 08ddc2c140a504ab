import Diagnostics

/// What reading a file finds: the rules that `FlowSyntax` reports, told of here so that everything that lists rules knows them.
enum FileErrors {
  /// The rules, errors first.
  static let metadata: [RuleMetadata] = errors + [unusedImport]

  private static let errors: [RuleMetadata] = [
    error(
      "syntax", "The file is not YAML, or not in a form that flow files have.",
      "Nothing can be said of a file that cannot be read; the message says where reading stopped and what was expected."
    ),
    error(
      "unknown-key", "A key that means nothing in its place.",
      "Usually a slip of the pen: the message names the nearest key that there is."),
    error(
      "unknown-name", "A name that nothing in the file or its imports bears.",
      "Usually a slip of the pen, or a screen that was renamed in one place only."),
    error(
      "duplicate-name", "A name that is given twice.",
      "Screens and tasks share one namespace in a project, so that a name always means one thing."),
    error(
      "wrong-type", "A value of another kind than its key wants.",
      "A list where one word is expected, say; the message says what can stand there."),
    error("missing-key", "A key that cannot be left out.", "The message says which, and what it is for."),
    error(
      "unknown-value", "A word that is none of those that its key knows.", "The message lists the words that there are."
    ),
    error(
      "misplaced-screen", "A screen where its kind cannot stand.",
      "Alerts, action sheets, external and system screens are layers of one screen: no roots, no tabs, and nothing to replace."
    ),
    error(
      "import-not-found", "An import that cannot be read.",
      "The path is relative to the file that imports, and must name a file that is there."),
    error(
      "import-outside-project", "An import that leaves the project's folder.",
      "A project has to be whole wherever it is copied to."),
    error(
      "empty-reason", "An allow without a reason.",
      "Whoever reads it later must be able to judge whether the reason still holds."),
    error(
      "too-large", "A file deeper, larger or with more aliases than navflow reads.",
      "The limits keep a file that grew by mistake from keeping everybody waiting; split it and import the parts."),
  ]

  private static let unusedImport = RuleMetadata(
    id: "unused-import", severity: .warning, evidence: .file, family: .file,
    summary: "An import of which nothing is used.",
    rationale: "It makes readers look for what it is for. Take it away, or use what it brings.",
    sources: [.flowLanguage])

  private static func error(_ id: RuleID, _ summary: String, _ rationale: String) -> RuleMetadata {
    RuleMetadata(
      id: id, severity: .error, evidence: .file, family: .file, summary: summary, rationale: rationale,
      sources: [.flowLanguage])
  }
}
