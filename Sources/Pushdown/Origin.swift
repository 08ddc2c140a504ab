/// By what the lightest run comes to a transition or an edge.
struct Origin: BitwiseCopyable, Sendable {
  /// Nothing: the entry of a frame, or the start.
  static let start = Origin(link: PairTable.none, previous: PairTable.none)
  /// What tells an edge from a rule in `link`.
  static let edgeFlag: UInt32 = 1 << 31

  /// The rule applied last; or, with `edgeFlag`, the edge along which a popped frame's control went down.
  var link: UInt32
  /// The transition the rule was applied to; or the ε-transition that went down.
  var previous: UInt32
}
