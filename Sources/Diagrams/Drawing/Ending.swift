import FlowModel

/// A way in which a task ends, on which something may follow.
struct Ending: Hashable, Sendable {
  /// The task.
  var task: TaskID
  /// How it ends.
  var outcome: OutcomeID
}
