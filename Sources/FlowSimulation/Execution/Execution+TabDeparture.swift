import FlowModel

/// Transitions that leave the one known tab's stack for another tab, or replace the root with all its stacks.
///
/// The rest of such a transition is described independently of the stack that it leaves.
extension Execution {
  /// Leaves for another tab.
  mutating func leave(for tab: Int, staysVisible: Bool) {
    if !staysVisible { configuration.forgetArrival(at: configuration.top(of: 0)) }
    needsOtherStacks = needsOtherStacks || !configuration.layers.isEmpty || needsLeftStack
    announceFreshFrame()
    freshTab = nil
    isRootTaskSuspended = false
    for place in contexts.indices where contexts[place].acting?.serial.isOfFrameInLayers == false {
      // The frame remains in the tab that is left, and no remaining item reads it.
      contexts[place].acting = nil
    }
    if isEffectivelyDone { (agenda, contexts) = ([], []) }
    departure = BoxedDeparture(
      Departure(root: configuration.root, tab: tab, rest: continuation, state: configuration.state))
  }

  /// Whether a later step, such as `complete`, can end a task on the stack of the tab that is left.
  private var needsLeftStack: Bool {
    let left = contexts.compactMap(\.acting).filter { !$0.serial.isOfFrameInLayers }
    // A `root` step of a task at a root completes it; the step interrupts every other task.
    let mayReturn =
      !left.isEmpty && (!followUps.isEmpty || hasStep(\.endsTask))
      || left.contains(where: \.isAtRoot) && hasStep(\.swapsRoot)
    return mayReturn || freshTab != nil && !isEffectivelyDone && !avoidsLeftTab
  }

  /// Whether the rest only closes the running contexts.
  private var isEffectivelyDone: Bool {
    guard followUps.isEmpty, !contexts.contains(where: \.holdsFrame) else { return false }
    return agenda.allSatisfy { item in
      switch item {
      case .runFollowUps, .settle, .resumeRootTask: true
      case .run(let list, let place): place >= list.steps(in: flow).count
      case .beginTaskAtRoot: flow[configuration.root].tabs.allSatisfy { flow[$0].task == nil } && !mayFillWithTasks
      case .act, .dismissInputView, .closeOneScreenLayer, .remove, .follow, .select, .cover: false
      case .beginBeneath, .beginCovered, .restore, .returnToFront, .adoptTask: false
      }
    }
  }

  /// Whether a tab or column may begin with a screen of a task that has not begun there.
  ///
  /// A step can put such a screen at the bottom while layers with the same task are over it.
  private var mayFillWithTasks: Bool {
    simulator.hasColumns && simulator.subject.mayHaveRootTasks || simulator.traits.replacesByTaskScreens
  }

  /// Returns whether some remaining step, without follow-ups, satisfies a predicate.
  private func hasStep(_ isRelevant: (Step) -> Bool) -> Bool {
    agenda.contains { item in
      switch item {
      case .run(let list, let place): list.steps(in: flow)[place...].contains(where: isRelevant)
      case .act(let list, let place): isRelevant(list.steps(in: flow)[place])
      case .closeOneScreenLayer, .follow, .beginBeneath, .beginCovered: true
      case .remove, .dismissInputView, .runFollowUps, .select, .cover, .restore, .returnToFront, .adoptTask: false
      case .beginTaskAtRoot, .resumeRootTask, .settle: false
      }
    }
  }

  /// Ends the running lists of steps.
  private mutating func skipSteps() {
    agenda = agenda.compactMap { item in
      switch item {
      case .run(let list, _): .run(list, from: list.steps(in: flow).count)
      case .act: nil
      default: item
      }
    }
  }

  // MARK: Roots

  /// Records the rest for the stacks of the other tabs when the root is replaced.
  mutating func removeOtherTabs(swapping root: RootID, from front: ScreenID) {
    let hasTabs = configuration.stacks.count > 1
    // A second root needs all stacks. So does a task that begins after the interruption of a task in another tab,
    // because the interruption decides its origin.
    if hasStep(\.swapsRoot), hasTabs || flow[root].hasTabs { needsOtherStacks = true }
    // A `show` acts on the columns of the new root, which an engine that removes the old one's columns does not know.
    let showsLater = hasTabs && hasStep(\.isShow)
    if showsLater, !followUps.isEmpty || hasStep({ $0.mayBeginTask(in: flow) || $0.endsTask }) {
      needsOtherStacks = true
    }
    if hasTabs, context.isUserInitiated, context.frontBeforeInterruption == nil, hasStep({ $0.mayBeginTask(in: flow) })
    {
      needsOtherStacks = true
    }
    for tab in configuration.stacks.indices where tab != configuration.selectedTab { configuration.stacks[tab] = [] }
    guard hasTabs, !isRootReplacedByOtherTab, rootLoss.isNone else { return }
    var rest = self
    rest.freshTab = nil
    rest.isRootTaskSuspended = false
    for place in rest.contexts.indices { rest.contexts[place].acting = nil }
    // What it does after the swap changes nothing about the other tabs.
    if showsLater { rest.skipSteps() }
    rest.schedule(.remove(Removal(goal: .bottom, initiator: .swap(root), frontBefore: front)))
    rootLoss = .some(
      Departure(
        root: configuration.root, tab: nil, rest: rest.continuation, state: configuration.state))
  }
}

extension Execution {
  /// The rest of the transition; frames that have been removed get the same serial.
  var continuation: Continuation {
    Continuation(
      agenda: agenda, contexts: contexts, followUps: followUps, freshTab: freshTab,
      isRootTaskSuspended: isRootTaskSuspended
    ).withFramesRenamed { $0 }
  }
}

extension Step {
  fileprivate var swapsRoot: Bool { if case .root = kind { true } else { false } }

  fileprivate var isShow: Bool { if case .show = kind { true } else { false } }

  fileprivate var endsTask: Bool { if case .complete = kind { true } else { false } }

  func mayBeginTask(in flow: Flow) -> Bool {
    switch kind {
    case .push(let screen), .present(let screen, _), .replace(let screen), .show(let screen): flow[screen].task != nil
    case .start: true
    case .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: false
    }
  }
}
