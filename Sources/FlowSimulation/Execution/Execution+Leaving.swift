import FlowModel

/// Where one tab's stack alone is known: how a move leaves it for another tab, and how a root goes with all its stacks.
///
/// What is left of the move then is said in a way that does not depend on the stack it leaves.
extension Execution {
  /// Leaves for another tab, with the modal layers that are up.
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
      // The frame stays out of sight, and nothing that is left asks for it.
      if let name = names[serial] { contexts[place].acting?.serial = name } else { contexts[place].acting = nil }
    }
    if carried.isEmpty, isAsGoodAsDone { (agenda, contexts) = ([], []) }
    return Departure(
      root: configuration.root, tab: tab, rest: continuation, layers: carried,
      newLayers: max(0, layers.count - kept), state: configuration.state)
  }

  /// Whether what is left can reach back to a task on the stack it leaves.
  private func needsWhatItLeaves(_ inLayers: [Int32: Int32]) -> Bool {
    let bound = contexts.compactMap(\.acting).filter { inLayers[$0.serial] == nil }
    // A task at a root is completed by a `root` step of its own; any other is interrupted, whoever takes the step.
    let mayReturn = !bound.isEmpty && mayEndTasks || bound.contains(where: \.isAtRoot) && hasStep(\.swapsRoot)
    return mayReturn || freshTab != nil && !isAsGoodAsDone && !staysAway
  }

  /// Whether nothing is left but to close what is under way.
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

  /// Whether some step that is still to come, follow-ups aside, is of a kind.
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

  /// Notes what is left for the other tabs' stacks when the root goes.
  mutating func loseOtherTabs(swapping root: RootID, from front: ScreenID) {
    let hasTabs = configuration.stacks.count > 1
    // A second root, or a task that begins where another tab's may have been interrupted, would need all stacks at once.
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

  /// Stays behind with a fresh stack where the move goes on in another tab's.
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
  /// What is left to do, the frames that have gone called alike.
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
