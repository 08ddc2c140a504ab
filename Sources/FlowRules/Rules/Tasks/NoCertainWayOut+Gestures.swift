import FlowModel

/// The screens that no gesture leaves.
extension NoCertainWayOut {
  /// Returns whether a user may be on the screen without a gesture or a tab bar that leaves it.
  func isWithoutGesture(_ screen: Screen, _ underTabs: Set<ScreenID>, _ context: RuleContext) -> Bool {
    let structure = context.structure
    guard screen.kind == .screen else { return false }
    if structure.rootScreens.contains(screen.id) { return isTaskOfRoot(screen, context) }
    let isInLayer = structure.branchesInLayers[screen.id.index] != nil
    guard isInLayer || !underTabs.contains(screen.id) || screen.hidesTabBar else { return false }
    let isPushed = structure.showings(of: screen.id).contains { $0.verb == .push || $0.verb == .replace }
    let hasBack: Bool =
      switch screen.override(of: .back) {
      case .action?: true
      case .removed?: false
      case nil: !screen.hidesBack
      }
    if isPushed, !hasBack { return !isInSwipeableLayers(screen, context) }
    if isInLockedPanel(screen, context) { return true }
    return structure.modalStarts.contains { $0.screen == screen.id && !$0.devicesWithoutSwipe.isEmpty }
  }

  /// Returns whether a screen is the first one of a task at a root: only the end of the task leads on.
  private func isTaskOfRoot(_ screen: Screen, _ context: RuleContext) -> Bool {
    context.flow.rootsOnDevices.contains { root in
      if case .task(let task, _) = root.kind { context.flow[task.value].entry == screen.id } else { false }
    }
  }

  /// Returns whether a user opens a panel with the screen that no swipe closes.
  private func isInLockedPanel(_ screen: Screen, _ context: RuleContext) -> Bool {
    context.structure.showings(of: screen.id).contains { showing in
      showing.options.locked && screen.override(of: .swipeDown) == nil
        && context.flow.devices.contains { showing.style(on: $0, in: context.flow) == .panel }
        && showing.written.action.map { context.flow[$0].trigger == .user } ?? false
    }
  }

  /// Returns whether all layers that may hold a screen can be swiped away there.
  private func isInSwipeableLayers(_ screen: Screen, _ context: RuleContext) -> Bool {
    let structure = context.structure
    guard screen.override(of: .swipeDown) == nil, !structure.screensOnRoots.contains(screen.id) else { return false }
    let layers = structure.modalStarts.filter { structure.closure(of: [$0.screen]).contains(screen.id) }
    return !layers.isEmpty && layers.allSatisfy(\.devicesWithoutSwipe.isEmpty)
  }

  /// Returns whether a screen begins a layer and has no action that leaves.
  ///
  /// "modal-without-exit" reports such a screen if the layer cannot be swiped away.
  func isLeftToModalWithoutExit(_ screen: Screen, _ context: RuleContext) -> Bool {
    context.structure.exits(of: screen.id).isEmpty
      && context.structure.modalStarts.contains { $0.screen == screen.id && !$0.devicesWithoutSwipe.isEmpty }
  }
}
