import FlowModel
import Localization

/// The label of an arrow, a row or an entry.
struct Caption: Hashable, Sendable {
  /// The `source` of arrows to the task that a gate starts.
  static let gate: Message = "gate"

  /// The cause if it is not a tap, for example `system`; nil for a tap.
  var source: Message?
  /// The action's label, the result's name, or the outcome that precedes it.
  var text: String
  /// The conditions as the file writes them, or nil.
  var condition: String?
  /// Further effects of the steps, or nil.
  var note: String?
  /// The task's end that precedes it, if it belongs to a `then`.
  var ending: TaskEnding?
  /// The steps of actions that the arrow represents.
  var causes: [Cause] = []
  /// The marks for findings and changes.
  var marks: [Mark] = []
  /// The numbers of taps in the numbered traces, for example `②`.
  var taps: [String] = []

  /// Whether there are no words; marks and taps do not count, because they must not change a layout.
  var isEmpty: Bool { text.isEmpty && source == nil && condition == nil && note == nil }

  /// Returns whether the other caption has the same text and conditions.
  func hasSameText(as other: Caption) -> Bool {
    source == other.source && text == other.text && condition == other.condition && note == other.note
  }
}

/// The reason for an arrow: a step of one result of an action, offered at a node.
struct Cause: Hashable, Sendable {
  /// The action.
  var action: ActionID
  /// The index of the result, counted through all cases.
  var result: Int
  /// The node that offers the action.
  var place: NodeID
  /// The index of the arrow within the result, or nil for an arrow after the end of a task.
  var segment: Int?
}

/// The end of a task with an outcome.
struct TaskEnding: Hashable, Sendable {
  /// The task.
  var task: TaskID
  /// The outcome.
  var outcome: OutcomeID
}
