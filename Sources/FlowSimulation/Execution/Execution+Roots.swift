import Diagnostics
import FlowModel

/// Tabs, roots, and the tasks at roots.
extension Execution {
  // MARK: Tabs

  mutating func selectTab(_ screen: ScreenID) {
    guard let tab = flow[configuration.root].tabs.firstIndex(of: screen) else { return fail(.tabAbsent) }
    schedule(.select(stack(ofTab: tab)))
  }

  /// Returns the stack that is used when a tab is selected: the current one if the tab is selected already.
  func stack(ofTab tab: Int) -> Int {
    let root = flow[configuration.root]
    return root.tab(ofStack: configuration.selectedTab) == tab ? configuration.selectedTab : root.startStack(ofTab: tab)
  }

  /// Selects a tab, or uses another column of the split view.
  ///
  /// Another column hides nothing. Another tab hides the stack in use, whose tasks are then abandoned. A task that is at
  /// the root goes on, if its first screen is the only screen of the stack.
  mutating func select(_ tab: Int) {
    let isSelected = tab == configuration.selectedTab
    let staysVisible = flow[configuration.root].columns(besideStack: configuration.selectedTab).contains(tab)
    if !isSelected, window != nil, let ending = endingOfLeftTask, let acting = context.acting {
      return removeRunningTask(acting, endedBy: ending, beforeSelecting: tab)
    }
    if !staysVisible || isSelected { noteChangeBehindModal() }
    guard !isSelected else { return }
    if knowsOneTab { return leave(for: tab, staysVisible: staysVisible) }
    if !staysVisible { hideStack() }
    recordOriginOfLowestLayer()
    configuration.selectedTab = tab
    if !configuration.layers.isEmpty, let top = configuration.visibleStack.last?.screen {
      configuration.layers[0].stack[0].frame?.clearOrigin(standingOn: top)
    }
  }

  private mutating func noteChangeBehindModal() {
    if configuration.style(of: configuration.frontLayer)?.countsAsModal == true { fail(.changeBehindModal) }
  }

  /// Abandons the tasks on the visible stack, and forgets that its front screen has arrived.
  private mutating func hideStack() {
    let stack = configuration.visibleStack
    let bottomIsAlone = isBottomAlone(in: stack)
    for instance in stack.reversed() {
      guard let frame = instance.frame, !(frame.isAtRoot && bottomIsAlone) else { continue }
      note(.abandons(frame.task))
    }
    let columns = simulator.columns(in: configuration)
    let used = configuration.selectedTab
    for stack in columns.isEmpty ? used..<used + 1 : columns where !configuration.stacks[stack].isEmpty {
      configuration.selectedTab = stack
      configuration.forgetArrival(at: configuration.top(of: 0))
    }
    configuration.selectedTab = used
  }

  /// Records the origin of the lowest layer's frame before another tab is placed below it.
  mutating func recordOriginOfLowestLayer() {
    guard !configuration.layers.isEmpty, let top = configuration.visibleStack.last?.screen else { return }
    configuration.layers[0].stack[0].frame?.recordOrigin(top)
  }

  func isInHiddenTab(_ serial: Int32) -> Bool {
    configuration.stacks.indices.contains { tab in
      tab != configuration.selectedTab && configuration.stacks[tab].contains { $0.frame?.serial == serial }
    }
  }

  /// Ends a frame that an earlier step left in another tab; the screen in front does not change.
  mutating func endInHiddenTab(_ acting: StepContext.Acting, _ outcome: OutcomeID) {
    guard let tab = configuration.stacks.firstIndex(where: { $0.contains { $0.frame?.serial == acting.serial } }),
      let first = configuration.stacks[tab].firstIndex(where: { $0.frame?.serial == acting.serial }),
      var frame = configuration.stacks[tab][first].frame
    else { return }
    if first > 0 { frame.recordOrigin(configuration.stacks[tab][first - 1].screen) }
    let kept = frame.isAtRoot ? first + 1 : first
    for instance in configuration.stacks[tab][kept...].reversed() {
      note(.removes(instance.screen, during: frame.task))
      if let inner = instance.frame, inner.serial != frame.serial {
        interrupt(inner, from: configuration.frontScreen)
      }
    }
    configuration.stacks[tab].removeSubrange(kept...)
    forget(frame)
    if frame.isAtRoot {
      configuration.stacks[tab][0].frame = nil
      hasRootTaskEnded = true
    }
    end(frame, outcome)
  }

