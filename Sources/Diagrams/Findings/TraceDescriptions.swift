import Diagnostics
import Localization

/// Describes the findings of each trace: the rule, and the subject if the rule alone is ambiguous.
struct TraceDescriptions: Sendable {
  /// The findings that only one trace leads to, for each trace.
  let findings: [[Diagnostic]]

  /// Returns the descriptions for a trace, one for each rule.
  func descriptions(of trace: Int) -> [String] {
    unique(findings[trace].map(\.rule)).map { rule in
      guard findings.count(where: { $0.contains { $0.rule == rule } }) > 1 else { return rule.name }
      let subjects = unique(
        findings[trace].filter { $0.rule == rule }.map { subject(of: $0, on: trace) }.filter { $0 != "" })
      return subjects.isEmpty ? rule.name : "\(rule.name) (\(subjects.joined(separator: "; ")))"
    }
  }

  /// Returns the task or the screen, with more detail if another trace has a finding of the same rule about the same
  /// one.
  private func subject(of finding: Diagnostic, on trace: Int) -> String {
    let short = Self.short(finding.subject)
    let isDistinct = findings.indices.allSatisfy { other in
      other == trace || !findings[other].contains { $0.rule == finding.rule && Self.short($0.subject) == short }
    }
    return isDistinct ? short : Self.long(finding.subject)
  }

  private static func short(_ subject: Subject) -> String { subject.task ?? subject.screen ?? subject.action ?? "" }

  private static func long(_ subject: Subject) -> String {
    Message.list([subject.task, subject.screen, subject.action].compactMap { $0.map(Message.init(text:)) }, .none)
      .localized
  }

  private func unique<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
