import Diagnostics

/// Words for what ways lead to: the rules, and what a finding is about where its rule alone does not tell the ways apart.
struct WayWords: Sendable {
  /// The findings that each way alone leads to.
  let ways: [[Diagnostic]]

  /// The words for one of the ways, one for each rule.
  func words(of way: Int) -> [String] {
    unique(ways[way].map(\.rule)).map { rule in
      guard ways.count(where: { $0.contains { $0.rule == rule } }) > 1 else { return rule.name }
      let subjects = unique(ways[way].filter { $0.rule == rule }.map { subject(of: $0, on: way) }.filter { $0 != "" })
      return subjects.isEmpty ? rule.name : "\(rule.name) (\(subjects.joined(separator: "; ")))"
    }
  }

  /// The task or else the screen; more where another way leads to a finding of the same rule about the same.
  private func subject(of finding: Diagnostic, on way: Int) -> String {
    let short = Self.short(finding.subject)
    let isToldApart = ways.indices.allSatisfy { other in
      other == way || !ways[other].contains { $0.rule == finding.rule && Self.short($0.subject) == short }
    }
    return isToldApart ? short : Self.long(finding.subject)
  }

  private static func short(_ subject: Subject) -> String { subject.task ?? subject.screen ?? subject.action ?? "" }

  private static func long(_ subject: Subject) -> String {
    [subject.task, subject.screen, subject.action].compactMap(\.self).joined(separator: ", ")
  }

  private func unique<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
