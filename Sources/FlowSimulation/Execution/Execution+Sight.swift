import FlowModel

/// Tabs where not all stacks are known: one, the ground's, lies beneath that of whichever tab is selected and comes to light from
/// the top; the others are known while they wait, and the selected one from the front as far as the window goes.
extension Execution {
  /// The tab whose stack lies beneath; 0 in a root without tabs.
  var ground: Int { grounds.isEmpty ? 0 : grounds[configuration.root.index] }

  /// Whether an item moves stacks that are not known yet.
  func mustSeeMore(before item: Item) -> Bool {
    guard window != nil, sight < .all, case .select(let tab) = item, tab != configuration.selectedTab else {
      return false
    }
    if isAlone { return sight < .stacks && !configuration.layers.isEmpty }
    if mayEndTaskOutOfSight { return true }
    if configuration.selectedTab == ground { return sight < .stacks && !configuration.layers.isEmpty }
    return sight < .stacks || (tab == ground && groundKnown == 0)
  }

  /// Whether something is still to be done that may end a task once another tab is in sight, and its stack is not known.
  ///
  /// Where nobody acts for a task, only those can be ended that are in sight by then.
  var mayEndTaskOutOfSight: Bool { mayEndTasks && contexts.contains { $0.acting != nil } && laterEnding == nil }

  /// Whether something is still to be done that may end a task, wherever that is left.
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

  /// Keeps account of what is known when another tab is selected.
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

  /// Keeps account of what is known of a root with fresh stacks.
  mutating func seeBareRoot() {
    guard window != nil else { return }
    window = 1
    sight = .all
    groundKnown = configuration.selectedTab == ground ? 0 : 1
  }

  /// Whether the ground's stack lies beneath that in sight, known at most in part.
  var hasGroundOutOfSight: Bool { window != nil && sight < .all && configuration.selectedTab != ground }

  /// Goes on letting go of a root with the ground's stack, instance by instance as it comes to light; the others have gone.
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
  /// How many instances stand in modal layers.
  var instancesInLayers: Int { layers.reduce(0) { $0 + $1.stack.count } }
}

extension Step {
  fileprivate var endsTask: Bool { if case .complete = kind { true } else { false } }
}
