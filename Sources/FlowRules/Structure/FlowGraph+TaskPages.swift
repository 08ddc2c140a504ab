import FlowModel

/// Pages of no task that only lead into one, such as an introduction.
extension FlowGraph {
  /// Returns the task that a page of no task only leads into, or nil.
  ///
  /// Each of its actions, apart from ways back, starts the task or shows another such page.
  func taskOnlyBehind(_ page: ScreenID) -> TaskID? {
    var pages: Set<ScreenID> = []
    return taskOnlyBehind(page, among: &pages)
  }

  /// Returns a page and the further ones on the way to the task that it only leads into, in file order.
  func pagesBeforeTask(from page: ScreenID) -> [ScreenID] {
    var pages: Set<ScreenID> = []
    return taskOnlyBehind(page, among: &pages) == nil ? [] : pages.sorted()
  }

  /// Returns whether a page is an introduction: by its title, or by buttons that only go on to the next page.
  func introduces(_ page: ScreenID) -> Bool {
    if Wording(flow[page].displayTitle).introduces { return true }
    let onward = flow[page].actions.filter { action in
      showings(of: action).contains { $0.started == nil && flow[$0.screen].task == nil }
    }
    return !onward.isEmpty && onward.allSatisfy { flow[$0].wording.goesOn }
  }

  private func taskOnlyBehind(_ page: ScreenID, among pages: inout Set<ScreenID>) -> TaskID? {
    guard isPlainPage(page), pages.insert(page).inserted else { return nil }
    let onward = flow[page].actions.filter { flow[$0].isUserInitiated && !onlyGoesBack(flow[$0]) }
    guard !onward.isEmpty else { return nil }
    var tasks: Set<TaskID> = []
    for action in onward {
      guard let task = taskOnlyBehind(action, among: &pages) else { return nil }
      tasks.insert(task)
    }
    return tasks.count == 1 ? tasks.first : nil
  }

  private func taskOnlyBehind(_ action: ActionID, among pages: inout Set<ScreenID>) -> TaskID? {
    let shown = showings(of: action).filter { $0.written.isInOwnList(of: flow) }
    guard !shown.isEmpty else { return nil }
    var tasks: Set<TaskID?> = []
    for showing in shown {
      guard !showing.written.step.isGate else { return nil }
      let own = showing.started ?? flow[showing.screen].task
      tasks.insert(own ?? taskOnlyBehind(showing.screen, among: &pages))
    }
    return tasks.count == 1 ? tasks.first ?? nil : nil
  }

  /// Returns whether a screen can be a page before a task: it shows no item, and the file says all of it.
  private func isPlainPage(_ page: ScreenID) -> Bool {
    let screen = flow[page]
    return screen.kind == .screen && screen.task == nil && screen.item == nil && screen.need == nil
      && !screen.hasUnknownExits && screen.openedElsewhere == nil && !rootScreens.contains(page)
  }

  private func onlyGoesBack(_ action: Action) -> Bool {
    let steps = action.allSteps.filter { !$0.movesNothing }
    return !steps.isEmpty && steps.allSatisfy(\.goesBack)
  }
}
