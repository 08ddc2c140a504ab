import Diagnostics
import Localization

extension SARIFFormat.V210 {
  /// The description of a rule.
  struct Rule {
    /// The rule in our own types.
    let rule: ReportedRule
    /// The address of the folder with the page of each rule, or nil.
    var pages: String?

    /// The JSON of the rule.
    var json: JSONValue {
      let sources =
        rule.sources.isEmpty ? "" : "\n\n" + localized("Source: \(.list(rule.sources.map { .init(text: $0) }, .none)).")
      let help = "\(rule.summary) \(rule.rationale)\(sources)"
      var members: [(key: String, value: JSONValue)] = [
        ("id", .string(rule.id.name)), ("shortDescription", text(rule.summary)),
        ("fullDescription", text("\(rule.summary) \(rule.rationale)")),
      ]
      if let pages, rule.hasPage { members.append(("helpUri", .string("\(pages)/\(rule.id.name).md"))) }
      members += [
        ("help", .object([("text", limited(help)), ("markdown", limited(help))])),
        ("defaultConfiguration", .object([("level", .string(level(of: rule.severity)))])),
        (
          "properties",
          .object([
            ("tags", .array([.string(rule.family)])),
            ("problem.severity", .string(rule.severity == .info ? "recommendation" : rule.severity.rawValue)),
          ])
        ),
      ]
      return .object(members)
    }

    private func text(_ text: String) -> JSONValue { .object([("text", limited(text))]) }

    /// Returns the text up to GitHub's limit, counted in UTF-16 code units to be safe.
    private func limited(_ text: String) -> JSONValue {
      guard text.utf16.count > maximumTextLength else { return .string(text) }
      var rest = text
      while rest.utf16.count >= maximumTextLength { rest.removeLast() }
      return .string(rest + "…")
    }
  }

  /// Returns the SARIF name of a severity.
  static func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
