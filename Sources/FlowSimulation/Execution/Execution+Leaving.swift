import FlowModel

/// Transitions that leave the one known tab's stack for another tab, or replace the root with all its stacks.
///
/// The rest of such a transition is described independently of the stack that it leaves.
extension Execution {
  /// Leaves for another tab with the modal layers.
  mutating func leave(for tab: Int) {
    configuration.forgetArrival(at: configuration.top(of: 0))
    nameOriginOfLowestLayer()
    window? -= configuration.instancesInLayers
    let layers = configuration.layers
    let kept = keptLayers
    configuration.layers = []
    keptLayers = 0
    departure = Elsewhere(depart(to: tab, layers, above: kept))
  }

  private mutating func depart(to tab: Int, _ layers: [Layer], above kept: Int) -> Departure {
    var names: [Int32: Int32] = [:]
    var carried = layers
    for layer in carried.indices {
      for index in carried[layer].stack.indices {
        guard let old = carried[layer].stack[index].frame?.serial else { continue }
        names[old] = Int32(names.count + 1)
        carried[layer].stack[index].frame?.serial = Int32(names.count)
      }
    }
    goesTooFar = goesTooFar || needsWhatItLeaves(names)
    announceFreshFrame()
    freshTab = nil
    isRootAsleep = false
    for place in contexts.indices {
      guard let serial = contexts[place].acting?.serial else { continue }
      // The frame remains in the left tab, and no remaining item reads it.
      if let name = names[serial] { contexts[place].acting?.serial = name } else { contexts[place].acting = nil }
    }
    if carried.isEmpty, isAsGoodAsDone { (agenda, contexts) = ([], []) }
    return Departure(
      root: configuration.root, tab: tab, rest: continuation, layers: carried,
      newLayers: max(0, layers.count - kept), state: configuration.state)
  }

  /// Returns whether the rest can refer back to a task on the stack that it leaves.
  private func needsWhatItLeaves(_ inLayers: [Int32: Int32]) -> Bool {
    let bound = contexts.compactMap(\.acting).filter { inLayers[$0.serial] == nil }
    // A `root` step of a task at a root completes it; the step interrupts every other task.
    let mayReturn = !bound.isEmpty && mayEndTasks || bound.contains(where: \.isAtRoot) && hasStep(\.swapsRoot)
    return mayReturn || freshTab != nil && !isAsGoodAsDone && !staysAway
  }

  /// Whether the rest only closes the running contexts.
  private var isAsGoodAsDone: Bool {
    guard followUps.isEmpty, !contexts.contains(where: \.holdsFrame) else { return false }
    return agenda.allSatisfy { item in
      switch item {
      case .runFollowUps, .settle, .wakeRoot: true
      case .run(let list, let place): place >= list.steps(in: flow).count
      case .beginTaskAtRoot: flow[configuration.root].tabs.allSatisfy { flow[$0].task == nil }
      case .act, .putInputViewAway, .closeOneScreenLayer, .remove, .follow, .select: false
      }
    }
  }

  /// Returns whether some remaining step, without follow-ups, satisfies a predicate.
  private func hasStep(_ isMeant: (Step) -> Bool) -> Bool {
    agenda.contains { item in
      switch item {
      case .run(let list, let place): list.steps(in: flow)[place...].contains(where: isMeant)
      case .act(let list, let place): isMeant(list.steps(in: flow)[place])
      case .closeOneScreenLayer, .follow: true
      case .remove, .putInputViewAway, .runFollowUps, .select, .beginTaskAtRoot, .wakeRoot, .settle: false
      }
    }
  }

  // MARK: Roots

  /// Records the rest for the stacks of the other tabs when the root is replaced.
  mutating func loseOtherTabs(swapping root: RootID, from front: ScreenID) {
    let hasTabs = configuration.stacks.count > 1
    // A second root needs all stacks, and so does a task that begins where a task of another tab may have been
    // interrupted.
    if hasStep(\.swapsRoot), hasTabs || flow[root].hasTabs { goesTooFar = true }
    if hasTabs, context.isUsers, context.frontBeforeInterruption == nil, hasStep({ $0.mayBeginTask(in: flow) }) {
      goesTooFar = true
    }
    for tab in configuration.stacks.indices where tab != configuration.selectedTab { configuration.stacks[tab] = [] }
    guard hasTabs, !losesRootToOthers, rootLoss.isNothing else { return }
    var rest = self
    rest.freshTab = nil
    rest.isRootAsleep = false
    for place in rest.contexts.indices { rest.contexts[place].acting = nil }
    rest.schedule(.remove(Removal(goal: .bottom, taker: .swap(root), frontBefore: front)))
    rootLoss = .shouldContinue(
      Departure(
        root: configuration.root, tab: nil, rest: rest.continuation, layers: [], newLayers: 0,
        state: configuration.state))
  }

  /// Ends the part of the transition in this tab, with a fresh stack; the rest continues in another tab.
  mutating func stayBehind() {
    if !isAsGoodAsDone, !agenda.isEmpty { goesTooFar = goesTooFar || losesRootToOthers }
    configuration.selectedTab = ground
    departure = .shouldContinue(
      Departure(
        root: configuration.root, tab: nil, rest: isAsGoodAsDone ? .nothing : continuation, layers: [], newLayers: 0,
        state: configuration.state))
  }
}

extension Execution {
  /// The rest of the transition; frames that have been removed get the same serial.
  var continuation: Continuation {
    Continuation(
      agenda: agenda, contexts: contexts, followUps: followUps, freshTab: freshTab, isRootAsleep: isRootAsleep
    ).withFramesRenamed { $0 }
  }
}

extension Step {
  fileprivate var swapsRoot: Bool { if case .root = kind { true } else { false } }

  func mayBeginTask(in flow: Flow) -> Bool {
    switch kind {
    case .push(let screen), .present(let screen, _), .replace(let screen): flow[screen].task != nil
    case .start: true
    case .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: false
    }
  }
}
