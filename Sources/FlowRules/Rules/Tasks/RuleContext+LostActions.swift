import FlowModel
import FlowSimulation
import Verification

/// Actions that can never happen again after a task was thrown away.
extension RuleContext {
  /// Returns an action of the user that needs a value which only a removed task can set, if the task cannot begin again.
  func actionLost(with task: TaskID, in configuration: Configuration) -> ActionID? {
    // A task that can begin without a condition loses nothing; this is decided first, because it holds for most tasks.
    let beginnings = testsOfBeginnings(of: task)
    guard !beginnings.isEmpty, beginnings.allSatisfy({ !$0.isEmpty }) else { return nil }
    let instances = configuration.stacks.joined() + configuration.layers.flatMap(\.stack)
    guard !instances.contains(where: { flow[$0.screen].task == task }) else { return nil }
    return flow.actionIDs.first { id in
      guard flow[id].trigger == .user, case .screen(let host) = flow[id].owner, flow[host].task != task else {
        return false
      }
      return flow[id].condition.tests.contains { test in
        !test.values.contains(configuration.state[test.variable.index])
          && beginnings.allSatisfy { $0.contains { $0.isAtLeast(test) } } && isSetOnly(test, by: task)
      }
    }
  }

  /// Returns for each step that begins a task the tests that must hold; none for a step of no action.
  private func testsOfBeginnings(of task: TaskID) -> [[Condition.Test]] {
    structure.beginnings(of: task).map { showing in
      guard let action = showing.written.action else { return [] }
      return flow[action].condition.tests + flow[action].cases[showing.written.chosenCase].condition.tests
    }
  }

  /// Returns whether only actions of a task give a variable one of the values of a test.
  private func isSetOnly(_ test: Condition.Test, by task: TaskID) -> Bool {
    let setting = flow.actions.filter { action in
      action.assignments.contains { $0.variable == test.variable && $0.value.map(test.values.contains) ?? true }
    }
    return setting.allSatisfy { action in
      let hosts = structure.hosts[action.id.index]
      return !hosts.isEmpty && hosts.allSatisfy { flow[$0].task == task }
    }
  }
}

extension Condition.Test {
  /// Returns whether another test holds wherever this one does.
  fileprivate func isAtLeast(_ other: Condition.Test) -> Bool {
    variable == other.variable && Set(values).isSubset(of: Set(other.values))
  }
}
