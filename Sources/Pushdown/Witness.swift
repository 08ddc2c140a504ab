/// A run that shows what it claims: the rules to apply, in order.
public struct Witness: Hashable, Sendable {
  /// The client's names of the rules.
  public var rules: [UInt32]
  /// The sum of their weights.
  public var weight: UInt64
}
