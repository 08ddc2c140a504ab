import FlowModel
import FlowSimulation
import Verification

/// Input on pages of a task that were replaced by later pages.
extension LostInput {
  /// Returns the findings on tasks that the user gives up after pages with input were replaced by other ones.
  func onReplacedPages(_ losses: Losses, _ context: RuleContext) -> [Finding] {
    context.findings(of: .completes, .cancelsByGesture) { (fact: Fact, walk: () -> Walk) in
      let (task, site): (TaskID, Site)
      switch fact {
      case .completes(let ended, .cancelled, let place): (task, site) = (ended, place)
      case .cancelsByGesture(let ended, _, let place): (task, site) = (ended, place)
      default: return nil
      }
      guard site.isUserInitiated, context.flow[task].screens.contains(where: { context.flow[$0].input }),
        context.flow[site.screen].task == task, context.flow[site.screen].kind == .screen
      else { return nil }
      let shown = walk()
      guard let screen = shown.inputReplaced(in: task) else { return nil }
      return finding(screen, site, losses, context)?.shown(by: shown)
    }
  }
}

extension Walk {
  /// Returns the screen with input that was replaced last since a task began, and has not come back; or nil.
  fileprivate func inputReplaced(in task: TaskID) -> ScreenID? {
    let flow = simulator.flow
    let start = transitions.lastIndex { transition in
      transition.events.contains { if case .starts(task, _, _, _) = $0.kind { true } else { false } }
    }
    guard let start else { return nil }
    var replaced: ScreenID?
    // The last transition gives the task up.
    for place in start..<transitions.count - 1 where place + 1 < transitions.count - 1 {
      let front = transitions[place].target.frontScreen
      if front == replaced { replaced = nil }
      guard flow[front].input, flow[front].task == task, let move = transitions[place + 1].move,
        let result = flow.result(of: move), result.steps.contains(where: \.isReplace)
      else { continue }
      if let action = move.action, flow.keepsInput(action) { continue }
      replaced = front
    }
    return replaced
  }
}

extension Step {
  /// Whether it is `replace`.
  fileprivate var isReplace: Bool { if case .replace = kind { true } else { false } }
}
