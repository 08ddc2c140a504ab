import Diagnostics
import FlowComparison
import Localization
import OrderedCollections

/// One sentence for each change with consequences: what changed in the file, and what that means for users.
///
/// The most severe new problem comes first, then what got better, then what is only different.
struct ChangeSentences {
  /// A sentence on a change.
  struct Sentence: Sendable {
    /// Whether it is better (true), worse (false), or only different (nil).
    let isGood: Bool?
    /// The sentence, without a full stop.
    let text: String

    /// The sign before the sentence.
    var mark: String { isGood.map { $0 ? "✓" : "✗" } ?? "·" }
  }

  /// A consequence of a change, in the order of importance.
  private struct Consequence: Comparable {
    let rank: Int
    let consequence: Diagnostics.Consequence
    let isGood: Bool?
    let text: Message

    static func < (a: Self, b: Self) -> Bool { (a.rank, a.consequence) < (b.rank, b.consequence) }
  }

  private let report: ComparisonReport
  private let text: FindingConsequences

  /// Creates the sentences of a report.
  init(_ report: ComparisonReport) {
    self.report = report
    text = FindingConsequences()
  }

  /// All sentences.
  var all: [Sentence] {
    var groups: OrderedDictionary<Group, [Consequence]> = [:]
    for (finding, consequence) in consequences {
      groups[Group(cause: cause(of: finding), isGood: consequence.isGood), default: []].append(consequence)
    }
    var found: [(best: Consequence, sentence: Sentence)] = []
    for (group, consequences) in groups {
      guard let cause = group.cause else {
        found += consequences.map { ($0, Sentence(isGood: $0.isGood, text: $0.text.visible)) }
        continue
      }
      let sorted = sorted(consequences)
      let shown = OrderedSet(sorted.map(\.text))
      let more: [Message] = shown.count > Self.limit ? ["\(shown.count - Self.limit) more"] : []
      let list = (shown.prefix(Self.limit) + more).joined(separator: ("; " as Message).about("sentences"))
      let text: Message = "\(phrase(for: cause)): \(list)"
      found.append((sorted[0], Sentence(isGood: sorted[0].isGood, text: text.visible)))
    }
    let ordered = found.enumerated().sorted { ($0.element.best, $0.offset) < ($1.element.best, $1.offset) }
    return ordered.map(\.element.sentence) + differences
  }

  /// The maximum number of consequences in a sentence.
  private static let limit = 6

  private func sorted(_ all: [Consequence]) -> [Consequence] {
    all.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.element)
  }

  // MARK: Consequences

  /// The consequences of all changes, each with the finding that shows it.
  private var consequences: [(finding: Diagnostic, Consequence)] {
    let changes = report.findings
    let new = changes.new.flatMap { finding in
      text.problems(of: finding).map {
        (
          finding,
          Consequence(rank: rank(ofNew: finding), consequence: finding.rule.consequence, isGood: false, text: $0)
        )
      }
    }
    let gone = changes.gone.filter { $0.accepted == nil && $0.isCertain }.flatMap { gone in
      text.repairs(of: gone.diagnostic).map {
        (
          gone.diagnostic,
          Consequence(
            rank: 2 - rank(gone.diagnostic.severity), consequence: gone.diagnostic.rule.consequence, isGood: true,
            text: $0)
        )
      }
    }
    let accepted = changes.accepted.map { finding in
      let message = finding.message
      return (
        finding,
        Consequence(
          rank: 6, consequence: finding.rule.consequence, isGood: Bool?.none,
          text: finding.allowed.map { "\(message) (accepted: \($0.visible))" } ?? message)
      )
    }
    return new + gone + accepted
  }

  /// New errors and warnings come before what got better, and infos after it.
  private func rank(ofNew finding: Diagnostic) -> Int {
    switch finding.severity {
    case .error: -2
    case .warning: -1
    case .info: 5
    }
  }

  private func rank(_ severity: Severity) -> Int {
    switch severity {
    case .error: 2
    case .warning: 1
    case .info: 0
    }
  }

  // MARK: Causes

  /// A change with what is better, worse or only different by it.
  private struct Group: Hashable {
    let cause: Cause?
    let isGood: Bool?
  }

  /// The change of a flow that a finding is about.
  private struct Cause: Hashable {
    let flow: Int
    let change: FlowChange
  }

  /// Returns the change that causes a finding: of its entry or action, else of its screen or task; nil if none does.
  private func cause(of finding: Diagnostic) -> Cause? {
    let subjects = finding.places.flatMap { [$0.cause, $0.subject] }
    let candidates = report.flows.enumerated().flatMap { number, flow in
      flow.changes.map { Cause(flow: number, change: $0) }
    }
    for isMatch in Self.matches {
      for subject in subjects {
        if let cause = candidates.first(where: { isMatch($0.change, subject, finding.entry) }) { return cause }
      }
    }
    return nil
  }

  /// The ways in which a change can belong to the subject of a finding, the most exact first.
  private static let matches: [@Sendable (FlowChange, Subject, String?) -> Bool] = [
    { change, subject, entry in
      change.subject == .entry && (change.name == entry || subject.screen == nil && change.name == subject.action)
    },
    { change, subject, _ in
      guard change.subject == .action, change.name == subject.action else { return false }
      return switch change.owner {
      case .screen(let screen): screen == subject.screen
      case .task, .root, nil: true
      }
    },
    { change, subject, _ in
      guard change.subject == .action, change.kind == .removed, subject.action == nil,
        case .screen(let screen) = change.owner
      else { return false }
      return screen == subject.screen
    },
    { change, subject, _ in
      subject.action == nil
        && (change.subject == .screen && change.name == subject.screen
          || change.subject == .task && change.name == subject.task)
    },
  ]

  /// Returns the change as the beginning of a sentence.
  private func phrase(for cause: Cause) -> Message {
    let phrase = ChangeText.phrase(of: cause.change)
    return report.flows.count > 1 ? "\(phrase) (\(report.flows[cause.flow].name.visible))" : phrase
  }

  // MARK: Differences

  /// What is only different: devices, taps, ways out, screens that can be reached, and expectations.
  private var differences: [Sentence] {
    report.flows.flatMap { flow -> [Sentence] in
      let place = report.flows.count > 1 ? " (\(flow.name.visible))" : ""
      let behaviour = flow.behaviour.filter { !isExplained($0) }.map {
        Sentence(isGood: $0.kind.isGood, text: ChangeText.text(of: $0) + place)
      }
      return behaviour + UserChangeText.differences(of: flow).map { Sentence(isGood: nil, text: $0 + place) }
    }
  }

  /// Returns whether a new or gone finding says the same.
  private func isExplained(_ change: BehaviourChange) -> Bool {
    switch change.kind {
    case .taskInterruptible: text.interrupts(change.name, in: report.findings.new)
    case .taskUninterruptible: text.interrupts(change.name, in: report.findings.gone.map(\.diagnostic))
    case .screenReachable, .screenUnreachable: false
    }
  }
}
