/// A state of the automaton a forward saturation builds: all that a push entered, whoever pushed.
///
/// The first frame is the bottom; where the start configuration has more than one symbol, the next ones stand between
/// its symbols. They have no entry.
public struct Frame: BitwiseCopyable, Hashable, Sendable {
  /// The control and the top symbol right after the push; `Rule.noSymbol` twice for the frames of the start.
  public let entry: Head
  /// The set of the ε-transitions to this state: the controls with which the frame has been popped.
  var epsilon: UInt32
  /// The last edge found, the beginning of a list.
  var firstEdge: UInt32
}
