import Diagnostics
import FlowModel

/// A step of a trace, resolved in the flow.
struct TracedTap: Sendable {
  /// The kind of a step.
  enum Kind: Hashable, Sendable {
    /// An action, with the name of its result.
    case action(ActionID, result: String?)
    /// A gesture with its default effect, or a label that the flow does not contain.
    case other(String)
  }

  /// A task that ended in the step.
  struct EndedTask: Hashable, Sendable {
    /// The task and its outcome.
    var ending: TaskEnding
    /// The screen that started the task, if the trace shows it.
    var starter: ScreenID?
    /// The label of the action that started the task, or nil if a `then` started it.
    var action: String?
  }

  /// The index of the step in the trace.
  var step: Int
  /// What the user or the system did.
  var kind: Kind
  /// The screen in front before the step.
  var screen: ScreenID?
  /// The screen in front after the step.
  var next: ScreenID?
  /// The tasks that ended in the step.
  var endedTasks: [EndedTask] = []

  /// The screens that the step led to, the last one first: the one in front, then those to which tasks returned.
  var ends: [ScreenID] { (next.map { [$0] } ?? []) + endedTasks.reversed().compactMap(\.starter) }
}
