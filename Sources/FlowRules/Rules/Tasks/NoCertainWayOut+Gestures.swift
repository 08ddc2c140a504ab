import FlowModel

/// The screens that no gesture leaves.
extension NoCertainWayOut {
  /// Returns whether a user may be on the screen without a gesture or a tab bar that leaves it.
  func isWithoutGesture(_ screen: Screen, _ context: RuleContext) -> Bool {
    let structure = context.structure
    guard screen.kind == .screen, !structure.rootScreens.contains(screen.id) else { return false }
    let isInLayer = structure.branchesInLayers[screen.id.index] != nil
    let hasTabs = context.flow.roots.contains { $0.hasTabs }
    guard isInLayer || !hasTabs || screen.hidesTabBar else { return false }
    let isPushed = structure.showings(of: screen.id).contains { $0.verb == .push || $0.verb == .replace }
    let hasBack: Bool =
      switch screen.override(of: .back) {
      case .action?: true
      case .removed?: false
      case nil: !screen.hidesBack
      }
    if isPushed, !hasBack { return !isInSwipeableLayers(screen, context) }
    if isInLockedPanel(screen, context) { return true }
    // A layer that opens by itself over the app, such as a lock screen, is meant to be passed and not to be left.
    return structure.modalStarts.contains { start in
      start.screen == screen.id && !start.devicesWithoutSwipe.isEmpty
        && start.showings.contains { site in site.written.action.map { context.flow[$0].trigger == .user } ?? false }
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
