import FlowModel

/// The tasks that a `complete` may end, as far as the file decides it.
enum OutcomeScope {
  /// Any task that is running.
  case anyTask
  /// This task.
  case task(TaskID)
}
