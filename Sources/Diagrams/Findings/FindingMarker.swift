import Diagnostics
import FlowModel

/// Marks findings in a drawing, and numbers the taps of their traces.
struct FindingMarker: Sendable {
  private let flow: Flow
  private let findings: [Diagnostic]
  private let targets: [[FindingTarget]]
  private let traces: NumberedTraces
  private let numbers: [NumberedTraces.Number]
  private let rules: [NumberedRule]

  /// Finds the targets of the findings and numbers the taps.
  init(flow: Flow, findings: [Diagnostic]) {
    let reader = FindingReader(flow: flow)
    self.flow = flow
    self.findings = findings
    targets = findings.map { [reader.target(of: $0)] + reader.others(of: $0) }
    traces = NumberedTraces(of: findings)
    numbers = traces.numbers(reader)
    rules = Self.rules(of: findings)
  }

  /// Returns the rules with findings, the most severe first.
  private static func rules(of findings: [Diagnostic]) -> [NumberedRule] {
    var rules: [NumberedRule] = []
    for finding in findings {
      let rule = NumberedRule(name: finding.rule.name, severity: finding.severity)
      if let index = rules.firstIndex(where: { $0.name == rule.name && $0.severity == rule.severity }) {
        rules[index].count += 1
      } else {
        rules.append(rule)
      }
    }
    return Severity.allCases.sorted(by: >).flatMap { severity in rules.filter { $0.severity == severity } }
  }

  private func number(of finding: Diagnostic) -> Int? {
    rules.firstIndex { $0.name == finding.rule.name && $0.severity == finding.severity }.map { $0 + 1 }
  }

  /// Returns the drawing with marks and numbers.
  func marked(_ drawing: Drawing) -> Drawing {
    var placer = MarkPlacer(flow: flow, drawing: drawing)
    for (index, finding) in findings.enumerated() {
      let mark = Mark(
        kind: .finding(finding.severity), index: index, number: number(of: finding), words: Self.words(of: finding))
      for target in targets[index] { placer.mark(target, mark) }
    }
    for number in numbers { placer.number(number.tap, number.text) }
    return placer.drawing
  }

  /// Returns the summary of the findings, for the part of the flow that is drawn.
  func summary(of drawing: Drawing) -> Drawing.Findings {
    let seen = Set(drawing.marks.compactMap(\.index))
    let taps = drawing.taps.map { tap in tap.prefix { $0 != " " } }
    var unmarkedRules: [String] = []
    for (index, finding) in findings.enumerated() where !seen.contains(index) {
      if !unmarkedRules.contains(finding.rule.name) { unmarkedRules.append(finding.rule.name) }
    }
    return Drawing.Findings(
      count: findings.count,
      traces: traces.legend(of: findings).filter { trace in taps.contains { $0.contains(trace.letter) } },
      numbered: traces.numbered, unmarkedRules: unmarkedRules, numberedRules: rules)
  }

  private static func words(of finding: Diagnostic) -> String {
    "\(NumberedRule.sign(of: finding.severity)) \(finding.rule.name)"
      + (finding.severity == .error ? "" : " (\(finding.severity.rawValue))")
  }
}
