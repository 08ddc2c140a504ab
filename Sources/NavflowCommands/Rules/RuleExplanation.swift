import Diagnostics
import FlowRules
import Localization

/// The description of a rule for a terminal.
struct RuleExplanation {
  private static let width = 100
  private let rule: RuleMetadata

  /// Creates the description of a rule.
  init(_ rule: RuleMetadata) { self.rule = rule }

  /// The description.
  var text: String {
    var parts = [
      heading, localized("Why it matters") + "\n" + indented(rule.rationale.localized.wrapped(to: Self.width - 2)),
      sources,
    ]
    if let failing = rule.failing.first {
      parts.append(localized("A flow that fails: \(failing.name)") + "\n" + indented(failing.text))
      let check = ExampleCheck(failing, of: rule.id)
      parts.append(localized("What navflow reports") + "\n" + indented("$ \(check.command)\n\(check.text)"))
    }
    if let passing = rule.passing.first {
      parts.append(localized("Repaired: \(passing.name)") + "\n" + indented(passing.text))
    }
    if !rule.defersTo.isEmpty {
      let rules = Message.list(rule.defersTo.map { Message(text: $0.name) }, .none)
      parts.append(
        localized("Defers to: \(rules). With the same cause, one finding is reported, and it lists the other."))
    }
    parts.append(settings)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    "\(rule.id.name) (\(rule.severityText.localized))\n\(rule.summary.localized.wrapped(to: Self.width))"
  }

  private var sources: String {
    localized("Sources") + "\n" + indented(rule.sources.map(\.title.localized).joined(separator: "\n"))
  }

  private var settings: String {
    guard rule.family != .file || rule.severity != .error else {
      return localized("This is a mistake in the file itself; it cannot be switched off.")
    }
    let line = "severity: { \(rule.id.name): info }"
    return localized("To change the severity, write in .navflow.yaml: \(line) (error, warning, info or off)")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n").trimmingSuffix { $0 == "\n" }
  }
}

extension RuleMetadata {
  /// The severity, with what the rule says about exceptions.
  var severityText: Message {
    let severity = Message(key: self.severity.rawValue)
    return exception.map { "\(severity); \($0)" as Message } ?? severity
  }
}

extension String {
  /// Returns the text in lines of at most `width` columns.
  func wrapped(to width: Int) -> String { lines(ofColumns: width).joined(separator: "\n") }

  fileprivate func trimmingSuffix(_ isUnwanted: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isUnwanted(last) { text.removeLast() }
    return String(text)
  }
}
