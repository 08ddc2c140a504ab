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

  /// A task that ended in it.
  struct Ended: Hashable, Sendable {
    /// The task, and how it ended.
    var ending: Ending
    /// The screen on which it was started, where the trace tells.
    var starter: ScreenID?
    /// The label of the action that started it, where that was no step of another that followed on something.
    var action: String?
  }

  /// Its place among the steps of the trace.
  var step: Int
  /// What was done.
  var deed: Deed
  /// The screen that was in front.
  var screen: ScreenID?
  /// The screen that is in front afterwards.
  var next: ScreenID?
  /// The tasks that ended in it.
  var ended: [Ended] = []

  /// The screens that it led to, the last first: the one in front, and those to which tasks returned before something followed.
  var ends: [ScreenID] { (next.map { [$0] } ?? []) + ended.reversed().compactMap(\.starter) }
}
