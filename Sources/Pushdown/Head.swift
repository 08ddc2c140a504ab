/// The part of a configuration that decides which rules apply: the control and the top symbol.
public struct Head: BitwiseCopyable, Hashable, Sendable {
  /// The control.
  public var control: UInt32
  /// The symbol on top of the stack.
  public var symbol: UInt32

  /// Puts a head together.
  public init(control: UInt32, symbol: UInt32) {
    self.control = control
    self.symbol = symbol
  }
}
