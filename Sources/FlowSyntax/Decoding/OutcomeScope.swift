import FlowModel

/// Which tasks a `complete` may end, as far as the file tells.
enum OutcomeScope {
  /// Any that runs there.
  case anyTask
  /// This one.
  case task(TaskID)
}
