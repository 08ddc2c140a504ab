import Diagnostics

/// How many properties a run left undecided, and why.
struct UndecidedCount {
  /// The number of rules.
  let rules: Int
  /// The number of expectations.
  let expectations: Int
  private let cutoffs: Set<PropertyVerdict.Cutoff>

  /// Counts a property once, on however many devices it is undecided.
  init(_ verdicts: [PropertyVerdict]) {
    let undecided = verdicts.filter(\.verdict.isUndecided)
    rules = Set(undecided.filter { $0.kind == .rule }.map(\.property)).count
    expectations = Set(undecided.filter { $0.kind != .rule }.map(\.property)).count
    cutoffs = Set(undecided.compactMap(\.cutoff))
  }

  /// Whether the time limit left a property undecided whose violation would weigh at least so much.
  static func isCutShort(_ verdicts: [PropertyVerdict], failOn: Severity) -> Bool {
    verdicts.contains { $0.verdict.isUndecided && $0.cutoff == .timeLimit && $0.severity >= failOn }
  }

  /// Whether everything is decided.
  var isEmpty: Bool { rules == 0 && expectations == 0 }

  /// The count and the reason, such as `2 rules undecided (time limit)`; nil where everything is decided.
  var text: String? {
    guard !isEmpty else { return nil }
    let counted = [(rules, "rule"), (expectations, "expectation")].filter { $0.0 > 0 }.map { count($0.0, $0.1) }
    return "\(counted.joined(separator: " and ")) undecided (\(reason))"
  }

  private var reason: String {
    if cutoffs.contains(.interruption) { return "ended by Ctrl-C" }
    return cutoffs.contains(.timeLimit) ? "ended by the time limit" : "too many behaviours to see them all"
  }
}
