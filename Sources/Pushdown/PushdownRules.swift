/// A pushdown system whose rules are made when they are asked for.
///
/// A saturation asks once for every head that a reachable configuration has, and for no other, so a client may number
/// controls and symbols as they occur. It had better: memory grows with the greatest number, and a control of 2³¹ or
/// more would be taken for a state of a goal. The order of the rules decides ties between witnesses of the same weight.
///
/// Where one and the same control takes symbol after symbol off, nearly all heads are of such steps. A client that says
/// which controls *sweep*, and which symbols they sweep, is not asked for the rules of these heads: they have none but
/// ⟨c, γ⟩ → ⟨c, ε⟩, of weight 0 and without a name. A saturation then takes a symbol off for up to 64 controls at once.
public protocol PushdownRules {
  /// Appends the rules of a head, always the same ones in the same order.
  mutating func appendRules(control: UInt32, symbol: UInt32, to rules: inout ContiguousArray<Rule>)

  /// Whether a control takes every symbol that can be swept off, stays what it is, and can do nothing else there.
  ///
  /// Asked once for a control, when it first comes upon a symbol that can be swept; without an answer of its own, no.
  mutating func isSweeping(control: UInt32) -> Bool

  /// Whether a symbol can be swept: taken off by every control that sweeps, without a rule.
  ///
  /// Asked once for a symbol, when it first is on top; without an answer of its own, no.
  mutating func isSweepable(symbol: UInt32) -> Bool
}

extension PushdownRules {
  /// No control sweeps.
  public func isSweeping(control: UInt32) -> Bool { false }

  /// No symbol can be swept.
  public func isSweepable(symbol: UInt32) -> Bool { false }
}
