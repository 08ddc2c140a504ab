import FlowModel

/// The tasks that a `complete` may end, read from the file alone.
enum OutcomeScope {
  /// Any task that is running.
  case anyTask
  /// This task.
  case task(TaskID)
}
