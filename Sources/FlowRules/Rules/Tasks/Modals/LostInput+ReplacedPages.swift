import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Input on pages that were replaced by later pages.
extension LostInput {
  /// Returns the findings on tasks that the user gives up after pages with input were replaced by other ones.
  func onReplacedPages(_ losses: Losses, _ context: RuleContext) -> [Finding] {
    forEachReplacedPage(context) { screen, site, walk in finding(screen, site, losses, context)?.shown(by: walk) }
  }

  /// Returns the moves of a user that lose the input of replaced pages.
  func lossesOnReplacedPages(_ context: RuleContext) -> [(screen: ScreenID, site: Site)] {
    var found: [(screen: ScreenID, site: Site)] = []
    _ = forEachReplacedPage(context) { screen, site, _ in
      found.append((screen, site))
      return nil
    }
    return found
  }

  private func forEachReplacedPage(
    _ context: RuleContext, _ find: (ScreenID, Site, Walk) -> Finding?
  ) -> [Finding] {
    context.findings { observed in
      let task: TaskID
      switch observed.kind {
      case .completes(let ended, .cancelled), .cancelsByGesture(let ended, _): task = ended
      default: return nil
      }
      guard let site = observed.site, site.isUserInitiated,
        context.flow[task].screens.contains(where: { context.flow[$0].input }),
        context.flow[site.screen].task == task, context.flow[site.screen].kind == .screen
      else { return nil }
      let shown = observed.walk
      guard let screen = shown.inputReplaced(in: task) else { return nil }
      return find(screen, site, shown)
    }
  }

  /// Returns the findings on pages of no task that Next has replaced, and that Back or Close then gives up.
  func onReplacedScreens(_ context: RuleContext) -> [Finding] {
    context.findings(afterPerforming: { goesOnFromInput($0, context) }) { performed in
      let screen = performed.before.frontScreen
      let next = performed.after.frontScreen
      guard context.flow[screen].input, context.flow[next].kind == .screen, let left = performed.leaving(next, context),
        let move = performed.move(continuing: left)
      else { return nil }
      let range = context.flow[next].name.range
      return Finding(
        .lost(context, screen, by: context.culprit(move, on: next)), help: .helpToAsk, at: range,
        about: .screen(screen), screen: next
      ).noting([Note("here it was typed", at: context.flow[screen].name.range)]).shown(by: left)
    }
  }

  /// Returns whether an action only goes on from a page with input of no task, and replaces it.
  private func goesOnFromInput(_ action: Action, _ context: RuleContext) -> Bool {
    action.isUserInitiated && action.allSteps.contains(where: \.isReplace)
      && context.structure.hosts[action.id.index].contains { context.flow[$0].input && context.flow[$0].task == nil }
      && action.wording.goesOn && !context.flow.keepsInput(action.id)
  }
}

extension RuleContext.PerformedMove {
  /// Returns the walk on which a gesture or a button leaves a screen without a question, or nil.
  fileprivate func leaving(_ screen: ScreenID, _ context: RuleContext) -> Walk? {
    (returns + closings).first { left in
      let front = left.configuration.frontScreen
      let isKept = move(continuing: left)?.action.map(context.flow.keepsInput) ?? false
      return front != screen && context.flow[front].kind == .screen && !isKept
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
        flow.replacesPage(move)
      else { continue }
      if let action = move.action, flow.keepsInput(action) { continue }
      replaced = front
    }
    return replaced
  }
}

extension Flow {
  /// Returns whether a move puts another page in the place of the one in front: by `replace`, or by a swipe.
  fileprivate func replacesPage(_ move: Move) -> Bool {
    if let result = result(of: move) { return result.steps.contains(where: \.isReplace) }
    switch move.kind {
    case .gesture(.swipeLeft), .gesture(.swipeRight): return true
    default: return false
    }
  }
}

extension Step {
  /// Whether it is `replace`.
  fileprivate var isReplace: Bool { if case .replace = kind { true } else { false } }
}

extension Message {
  fileprivate static func lost(_ context: RuleContext, _ screen: ScreenID, by culprit: Message) -> Message {
    "what the user typed on \(context.name(screen)) is lost by \(culprit), and nothing asks first"
  }

  fileprivate static let helpToAsk: Message =
    "ask first, with an alert that can discard or keep; or \"push\" the next page, so that Back shows the input again"
}
