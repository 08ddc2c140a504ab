import FlowModel
import OrderedCollections

/// Conditions that keep an entry away from tasks.
extension RuleContext {
  /// The condition, in quotes, that keeps an entry away while a task runs.
  func condition(keepingAwayFrom task: TaskID) -> String { condition(keepingAwayFrom: [task]) }

  /// The condition, in quotes, that keeps an entry away while any of some tasks runs.
  ///
  /// What it asks for is the nearest task: where one of these starts others, none may run.
  func condition(keepingAwayFrom tasks: OrderedSet<TaskID>) -> String {
    guard !tasks.contains(where: startsOthers) else { return quoted("where: { task: none }") }
    let names = tasks.map { flow[$0].name.value }
    let written = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    return quoted("where: { task: { not: \(written) } }")
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
