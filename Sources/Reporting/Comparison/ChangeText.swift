import Diagnostics
import FlowComparison
import OrderedCollections

/// Words what changed; names are made visible, and nothing is escaped.
enum ChangeText {
  /// Longer texts are cut: a change is to be seen, not to be read in full.
  private static let widest = 100

  /// What came, went or changed.
  static func name(of change: FlowChange) -> String {
    guard change.subject != .flow else { return "the flow itself" }
    return "\(word(for: change.subject)) \(quoted(change.name))" + (change.owner.map { " of \(name(of: $0))" } ?? "")
  }

  /// A respect in which something changed.
  static func text(of detail: FlowChange.Detail) -> String {
    let what = detail.what.visible.clipped(to: widest)
    guard detail.old != nil || detail.new != nil else { return "\(what): other than before" }
    return "\(what): \(said(detail.old)) → \(said(detail.new))"
  }

  /// What can happen now, or no longer can.
  static func text(of change: BehaviourChange) -> String {
    switch change.kind {
    case .screenUnreachable: "screen \(quoted(change.name)) can no longer be reached"
    case .screenReachable: "screen \(quoted(change.name)) can be reached now"
    case .taskInterruptible: "task \(quoted(change.name)) can be interrupted now"
    case .taskUninterruptible: "task \(quoted(change.name)) can no longer be interrupted"
    }
  }

  /// How the properties turned: those that turned alike on several devices told once, and together those of which no more changed
  /// than whether they are decided.
  static func lines(of changes: [VerdictChange]) -> [(isGood: Bool, text: String)] {
    var places: OrderedDictionary<VerdictChange, [String]> = [:]
    for var change in changes {
      let device = change.device
      change.device = ""
      places[change, default: []].append(device)
    }
    var turns: OrderedDictionary<Turn, [String]> = [:]
    for (change, devices) in places { turns[Turn(change, on: devices), default: []].append(change.property) }
    return turns.map { turn, properties in
      let names = properties.map { $0.visible.clipped(to: widest) }
      let more = names.count > mostNames ? ["\(names.count - mostNames) more"] : []
      let subject = (names.prefix(mostNames) + more).joined(separator: ", ")
      let devices = turn.devices.map(\.visible).joined(separator: ", ")
      return (turn.new == .proved, "\(subject): \(word(for: turn.old)) → \(word(for: turn.new)) (\(devices))")
    }
  }

  /// So many properties that turned alike are named.
  private static let mostNames = 5

  /// How properties turned that are told together.
  private struct Turn: Hashable {
    let old: Verdict
    let new: Verdict
    let devices: [String]
    /// The property, where it is told by itself.
    let property: String?

    init(_ change: VerdictChange, on devices: [String]) {
      old = change.old
      new = change.new
      self.devices = devices
      property = [old, new].contains(.violated) ? change.property : nil
    }
  }

  /// The marks of what came, went and changed, as in diagrams.
  static func mark(of kind: FlowChange.Kind) -> String {
    switch kind {
    case .removed: "−"
    case .added: "+"
    case .changed: "±"
    }
  }

  /// The versions.
  static func title(of report: ComparisonReport) -> String {
    "\(report.names.old.visible) → \(report.names.new.visible)"
  }

  /// The line that counts.
  static func summary(of report: ComparisonReport) -> String {
    let findings = report.findings
    let weights = Severity.allCases.sorted(by: >).compactMap { severity in
      let number = findings.new.count { $0.severity == severity }
      return number > 0 ? count(number, severity.rawValue) : nil
    }
    let new =
      count(findings.new.count, "new finding") + (weights.isEmpty ? "" : " (\(weights.joined(separator: ", ")))")
    let changes = FlowChange.Kind.allCases.map { "\(report.count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    let mark = report.fails ? "✗" : report.undecided.isEmpty ? "✓" : "?"
    let undecided = report.undecided.text.map { "; in the new version \($0)" } ?? ""
    return "\(mark) \(new), \(findings.gone.count) gone, \(findings.kept.count) kept; "
      + "in \(count(report.flows.count, "flow")): \(changes)\(undecided)"
  }

  private static func name(of owner: FlowChange.Owner) -> String {
    switch owner {
    case .screen(let name): "screen \(quoted(name))"
    case .task(let name): "task \(quoted(name))"
    case .root(let name): "root \(quoted(name))"
    }
  }

  private static func word(for subject: FlowChange.Subject) -> String { "\(subject)" }

  private static func word(for verdict: Verdict) -> String {
    switch verdict {
    case .proved: "proved"
    case .violated: "violated"
    case .bounded(let taps): "not decided beyond \(extent(ofBound: taps))"
    }
  }

  private static func said(_ text: String?) -> String { text.map { $0.visible.clipped(to: widest) } ?? "(nothing)" }

  private static func quoted(_ name: String) -> String { "\"\(name.visible.clipped(to: widest))\"" }
}
