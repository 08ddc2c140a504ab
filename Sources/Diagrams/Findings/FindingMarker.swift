import Diagnostics
import FlowModel

/// Points findings out in a drawing: what they are about stands out, and the taps that lead there are numbered.
struct FindingMarker: Sendable {
  private let flow: Flow
  private let findings: [Diagnostic]
  private let targets: [[FindingTarget]]
  private let ways: Ways
  private let numbers: [Ways.Number]

  /// Finds out what there is to point at.
  init(flow: Flow, findings: [Diagnostic]) {
    let reader = FindingReader(flow: flow)
    self.flow = flow
    self.findings = findings
    targets = findings.map { [reader.target(of: $0)] + reader.others(of: $0) }
    ways = Ways(toTheWorstOf: findings)
    numbers = ways.numbers(reader)
  }

  /// The actions that must be drawn to be pointed at, even if they only go back.
  var wanted: Set<ActionID> {
    var actions: Set<ActionID> = []
    for case .action(let action, _, _, _) in targets.joined() { actions.insert(action) }
    for number in numbers { if case .action(let action, _) = number.tap.deed { actions.insert(action) } }
    return actions
  }

  /// The drawing with everything pointed out.
  func marked(_ drawing: Drawing) -> Drawing {
    var pointer = FindingPointer(flow: flow, drawing: drawing)
    for (index, finding) in findings.enumerated() {
      let mark = Mark(kind: .finding, index: index, words: Self.words(of: finding))
      for target in targets[index] { pointer.mark(target, mark) }
    }
    for number in numbers { pointer.number(number.tap, number.text) }
    return pointer.drawing
  }

  /// What is told of the findings, once the part that is drawn is cut out.
  func summary(of drawing: Drawing) -> Drawing.Findings {
    let seen = Set(
      (drawing.edges.flatMap(\.marks) + drawing.nodes.flatMap(\.marks) + drawing.boxes.flatMap(\.marks))
        .compactMap(\.index))
    let taps = (drawing.edges.flatMap(\.captions).flatMap(\.taps) + drawing.nodes.flatMap(\.taps)).map { tap in
      tap.prefix { $0 != " " }
    }
    var unseen: [String] = []
    for (index, finding) in findings.enumerated() where !seen.contains(index) {
      if !unseen.contains(finding.rule.name) { unseen.append(finding.rule.name) }
    }
    return Drawing.Findings(
      count: findings.count, rules: Set(findings.map(\.rule)).count,
      ways: ways.legend(of: findings).filter { way in taps.contains { $0.contains(way.letter) } },
      numbered: ways.numbered, unseen: unseen)
  }

  private static func words(of finding: Diagnostic) -> String {
    "⚠ \(finding.rule.name)" + (finding.severity == .error ? "" : " (\(finding.severity.rawValue))")
  }
}
