import Diagnostics

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

  /// Returns whether a property with at least this severity is undecided.
  static func isUndecided(_ verdicts: [PropertyVerdict], failOn: Severity) -> Bool {
    verdicts.contains { $0.isOpen && $0.severity >= failOn }
  }

  /// Whether everything is decided.
  var isEmpty: Bool { rules == 0 && expectations == 0 }

  /// The number and the reason, for example `2 rules undecided (ended by the time limit)`; nil if everything is
  /// decided.
  var text: String? {
    guard !isEmpty else { return nil }
    let counted = [(rules, "rule"), (expectations, "expectation")].filter { $0.0 > 0 }.map { count($0.0, $0.1) }
    return "\(counted.joined(separator: " and ")) undecided (\(reason))"
  }

  private var reason: String {
    if cutoffs.contains(.interruption) { return "ended by Ctrl-C" }
    if cutoffs.contains(.termination) { return "ended by SIGTERM" }
    if cutoffs.contains(.timeLimit) { return "ended by the time limit" }
    return cutoffs.contains(.partialFlow) ? "the file does not say enough" : "too many behaviours to see them all"
  }
}
