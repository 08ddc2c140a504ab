/// A rule as the saturations read it, twelve bytes.
struct CompiledRule: BitwiseCopyable, Sendable {
  /// What a rule does to the stack.
  enum Kind: UInt32, BitwiseCopyable, Sendable {
    case pop
    case swap
    case push
  }

  /// The control a pop or swap leads to; the push target of a push.
  var first: UInt32
  /// The symbol a swap puts there; the slot a push target has among those of the rule's top symbol.
  var second: UInt32
  /// What the rule does.
  var kind: Kind
}
