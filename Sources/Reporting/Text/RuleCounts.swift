import Diagnostics
import Localization

/// A table of the numbers of findings, by severity and rule.
struct RuleCounts {
  /// The lines: errors first, and within a severity the rule with most findings first.
  let lines: [String]

  /// Counts findings.
  init(_ diagnostics: [Diagnostic], styled: TextStyler) {
    var counts: [Severity: [RuleID: Int]] = [:]
    for each in diagnostics { counts[each.severity, default: [:]][each.rule, default: 0] += 1 }
    let rows = counts.sorted { $0.key > $1.key }.flatMap { severity, rules in
      rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (severity, $0.key, $0.value) }
    }
    let width = rows.map { String($0.2).count }.max() ?? 0
    let severityWidth = Severity.allCases.map { Message(key: $0.rawValue).localized.displayWidth }.max() ?? 0
    lines = rows.map { severity, rule, number in
      let blanks = String(repeating: " ", count: width - String(number).count)
      let word = Message(key: severity.rawValue).localized
      let padding = String(repeating: " ", count: severityWidth - word.displayWidth)
      return "\(blanks)\(number)  \(styled(word, severity))\(padding)  \(rule.name)"
    }
  }
}

/// Returns how far something was checked, as a phrase for messages.
package func extent(ofBound taps: Int) -> Message { taps == 0 ? "the launch" : .count(taps, "tap") }
