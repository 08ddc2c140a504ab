/// The keys of a baseline, which is JSON and therefore also YAML.
enum BaselineKeys {
  static let version = Key.number("version", atLeast: 1, "The version of the format.").required
  static let findings = Key.node("findings", .list(of: .map(of: .text)), "The known findings.").required

  static let table = ObjectTable(
    "a baseline", example: "{ \"version\": 1, \"findings\": […] }",
    keys: [version.description, findings.description])
}

/// The keys of a finding in a baseline.
enum KnownFindingKeys {
  static let rule = Key.text("rule", "The rule that found it.").required
  static let also = Key.texts("also", "The other rules that report the same cause.")
  static let file = Key.text("file", "The file, relative to the folder of the baseline.").required
  static let screen = Key.text("screen", "The screen it is about.")
  static let action = Key.text("action", "The action, entry or gesture it is about.")
  static let task = Key.node("task", .any(of: [.text, .list(of: .text)]), "The task it is about, or several.")
  static let text = Key.text("text", "The beginning of what the file says there.")

  static let table = ObjectTable(
    "a known finding", example: "{ \"rule\": \"…\", \"file\": \"…\" }",
    keys: [
      rule.description, also.description, file.description, screen.description, action.description, task.description,
      text.description,
    ])
}
