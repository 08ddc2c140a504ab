import FlowModel

/// The tasks that the `complete`s in a list of steps may end.
struct StepScope {
  /// The tasks that a `complete` among the steps themselves may end.
  var steps: OutcomeScope
  /// The tasks that a `complete` in the `then` of a started task may end.
  ///
  /// This is the task of the screen to which the started task returns, until a step shows another screen.
  var then: OutcomeScope

  /// The scope of steps in an unknown context.
  static let unrestricted = StepScope(steps: .anyTask, then: .anyTask)

  /// Returns the scope of steps on a screen of a task.
  ///
  /// - Parameter stays: whether the screen is still shown when the steps run; an alert is not.
  static func task(_ task: TaskID, stays: Bool) -> StepScope {
    StepScope(steps: .task(task), then: stays ? .task(task) : .anyTask)
  }

  /// The scope after a step that may have shown another screen.
  var moved: StepScope { StepScope(steps: steps, then: .anyTask) }

  /// The scope of the steps in the `then` of a task that these steps start.
  var following: StepScope { StepScope(steps: then, then: then) }
}

/// The tasks that a `complete` may end, read from the file alone.
enum OutcomeScope {
  /// Any task that is running.
  case anyTask
  /// This task.
  case task(TaskID)
}
