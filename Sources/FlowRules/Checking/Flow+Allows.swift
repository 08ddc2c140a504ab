import Diagnostics
import FlowModel

extension Flow {
  /// Every `allow` of the flow with what it stands on, in the order of the file.
  var writtenAllows: [(allow: Allow, subject: Subject)] {
    var all: [(Allow, Subject)] = []
    for task in tasks {
      all += task.allows.map { ($0, Subject(task: task.name.value)) }
    }
    for screen in screens {
      all += screen.allows.map { ($0, Subject(screen: screen.name.value)) }
    }
    for action in actions {
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
