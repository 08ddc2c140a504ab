import Diagnostics
import FlowModel

extension Flow {
  /// All `allow`s of the flow with their subjects, in file order.
  var writtenAllows: [(allow: Allow, subject: Subject)] {
    var all: [(Allow, Subject)] = []
    for task in taskIDs where !self[task].allows.isEmpty {
      all += self[task].allows.map { ($0, Subject(task: self[task].name.value)) }
    }
    for screen in screenIDs where !self[screen].allows.isEmpty {
      all += self[screen].allows.map { ($0, Subject(screen: self[screen].name.value)) }
    }
    for id in actionIDs where !self[id].allows.isEmpty {
      let action = self[id]
      let screen: String? = if case .screen(let owner) = action.owner { self[owner].name.value } else { nil }
      let task: String? = if case .task(let owner) = action.owner { self[owner].name.value } else { nil }
      all += action.allows.map { ($0, Subject(screen: screen, action: action.label.value, task: task)) }
    }
    return all.sorted { $0.0.rule.range < $1.0.rule.range }
  }

  /// Returns the `allow`s that accept a finding of a rule: those on its action, its screen and its task, or else the
  /// task of its screen.
  func allows(of rule: RuleID, for finding: Finding) -> [Allow] {
    var all = finding.action.map { self[$0].allows } ?? []
    all += finding.screen.map { self[$0].allows } ?? []
    let task = finding.task ?? finding.screen.flatMap { self[$0].task }
    all += task.map { self[$0].allows } ?? []
    return all.filter { $0.rule.value == rule }
  }
}
