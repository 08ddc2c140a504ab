import FlowModel

/// The removal of instances, and of the frames that begin at them.
extension Execution {
  /// Starts a removal that runs before all other items.
  mutating func startRemoval(_ goal: Removal.Goal, by initiator: Removal.Initiator) {
    schedule(.remove(Removal(goal: goal, initiator: initiator, frontBefore: configuration.frontScreen)))
  }

  /// Removes the front instance, or finishes the removal if its goal is reached.
  mutating func remove(_ removal: Removal) {
    // The bottom of a root is never removed: a goal that is not found above it is not found at all.
    guard !isReached(removal.goal), configuration.front != .bottom else { return finish(removal) }
    var next = removal
    let front = configuration.front
    // Only a later `complete` reads the origin, and a list that only removes screens has none.
    if removal.returnPointStands, !context.onlyRemovesScreens { next.frame?.recordOrigin(configuration.frontScreen) }
    note(.removes(configuration.frontScreen, during: frame(runningAt: front)?.task))
    let instance = takeFront()
    if case .swap = removal.initiator, front.layer == 0, belongsToTask(instance) { next.tookTaskScreen = true }
    next.returnPointStands = false
    next.goal.count(front)
    if let frame = instance.frame { lose(frame, in: &next) }
    if case .step = removal.initiator, front.layer > 0, front.index == 0 { disownTask(beneath: instance) }
    schedule(.remove(next))
  }

  private func isReached(_ goal: Removal.Goal) -> Bool {
    switch goal {
    case .instances(let count), .layers(let count): count == 0
    case .allLayers: configuration.frontLayer == 0
    case .stackRoot: configuration.front.index == 0
    case .bottom: configuration.front == .bottom
    case .screen(let screen): configuration.frontScreen == screen
    case .layerHolding(let screen): nearest(screen, onStackOf: configuration.frontLayer) != nil
    case .layerOffering(let action): frontLayerOffers(action)
    case .panels: configuration.panelCount == 0
    case .frame(let serial): !contexts.contains { $0.acting?.serial == serial }
    }
  }

  private mutating func takeFront() -> Instance {
    let front = configuration.front
    let instance = configuration[front]
    window? -= 1
    for place in contexts.indices { contexts[place].taken?.recordRemoval() }
    if front.layer == 0 {
      configuration.stacks[configuration.selectedTab].removeLast()
    } else if front.index > 0 {
      configuration.layers[front.layer - 1].stack.removeLast()
    } else {
      configuration.layers.removeLast()
      keptLayers = min(keptLayers, configuration.layers.count)
    }
    return instance
  }

  // MARK: Frames

  private mutating func lose(_ frame: Frame, in removal: inout Removal) {
    switch effect(on: frame, of: removal.initiator) {
    case .interrupted: interrupt(frame, from: removal.frontBefore)
    case .cancelled:
      noteEnd(of: frame, .cancelled)
      keep(frame, in: &removal)
    case .kept: keep(frame, in: &removal)
    }
    forget(frame)
  }

  /// Forgets the acting task if the removed layer is not its own, so that tasks removed beneath it are interrupted.
  private mutating func disownTask(beneath layer: Instance) {
    guard context.onlyRemovesScreens, let acting = context.acting, flow[layer.screen].task != acting.task else {
      return
    }
    updateContext { $0.acting = nil }
  }

  private func keep(_ frame: Frame, in removal: inout Removal) {
    removal.frame = frame
    removal.returnPointStands = true
  }

  /// What the removal of its first screen does to a frame.
  private enum RemovalEffect { case cancelled, kept, interrupted }

  private func effect(on frame: Frame, of initiator: Removal.Initiator) -> RemovalEffect {
    switch initiator {
    case .gesture: return .cancelled
    case .closing: return .kept
    case .swap, .filling: return .interrupted
    case .ending(_, let serial, _), .deferredEnding(let serial, _): return frame.serial == serial ? .kept : .interrupted
    case .step:
      guard context.isUserInitiated, frame.serial == context.acting?.serial else { return .interrupted }
      if context.onlyRemovesScreens { return .cancelled }
      return context.endsLater ? .kept : .interrupted
    }
  }

  /// Removes a frame from all contexts: no later step can end it.
  mutating func forget(_ frame: Frame) {
    for place in contexts.indices where contexts[place].acting?.serial == frame.serial { contexts[place].acting = nil }
  }

  /// Performs what follows when the goal of a removal is reached.
  private mutating func finish(_ removal: Removal) {
    switch removal.initiator {
    case .swap(let root): replaceRoot(root, wasBottomAlone: !removal.tookTaskScreen, from: removal.frontBefore)
    case .filling(let screen): fill(with: screen, from: removal.frontBefore)
    case .closing(let list): continueOrCancel(removal.frame, before: list)
    case .ending(let outcome, _, let isAtRoot):
      if isAtRoot { endAtRoot(outcome) } else if let frame = removal.frame { end(frame, outcome) }
    case .gesture: if let frame = removal.frame, removal.returnPointStands { returned(from: frame) }
    case .deferredEnding(_, let range): deferEnding(removal.frame, inStepAt: range)
    case .step:
      guard let frame = removal.frame else { return }
      if !context.onlyRemovesScreens {
        let taken = StepContext.TakenFrame(
          frame: frame, landed: configuration.frontScreen, returnPointStands: removal.returnPointStands)
        updateContext { $0.taken = taken }
      } else if removal.returnPointStands {
        returned(from: frame)
      }
    }
  }

  // MARK: Layers that close first

  mutating func dismissInputView() {
    updateContext { $0.isUnderInputView = false }
    guard configuration.hasInputView else { return }
    updateContext { $0.coveringLayers = max(0, $0.coveringLayers - 1) }
    schedule(.runFollowUps)
    startRemoval(.layers(1), by: .gesture)
  }

  /// Closes a one-screen layer before the steps of its action.
  mutating func closeOneScreenLayer(before list: StepList) {
    schedule(.run(list, from: 0))
    guard configuration.style(of: configuration.frontLayer)?.isOneScreen == true else { return }
    schedule(.beginTaskAtRoot)
    startRemoval(.layers(1), by: .closing(before: list))
  }

  /// Keeps the frame of a closed one-screen layer if its steps may continue or end it, and cancels it otherwise.
  private mutating func continueOrCancel(_ frame: Frame?, before list: StepList) {
    guard var frame else { return }
    if mayContinue(frame, list) {
      // The steps may remove the screen below before they continue the frame.
      frame.recordOrigin(configuration.frontScreen)
      updateContext { $0.pending = frame }
    } else {
      end(frame, .cancelled)
    }
  }

  /// Returns whether some step may continue a frame or end it.
  func mayContinue(_ frame: Frame, _ list: StepList) -> Bool {
    list.steps(in: flow).contains { continuesOrEnds(frame, by: $0) }
  }

  private func continuesOrEnds(_ frame: Frame, by step: Step) -> Bool {
    if case .complete(let outcome) = step.kind { return flow[frame.task].declares(outcome) }
    return step.shows(screenOf: frame.task, in: flow)
  }
}

extension Removal.Goal {
  /// Counts a removed instance at a position.
  fileprivate mutating func count(_ position: Position) {
    switch self {
    case .instances(let count): self = .instances(count - 1)
    case .layers(let count): if position.index == 0 { self = .layers(count - 1) }
    case .allLayers, .stackRoot, .bottom, .screen, .layerHolding, .layerOffering, .panels, .frame: break
    }
  }
}
