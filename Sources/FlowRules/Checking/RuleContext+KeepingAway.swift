import FlowModel
import Localization
import OrderedCollections

/// Conditions that exclude an entry during tasks.
extension RuleContext {
  /// Returns the condition, in quotes, that excludes an entry while a task is running.
  func condition(keepingAwayFrom task: TaskID) -> Message { condition(keepingAwayFrom: [task]) }

  /// Returns the condition, in quotes, that excludes an entry while any of some tasks is running.
  ///
  /// The condition reads the innermost task, so if one of the tasks starts others, it must exclude all tasks.
  func condition(keepingAwayFrom tasks: OrderedSet<TaskID>) -> Message {
    guard !tasks.contains(where: startsOthers) else { return quoted("where: { task: none }") }
    let names = tasks.map { flow[$0].name.value }
    return quoted("where: { task: { not: \(operand(names)) } }")
  }

  private func startsOthers(_ task: TaskID) -> Bool {
    let hosts = Set(flow[task].screens)
    return structure.steps.contains { written in
      guard case .start(let other, _, _) = written.step.kind, other != task, let action = written.action else {
        return false
      }
      return structure.hosts[action.index].contains(where: hosts.contains)
    }
  }
}
