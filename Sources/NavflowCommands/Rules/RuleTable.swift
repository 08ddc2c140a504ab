import Diagnostics
import FlowRules
import Localization

/// The list of rules as text, by family.
struct RuleTable {
  private let rules: [RuleMetadata]

  /// Creates the list.
  init(_ rules: [RuleMetadata]) { self.rules = rules }

  /// The text.
  var text: String {
    let width = rules.map(\.id.name.count).max() ?? 0
    let families = RuleFamily.allCases.filter { family in rules.contains { $0.family == family } }
    let chapters = families.map { family in
      ([Message(key: family.rawValue).localized] + rules.filter { $0.family == family }.map { line(of: $0, width) })
        .joined(
          separator: "\n")
    }
    return chapters.joined(separator: "\n\n") + "\n\n"
      + localized("\(rules.count) rules; \"navflow explain RULE\" explains one") + "\n"
  }

  private func line(of rule: RuleMetadata, _ width: Int) -> String {
    let name = rule.id.name.padded(to: width)
    let severity = Message(key: rule.isOffByDefault ? "off" : rule.severity.rawValue).localized
    return "  \(name)  \(severity.padded(to: 7))  \(rule.summary.localized)"
  }
}
