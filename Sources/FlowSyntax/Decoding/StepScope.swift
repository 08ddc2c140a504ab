import FlowModel

/// Which tasks the `complete`s of a list of steps may end.
struct StepScope {
  /// For the steps themselves.
  var steps: OutcomeScope
  /// For what follows a task that they start: the task running where it returns to, which is the same as long as no step has moved on.
  var then: OutcomeScope

  /// Steps of which nothing is known.
  static let anywhere = StepScope(steps: .anyTask, then: .anyTask)

  /// Steps written on a screen of a task.
  ///
  /// - Parameter stays: whether the screen is still there when the steps run; an alert is not.
  static func task(_ task: TaskID, stays: Bool) -> StepScope {
    StepScope(steps: .task(task), then: stays ? .task(task) : .anyTask)
  }

  /// The steps after one that may have moved on.
  var moved: StepScope { StepScope(steps: steps, then: .anyTask) }

  /// The steps that follow a task which these start.
  var following: StepScope { StepScope(steps: then, then: then) }
}
