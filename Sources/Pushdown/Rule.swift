/// What a rule ⟨p, γ⟩ → ⟨p′, w⟩ of a pushdown system does: its right side, what it costs, and the client's name for it.
///
/// The left side, the head ⟨p, γ⟩, is where the rule was asked for. `w` has at most two symbols, as in the normal form
/// of Bouajjani, Esparza and Maler (1997).
public struct Rule: BitwiseCopyable, Hashable, Sendable {
  /// The number that stands for "no symbol"; no symbol of a system may have it.
  public static let noSymbol = UInt32.max

  /// The control p′ the rule leads to.
  public var control: UInt32
  /// The new top of the stack, or `noSymbol` for a rule that pops.
  public var top: UInt32
  /// The symbol the new top stands on, or `noSymbol` for a rule that does not push.
  public var beneath: UInt32
  /// The client's name for the rule: witnesses are told in these.
  public var id: UInt32
  /// The cost of one use; with a `WeightLayout`, several costs in order of importance.
  public var weight: UInt64

  /// A rule that takes the top symbol off.
  public static func pop(to control: UInt32, weight: UInt64 = 0, id: UInt32) -> Rule {
    Rule(control: control, top: noSymbol, beneath: noSymbol, id: id, weight: weight)
  }

  /// A rule that puts another symbol in the place of the top one.
  public static func swap(to control: UInt32, _ symbol: UInt32, weight: UInt64 = 0, id: UInt32) -> Rule {
    Rule(control: control, top: symbol, beneath: noSymbol, id: id, weight: weight)
  }

  /// A rule that puts two symbols in the place of the top one, `top` standing on `beneath`.
  public static func push(
    to control: UInt32, _ top: UInt32, over beneath: UInt32, weight: UInt64 = 0, id: UInt32
  ) -> Rule {
    Rule(control: control, top: top, beneath: beneath, id: id, weight: weight)
  }

  /// Whether the rule takes the top symbol off.
  public var isPop: Bool { top == Rule.noSymbol }
  /// Whether the rule makes the stack one symbol higher.
  public var isPush: Bool { beneath != Rule.noSymbol }
}
