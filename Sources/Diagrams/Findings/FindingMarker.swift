import Diagnostics
import FlowModel

/// Marks findings in a drawing, and numbers the taps of their traces.
struct FindingMarker: Sendable {
  private let flow: Flow
  private let findings: [Diagnostic]
  private let targets: [[FindingTarget]]
  private let traces: NumberedTraces
  private let numbers: [NumberedTraces.Number]

  /// Finds the targets of the findings and numbers the taps.
  init(flow: Flow, findings: [Diagnostic]) {
    let reader = FindingReader(flow: flow)
    self.flow = flow
    self.findings = findings
    targets = findings.map { [reader.target(of: $0)] + reader.others(of: $0) }
    traces = NumberedTraces(of: findings)
    numbers = traces.numbers(reader)
  }

  /// The actions that must be drawn even if they only lead back.
  var requiredActions: Set<ActionID> {
    var actions: Set<ActionID> = []
    for case .action(let action, _, _, _) in targets.joined() { actions.insert(action) }
    for number in numbers { if case .action(let action, _) = number.tap.kind { actions.insert(action) } }
    return actions
  }

  /// Returns the drawing with marks and numbers.
  func marked(_ drawing: Drawing) -> Drawing {
    var pointer = MarkPlacer(flow: flow, drawing: drawing)
    for (index, finding) in findings.enumerated() {
      let mark = Mark(kind: .finding, index: index, words: Self.words(of: finding))
      for target in targets[index] { pointer.mark(target, mark) }
    }
    for number in numbers { pointer.number(number.tap, number.text) }
    return pointer.drawing
  }

  /// Returns the summary of the findings, for the part of the flow that is drawn.
  func summary(of drawing: Drawing) -> Drawing.Findings {
    let seen = Set(
      (drawing.edges.flatMap(\.marks) + drawing.nodes.flatMap(\.marks) + drawing.boxes.flatMap(\.marks))
        .compactMap(\.index))
    let taps = (drawing.edges.flatMap(\.captions).flatMap(\.taps) + drawing.nodes.flatMap(\.taps)).map { tap in
      tap.prefix { $0 != " " }
    }
    var unmarkedRules: [String] = []
    for (index, finding) in findings.enumerated() where !seen.contains(index) {
      if !unmarkedRules.contains(finding.rule.name) { unmarkedRules.append(finding.rule.name) }
    }
    return Drawing.Findings(
      count: findings.count, rules: Set(findings.map(\.rule)).count,
      traces: traces.legend(of: findings).filter { trace in taps.contains { $0.contains(trace.letter) } },
      numbered: traces.numbered, unmarkedRules: unmarkedRules)
  }

  private static func words(of finding: Diagnostic) -> String {
    "⚠ \(finding.rule.name)" + (finding.severity == .error ? "" : " (\(finding.severity.rawValue))")
  }
}
