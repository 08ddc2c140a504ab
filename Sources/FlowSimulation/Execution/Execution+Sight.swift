import FlowModel

/// Bookkeeping for partly known stacks.
///
/// The base tab's stack lies below the stack of the selected tab, and is revealed from its top. The stacks of the other
/// tabs are fully known while they are hidden. The selected stack is known as far as the window reaches.
extension Execution {
  /// The tab whose stack lies below the others; 0 in a root without tabs.
  var ground: Int { grounds.isEmpty ? 0 : grounds[configuration.root.index] }

  /// Returns whether an item needs stacks that are not known.
  func mustSeeMore(before item: Item) -> Bool {
    guard window != nil, sight < .all, case .select(let tab) = item, tab != configuration.selectedTab else {
      return false
    }
    if isAlone { return sight < .stacks && !configuration.layers.isEmpty }
    if mayEndTaskOutOfSight { return true }
    if configuration.selectedTab == ground { return sight < .stacks && !configuration.layers.isEmpty }
    return sight < .stacks || (tab == ground && groundKnown == 0)
  }

  /// Whether a remaining item may end a task after another, unknown tab is selected.
  ///
  /// Without an acting task, only tasks that are visible by then can be ended.
  var mayEndTaskOutOfSight: Bool { mayEndTasks && contexts.contains { $0.acting != nil } && laterEnding == nil }

  /// Whether a remaining item may end a task.
  var mayEndTasks: Bool {
    !followUps.isEmpty
      || agenda.contains { item in
        switch item {
        case .run(let list, let place): list.steps(in: flow)[place...].contains(where: \.endsTask)
        case .act(let list, let place): list.steps(in: flow)[place].endsTask
        case .closeOneScreenLayer, .follow: true
        case .remove, .putInputViewAway, .runFollowUps, .select, .beginTaskAtRoot, .wakeRoot, .settle: false
        }
      }
  }

  /// Updates what is known when another tab is selected.
  mutating func moveSight(to tab: Int) {
    guard let window else { return }
    let above = configuration.instancesInLayers
    if configuration.selectedTab == ground { groundKnown = window - above }
    if tab == ground {
      self.window = above + groundKnown
      groundKnown = 0
    } else {
      self.window = above + configuration.stacks[tab].count
    }
    sight = max(sight, .stacks)
  }

  /// Updates what is known when a root with fresh stacks is installed.
  mutating func seeBareRoot() {
    guard window != nil else { return }
    window = 1
    sight = .all
    groundKnown = configuration.selectedTab == ground ? 0 : 1
  }

  /// Whether the base tab's stack lies below the visible one and is not fully known.
  var hasGroundOutOfSight: Bool { window != nil && sight < .all && configuration.selectedTab != ground }

  /// Continues the replacement of the root with the base tab's stack, instance by instance, after all other stacks.
  mutating func swapGround(_ root: RootID, from front: ScreenID) {
    for tab in configuration.stacks.indices where tab != ground { configuration.stacks[tab] = [] }
    configuration.selectedTab = ground
    window = groundKnown
    groundKnown = 0
    sight = .front
    schedule(.remove(Removal(goal: .bottom, taker: .swap(root), frontBefore: front)))
  }
}

extension Configuration {
  /// The number of instances in modal layers.
  var instancesInLayers: Int { layers.reduce(0) { $0 + $1.stack.count } }
}

extension Step {
  fileprivate var endsTask: Bool { if case .complete = kind { true } else { false } }
}
