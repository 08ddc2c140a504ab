/// A frame stands on a symbol that stands in another frame: the transition (frame, symbol, below) of the automaton.
public struct Edge: BitwiseCopyable, Hashable, Sendable {
  /// The number of the frame that was entered by a push.
  public let frame: Int
  /// The symbol the push left beneath.
  public let symbol: UInt32
  /// The number of the frame in which the push was made.
  public let below: Int
}
