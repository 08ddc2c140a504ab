import FlowModel

/// Bookkeeping for partly known stacks.
///
/// The base tab's stack lies below the stack of the selected tab, and is revealed from its top. The stacks of the other
/// tabs are fully known while they are hidden. The window says how much of the selected stack is known.
extension Execution {
  /// The tab whose stack lies below the others; 0 in a root without tabs.
  var baseTab: Int { baseTabs.isEmpty ? 0 : baseTabs[configuration.root.index] }

  /// Returns whether an item needs stacks that are not known.
  func requiresMoreStacks(before item: AgendaItem) -> Bool {
    if actsBeneathPanels(item) { return hasUnknownPanels }
    if case .beginCovered(let move) = item { return hasUnknownScreen(of: move) }
    guard window != nil, knowledge < .all else { return false }
    if case .act(let list, let place) = item { return knowledge < knowledgeNeeded(by: list.steps(in: flow)[place]) }
    guard case .select(let tab) = item, tab != configuration.selectedTab else { return false }
    if isAlone { return knowledge < .stacks && !configuration.layers.isEmpty }
    if mayEndTaskOnUnknownStack { return true }
    if configuration.selectedTab == baseTab { return knowledge < .stacks && !configuration.layers.isEmpty }
    return knowledge < .stacks || (tab == baseTab && baseTabKnown == 0)
  }

  /// Whether a remaining item may end a task after another, unknown tab is selected.
  ///
  /// Without an acting task, only tasks that are visible by then can be ended.
  var mayEndTaskOnUnknownStack: Bool { mayEndTasks && contexts.contains { $0.acting != nil } && !endsLeftTask }

  /// Whether a remaining item may end a task.
  var mayEndTasks: Bool {
    !followUps.isEmpty
      || agenda.contains { item in
        switch item {
        case .run(let list, let place): list.steps(in: flow)[place...].contains(where: \.endsTask)
        case .act(let list, let place): list.steps(in: flow)[place].endsTask
        case .closeOneScreenLayer, .follow, .beginBeneath, .beginCovered: true
        case .remove, .dismissInputView, .runFollowUps, .select, .cover, .restore: false
        case .beginTaskAtRoot, .resumeRootTask, .settle: false
        }
      }
  }

  /// Updates what is known when another tab is selected.
  mutating func updateKnowledge(to tab: Int) {
    guard let window else { return }
    let above = configuration.instancesInLayers
    if configuration.selectedTab == baseTab { baseTabKnown = window - above }
    if tab == baseTab {
      self.window = above + baseTabKnown
      baseTabKnown = 0
    } else {
      self.window = above + configuration.stacks[tab].count
    }
    knowledge = max(knowledge, .stacks)
  }

  /// Updates what is known when a root with fresh stacks is installed.
  mutating func recordFreshRoot() {
    guard window != nil else { return }
    window = configuration.visibleStack.count
    knowledge = .all
    baseTabKnown = configuration.selectedTab == baseTab ? 0 : 1
  }

  /// Whether the base tab's stack lies below the visible one and is not fully known.
  var isBaseTabHidden: Bool { window != nil && knowledge < .all && configuration.selectedTab != baseTab }

  /// Continues the replacement of the root with the base tab's stack, instance by instance, after all other stacks.
  mutating func replaceRootFromBaseTab(_ root: RootID, from front: ScreenID) {
    for tab in configuration.stacks.indices where tab != baseTab { configuration.stacks[tab] = [] }
    configuration.selectedTab = baseTab
    window = baseTabKnown
    baseTabKnown = 0
    knowledge = .front
    schedule(.remove(Removal(goal: .bottom, initiator: .swap(root), frontBefore: front)))
  }
}

extension Configuration {
  /// The number of instances in modal layers.
  var instancesInLayers: Int { layers.reduce(0) { $0 + $1.stack.count } }
}

extension Step {
  fileprivate var endsTask: Bool { if case .complete = kind { true } else { false } }
}

/// The part of the stacks that a partial execution knows.
package enum StackKnowledge: Comparable, Sendable {
  /// The instances in the window, and the stacks of hidden tabs other than the base tab.
  case front
  /// Also all layers and the selected tab's whole stack; but only the window of the base tab's stack if it is selected.
  case stacks
  /// Everything.
  case all
}
