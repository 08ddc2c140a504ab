import Diagnostics
import FlowModel

extension Flow {
  /// Every `allow` of the flow with what it stands on, in the order of the file.
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

  /// The `allow`s of a rule that accept a finding: on its action, its screen or its task; where it names no task, the task of
  /// its screen.
  func allows(of rule: RuleID, for finding: Finding) -> [Allow] {
    var all = finding.action.map { self[$0].allows } ?? []
    all += finding.screen.map { self[$0].allows } ?? []
    let task = finding.task ?? finding.screen.flatMap { self[$0].task }
    all += task.map { self[$0].allows } ?? []
    return all.filter { $0.rule.value == rule }
  }
}
