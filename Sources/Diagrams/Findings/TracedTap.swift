import Diagnostics
import FlowModel

/// A step of a trace, found again in the flow.
struct TracedTap: Sendable {
  /// What was done.
  enum Deed: Hashable, Sendable {
    /// An action, and the name of the result it had.
    case action(ActionID, result: String?)
    /// A gesture with its own effect, or something that the flow does not have.
    case other(String)
  }

  /// Its place among the steps of the trace.
  var step: Int
  /// What was done.
  var deed: Deed
  /// The screen that was in front.
  var screen: ScreenID?
  /// The screen that is in front afterwards.
  var next: ScreenID?
}
