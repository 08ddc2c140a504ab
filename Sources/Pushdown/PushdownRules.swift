/// A pushdown system whose rules are made when they are asked for.
///
/// A saturation asks once for every head that a reachable configuration has, and for no other, so a client may number
/// controls and symbols as they occur. The order of the rules decides ties between witnesses of the same weight.
public protocol PushdownRules {
  /// Appends the rules of a head, always the same ones in the same order.
  mutating func appendRules(control: UInt32, symbol: UInt32, to rules: inout ContiguousArray<Rule>)
}
