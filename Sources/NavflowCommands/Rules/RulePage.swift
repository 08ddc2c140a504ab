import Diagnostics
import FlowRules
import Localization

/// The description of a rule as a Markdown page.
struct RulePage {
  private let rule: RuleMetadata

  /// Creates the page of a rule.
  init(_ rule: RuleMetadata) { self.rule = rule }

  /// The page.
  var text: String {
    var parts = ["# \(rule.id.name)", wrapped(rule.summary.localized), facts]
    parts.append("## " + localized("Why it matters") + "\n\n" + wrapped(rule.rationale.localized))
    if let failing = rule.failing.first { parts.append(contentsOf: flawed(failing)) }
    if let passing = rule.passing.first {
      parts.append("## " + localized("Repaired: \(passing.name)") + "\n\n" + fence(passing.text, as: "yaml"))
      parts += imports(of: passing)
    }
    parts.append(others)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Breaks English text into lines; a line break in Japanese text would show as a space.
  private func wrapped(_ text: String) -> String { Language.current == .english ? text.wrapped(to: 120) : text }

  private var facts: String {
    let sources = rule.sources.map(\.title).joined(separator: ("; " as Message).about("list"))
    let table = """
      | \(localized("severity")) | \(localized("evidence")) | \(localized("source")) |
      |---|---|---|
      | \(rule.severityText.localized) | \(rule.evidence.phrase.localized) | \(sources.localized) |
      """
    guard !rule.defersTo.isEmpty else { return table }
    let links = Message.list(rule.defersTo.map { Message(text: "[\($0.name)](\($0.name).md)") }, .none)
    let words = localized("Defers to: \(links). With the same cause, one finding is reported, and it lists the other.")
    return table + "\n\n" + wrapped(words)
  }

  private func flawed(_ example: Example) -> [String] {
    let check = ExampleCheck(example, of: rule.id)
    return ["## " + localized("A flow that fails: \(example.name)"), fence(example.text, as: "yaml")]
      + imports(of: example)
      + [check.diagram.map { fence($0, as: "mermaid") } ?? ""] + [
        fence("$ \(check.command)\n\(check.text)", as: "text")
      ]
  }

  private func imports(of example: Example) -> [String] {
    example.imports.sorted { $0.key < $1.key }.map { "`\($0.key)`:\n\n" + fence($0.value, as: "yaml") }
  }

  /// The names of the other examples, which are the rule's tests and show what it reports.
  private var others: String {
    let failing = rule.failing.dropFirst().map { "- " + localized("Reported: \($0.name).") }
    let passing = rule.passing.dropFirst().map { "- " + localized("Not reported: \($0.name).") }
    guard !failing.isEmpty || !passing.isEmpty else { return "" }
    return "## " + localized("More examples") + "\n\n" + (failing + passing).joined(separator: "\n")
  }

  private func fence(_ text: String, as kind: String) -> String {
    "```\(kind)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```"
  }
}

extension RuleMetadata.Evidence {
  /// The evidence in words.
  var phrase: Message {
    switch self {
    case .file: "the file alone"
    case .behaviour: "what can happen, with the taps that lead there"
    case .trace: "the first trace to each action; without a finding nothing is proved"
    case .metadata: "what the file says about screens (fields, roles, titles)"
    }
  }
}
