/// How far a statement about all behaviours has been decided.
public enum Verdict: Hashable, Sendable {
  /// It holds in every behaviour.
  case proved
  /// A trace shows that it does not hold.
  case violated
  /// No violation within this many taps, and no proof.
  case bounded(Int)

  /// Whether it is neither proved nor violated.
  public var isUndecided: Bool { if case .bounded = self { true } else { false } }
}