  // MARK: Roots

  mutating func beginRoot(_ root: RootID) {
    if configuration.frontLayer > 0 { fail(.rootSwapUnderModal) }
    startRemoval(.bottom, by: .swap(root))
  }

  /// Removes the old root's bottom screen and its other tabs, and installs the new root.
  ///
  /// - Parameter front: the screen that was in front before the step.
  mutating func replaceRoot(_ root: RootID, wasBottomAlone: Bool, from front: ScreenID) {
    keptLayers = 0
    lose(configuration[.bottom], tab: configuration.selectedTab, bottomIsAlone: wasBottomAlone, from: front)
    if knowsOneTab { removeOtherTabs(swapping: root, from: front) }
    for tab in configuration.stacks.indices where tab != configuration.selectedTab {
      lose(configuration.stacks[tab], tab: tab, from: front)
    }
    configuration = .bare(root: root, of: flow, state: configuration.state)
    for place in contexts.indices { contexts[place].forgetColumn() }
    recordFreshRoot()
    freshTab = nil
    isRootTaskSuspended = false
    hasRootTaskEnded = true
  }

  private mutating func lose(_ stack: [Instance], tab: Int, from front: ScreenID) {
    let bottomIsAlone = isBottomAlone(in: stack)
    for index in stack.indices.reversed() {
      let running = stack[...index].last { $0.frame != nil }?.frame?.task
      lose(stack[index], during: running, tab: tab, bottomIsAlone: bottomIsAlone, from: front)
    }
  }

  private mutating func lose(
    _ instance: Instance, during task: TaskID? = nil, tab: Int, bottomIsAlone: Bool, from front: ScreenID
  ) {
    note(.removes(instance.screen, during: task ?? instance.frame?.task))
    guard let frame = instance.frame else { return }
    let isFresh = frame.isAtRoot && tab == freshTab
    if frame.isAtRoot, !isFresh, !context.isEntryInitiated, frame.serial == context.acting?.serial {
      note(.completes(frame.task, nil))
      recordEnd(of: frame)
    } else if !isFresh, !(frame.isAtRoot && bottomIsAlone) {
      interrupt(frame, from: front)
    }
    forget(frame)
  }

  // MARK: Tasks at a root

  /// Returns whether only screens of no task cover the bottom of a stack, so that a task there has not gone on.
  func isBottomAlone(in stack: [Instance]) -> Bool { !stack.dropFirst().contains(where: belongsToTask) }

  /// Returns whether an instance shows a task's screen, or begins a task.
  func belongsToTask(_ instance: Instance) -> Bool { instance.frame != nil || flow[instance.screen].task != nil }

  /// Begins the task of a root that is in front for the first time.
  mutating func beginTaskAtRoot() {
    // While layers cover the root, its task does not begin.
    if isBeneathLayers, let context = contexts.last, context.coveringLayers > 0 { return }
    guard simulator.subject.mayHaveRootTasks, configuration.front == .bottom, !isRootTaskSuspended,
      configuration[.bottom].frame == nil, let task = flow[configuration.frontScreen].task
    else { return }
    let frame = frameAtRoot(configuration.frontScreen, task: task)
    configuration.update(.bottom) { $0.frame = frame }
    note(.starts(task, .root, screen: configuration.frontScreen, layer: 0))
  }

  /// Makes the frame of a task at the visible root.
  mutating func frameAtRoot(_ screen: ScreenID, task: TaskID) -> Frame {
    var then: ThenID?
    if case .task(let own, let ownThen) = flow[configuration.root].kind, own.value == task { then = ownThen }
    return Frame(
      serial: makeSerial(), task: task, origin: nil, then: simulator.subject.effective(then), isAtRoot: true,
      misplacedBy: nil)
  }

  /// Reports the restart of a task at a root.
  ///
  /// The report waits for the end of the transition, because a `root` step may still remove the task silently.
  mutating func announceFreshFrame() {
    guard let freshTab, let first = configuration.stacks[freshTab].first, let frame = first.frame else { return }
    note(.starts(frame.task, .root, screen: first.screen, layer: 0), .launch)
  }
}
