import Diagnostics
import FlowModel

/// How instances go, and what becomes of the frames that go with them.
extension Execution {
  /// Takes off everything from a position upward, as a step of an action does.
  mutating func take(from position: Position, in context: inout StepContext) {
    let frontBefore = configuration.frontScreen
    let removed = remove(from: position, in: context)
    for (at, frame) in removed {
      let returnPointStands = at == position
      switch fate(of: frame, in: context) {
      case .cancelled: cancel(frame, isJudged: returnPointStands, in: context)
      case .awaitsOutcome:
        context.taken = .init(
          frame: frame, landed: configuration.frontScreen, returnPointStands: returnPointStands)
      case .interrupted: interrupt(frame, from: frontBefore, in: &context)
      }
    }
  }

  private enum Fate { case cancelled, awaitsOutcome, interrupted }

  private func fate(of frame: Frame, in context: StepContext) -> Fate {
    guard context.isUsers, frame.serial == context.acting else { return .interrupted }
    if context.onlyLeaves { return .cancelled }
    return context.endsLater ? .awaitsOutcome : .interrupted
  }

  /// Takes off everything from a position upward, as a gesture does: every frame is cancelled, and the outermost returns.
  private mutating func takeByGesture(from position: Position, in context: StepContext) {
    let removed = remove(from: position, in: context)
    for (place, (at, frame)) in removed.enumerated() {
      cancel(frame, isJudged: place == removed.count - 1 && at == position, in: context)
    }
  }

  /// The frames that begin at a position or above, with their places, innermost first.
  func framesFrom(_ position: Position) -> [(Position, Frame)] {
    var found: [(Position, Frame)] = []
    var here: Position? = configuration.front
    while let at = here, at >= position {
      if let frame = configuration[at].frame { found.append((at, frame)) }
      here = configuration.position(beneath: at)
    }
    return found
  }

  /// Removes everything from a position upward and returns the frames that began there.
  mutating func remove(from position: Position, in context: StepContext) -> [(Position, Frame)] {
    let frames = framesFrom(position)
    var here: Position? = configuration.front
    while let at = here, at >= position {
      noteRemoval(at: at, in: context)
      here = configuration.position(beneath: at)
    }
    if position.layer == 0 {
      configuration.stacks[configuration.selectedTab].removeSubrange(position.index...)
      configuration.layers.removeAll()
    } else {
      configuration.layers.removeSubrange(position.layer...)
      configuration.layers[position.layer - 1].stack.removeSubrange(position.index...)
      if position.index == 0 { configuration.layers.removeLast() }
    }
    keptLayers = min(keptLayers, configuration.layers.count)
    return frames
  }

  mutating func noteRemoval(at position: Position, in context: StepContext) {
    let running = configuration.frame(runningAt: position)?.task
    note(.removes(configuration[position].screen, during: running), in: context)
  }

  // MARK: Layers that go first

  /// Puts the `inputView` in front away as a tap outside it does, before a step that acts on what is beneath.
  mutating func putInputViewAway(_ context: inout StepContext) {
    context.isUnderInputView = false
    guard configuration.hasInputView else { return }
    takeByGesture(from: Position(layer: configuration.frontLayer, index: 0), in: context)
    runFollowUps(of: context)
  }

  /// Closes an alert or its like before the steps of its action, and decides what becomes of a frame that began with it.
  mutating func closeOneScreenLayer(before steps: [Step], in context: inout StepContext) {
    putInputViewAway(&context)
    guard configuration.style(of: configuration.frontLayer)?.isOneScreen == true else { return }
    context.pending = remove(from: Position(layer: configuration.frontLayer, index: 0), in: context).first?.1
    guard let pending = context.pending, !steps.contains(where: { goesOnOrEnds(pending, by: $0) }) else { return }
    cancelPending(in: &context)
  }

  private func goesOnOrEnds(_ frame: Frame, by step: Step) -> Bool {
    switch step.kind {
    case .push(let screen), .present(let screen, _), .replace(let screen): flow[screen].task == frame.task
    case .complete(let outcome): flow[frame.task].declares(outcome)
    case .start, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: false
    }
  }

  // MARK: Gestures

  /// What a gesture does where nothing takes its place.
  mutating func runOwnEffect(of gesture: Gesture) {
    let screen = simulator.screen(under: gesture, in: configuration)
    let context = StepContext(
      .gesture(gesture, on: screen), isUsers: true, isEntrys: false, acting: nil, steps: [])
    switch gesture {
    case .back: takeByGesture(from: configuration.top(of: configuration.usableLayer), in: context)
    case .swipeDown: takeByGesture(from: Position(layer: configuration.usableLayer, index: 0), in: context)
    case .tapOutside, .return: takeByGesture(from: Position(layer: configuration.frontLayer, index: 0), in: context)
    case .tab(let screen): tap(tab: screen, in: context)
    }
    runFollowUps(of: context)
    beginTaskAtRoot(context.cause, at: nil)
  }

  private mutating func tap(tab screen: ScreenID, in context: StepContext) {
    guard let tab = flow[configuration.root].tabs.firstIndex(of: screen) else { return }
    if tab != configuration.selectedTab {
      select(tab, context.cause, at: nil)
    } else if configuration.visibleStack.count > 1 {
      takeByGesture(from: Position(layer: 0, index: 1), in: context)
    }
  }

  /// Selects another tab; tasks on the stack that goes out of sight are abandoned, a root's own first screen alone is not.
  mutating func select(_ tab: Int, _ cause: Cause, at range: SourceRange?) {
    guard tab != configuration.selectedTab else { return }
    let stack = configuration.visibleStack
    for instance in stack.reversed() {
      guard let frame = instance.frame, !(frame.isAtRoot && stack.count == 1) else { continue }
      note(.abandons(frame.task), cause, at: range)
    }
    configuration.selectedTab = tab
  }

  // MARK: Roots

  /// Lets everything go for another root: what is in sight from the front down, then the other tabs.
  mutating func takeEverything(in context: inout StepContext) {
    keptLayers = 0
    let frontBefore = configuration.frontScreen
    var here: Position? = configuration.front
    while let at = here {
      let running = configuration.frame(runningAt: at)?.task
      let isAlone = at.layer == 0 && configuration.visibleStack.count == 1
      lose(configuration[at], isAlone: isAlone, during: running, from: frontBefore, in: &context)
      here = configuration.position(beneath: at)
    }
    for tab in configuration.stacks.indices where tab != configuration.selectedTab {
      let stack = configuration.stacks[tab]
      for index in stack.indices.reversed() {
        let running = stack[...index].last { $0.frame != nil }?.frame?.task
        lose(stack[index], isAlone: stack.count == 1, during: running, from: frontBefore, in: &context)
      }
    }
  }

  private mutating func lose(
    _ instance: Instance, isAlone: Bool, during task: TaskID?, from frontBefore: ScreenID,
    in context: inout StepContext
  ) {
    note(.removes(instance.screen, during: task), in: context)
    guard let frame = instance.frame, !frame.isFresh else { return }
    if frame.isAtRoot, !context.isEntrys, frame.serial == context.acting {
      note(.completes(frame.task, nil), in: context)
      recordEnd(of: frame)
    } else if !(frame.isAtRoot && isAlone) {
      interrupt(frame, from: frontBefore, in: &context)
    }
  }
}
