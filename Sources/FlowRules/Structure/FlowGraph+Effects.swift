import FlowModel
import OrderedCollections

/// What the actions of a flow change in its state, read from the file alone.
extension FlowGraph {
  /// Returns the assignments of a result of an action, from the action down to its steps; `then`s do not count.
  func assignments(of action: ActionID, _ chosenCase: Int, _ result: Int) -> [Assignment] {
    let chosen = flow[action].cases[chosenCase]
    let own = chosen.results[result]
    return flow[action].set + chosen.set + own.set + own.steps.flatMap(\.assignments)
  }

  /// The variables that a condition, a pattern or a need of the flow asks for.
  var askedVariables: Set<VariableID> {
    var asked: Set<VariableID> = []
    for action in flow.actions.indices {
      for condition in flow.actions[action].conditions {
        asked.formUnion(condition.tests.map(\.variable))
        asked.formUnion(condition.pattern?.state.map(\.variable) ?? [])
      }
    }
    return asked
  }

  /// Returns the actions of a task that users cancel it with.
  func cancellations(of task: TaskID) -> [Action] {
    OrderedSet(flow[task].screens.flatMap { flow[$0].actions }).map { flow[$0] }.filter { action in
      action.isUserInitiated && action.isPlainCancel && action.allSteps.contains(where: \.cancels)
    }
  }
}

extension Action {
  /// The conditions of the action, its cases and its results.
  var conditions: [Condition] {
    [condition] + cases.flatMap { [$0.condition] + $0.results.map(\.condition) }
  }
}
