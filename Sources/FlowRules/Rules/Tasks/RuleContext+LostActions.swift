import FlowModel
import FlowSimulation
import Verification

/// Actions that can never happen again after a task was thrown away.
extension RuleContext {
  /// Returns an action of the user that needs a value which only a removed task can set, if the task cannot begin again.
  func actionLost(with task: TaskID, in configuration: Configuration) -> ActionID? {
    let instances = configuration.stacks.joined() + configuration.layers.flatMap(\.stack)
    guard !instances.contains(where: { flow[$0.screen].task == task }) else { return nil }
    return flow.actionIDs.first { id in
      guard flow[id].trigger == .user, case .screen(let host) = flow[id].owner, flow[host].task != task else {
        return false
      }
      return flow[id].condition.tests.contains { test in
        !test.values.contains(configuration.state[test.variable.index]) && isSetOnly(test, by: task)
          && starts(task, need: test)
      }
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

  /// Returns whether every step that begins a task needs a test to hold.
  private func starts(_ task: TaskID, need test: Condition.Test) -> Bool {
    let beginnings = structure.beginnings(of: task)
    return !beginnings.isEmpty
      && beginnings.allSatisfy { showing in
        guard let action = showing.written.action else { return false }
        let chosen = flow[action].cases[showing.written.chosenCase]
        return (flow[action].condition.tests + chosen.condition.tests).contains {
          $0.variable == test.variable && Set($0.values).isSubset(of: Set(test.values))
        }
      }
  }
}
