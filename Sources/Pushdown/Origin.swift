/// The lightest way to a transition or an edge that is known: its key, and by what it comes there.
struct Origin: BitwiseCopyable, Sendable {
  /// No way yet.
  static let unmet = Origin(key: .max, link: PairTable.none, previous: PairTable.none)
  /// In `link`: the control took the symbol off without a rule.
  static let swept = UInt32.max - 1
  /// What tells an edge from a rule in `link`.
  static let edgeFlag: UInt32 = 1 << 31

  /// What the way costs from the start.
  var key: UInt64
  /// The rule applied last; `swept`; `PairTable.none` at the entry of a frame or the start; or, with `edgeFlag`, the
  /// edge along which a popped frame's control went down.
  var link: UInt32
  /// The transition the rule was applied to; or the ε-transition that went down.
  var previous: UInt32
}
