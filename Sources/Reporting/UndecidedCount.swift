import Diagnostics
import Localization

/// The number of undecided properties of a run, with the reasons.
struct UndecidedCount {
  /// The number of rules.
  let rules: Int
  /// The number of expectations.
  let expectations: Int
  private let cutoffs: Set<PropertyVerdict.Cutoff>

  /// Counts each property once, even if it is undecided on several devices.
  init(_ verdicts: [PropertyVerdict]) {
    let undecided = verdicts.filter(\.isOpen)
    rules = Set(undecided.filter { $0.kind == .rule }.map(\.property)).count
    expectations = Set(undecided.filter { $0.kind != .rule }.map(\.property)).count
    cutoffs = Set(undecided.compactMap(\.cutoff))
  }

  /// Whether everything is decided.
  var isEmpty: Bool { rules == 0 && expectations == 0 }

  /// The number and the reason, for example `2 rules undecided (ended by the time limit)`; nil if everything is
  /// decided.
  var text: Message? {
    guard !isEmpty else { return nil }
    let counted: [(Int, Message)] = [(rules, "rule"), (expectations, "expectation")].filter { $0.0 > 0 }
    return "\(Message.list(counted.map { .count($0.0, $0.1) })) undecided (\(reason))"
  }

  private var reason: Message {
    if cutoffs.contains(.interruption) { return "ended by Ctrl-C" }
    if cutoffs.contains(.termination) { return "ended by SIGTERM" }
    if cutoffs.contains(.timeLimit) { return "ended by the time limit" }
    return cutoffs.contains(.partialFlow) ? "the file does not say enough" : "too many behaviours to see them all"
  }
}

extension PropertyVerdict {
  /// Returns whether the property is undecided, and a violation has at least this severity.
  func isUndecided(atLeast severity: Severity) -> Bool { isOpen && self.severity >= severity }
}

/// A flow that keeps a run from success, although nothing that fails is found in it.
struct UndecidedFlow {
  /// The name in place of a rule's.
  static let name = "undecided"

  let file: FileID
  /// The number of its undecided properties that must be decided, with the reasons.
  let message: String
}

extension Report {
  /// The flows with undecided properties that must be decided; a host that lists only findings would show success.
  var undecidedFlows: [UndecidedFlow] {
    records.flatMap { record in
      record.flows.compactMap { flow in
        UndecidedCount(flow.verdicts.filter(record.isBlocking)).text.map {
          UndecidedFlow(file: flow.file, message: $0.localized)
        }
      }
    }
  }
}
