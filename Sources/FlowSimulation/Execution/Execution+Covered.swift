import FlowModel

/// Actions with `while: open` of screens that cannot be used: their steps act from that screen.
extension Execution {
  mutating func beginCovered(_ move: Move) {
    guard let id = move.action else { return }
    let list = StepList.result(id, chosenCase: move.chosenCase, result: move.result)
    // Most steps close an input view first, and how many layers are beneath it is not known.
    let mayCloseInputView = !list.steps(in: flow).allSatisfy(\.changesOnlyValues)
    let isOverScreen = isBeneathLayers || !frontLayerOffers(id)
    if knowsOneTab, mayCloseInputView, configuration.hasInputView, isOverScreen { needsOtherStacks = true }
    let position = simulator.position(ofOpen: id, in: configuration)
    var context = StepContext(
      .action(id), isUserInitiated: false, isEntryInitiated: false,
      acting: knowsOneTab ? nil : position.flatMap { configuration.frame(runningAt: $0) }, steps: list.steps(in: flow))
    context.column = columnInUse
    context.coveringLayers = configuration.frontLayer - (position?.layer ?? configuration.frontLayer)
    // A partial execution does not know how many layers cover the screen.
    if isBeneathLayers { context.coveringLayers = 1 }
    assign(id, move)
    enter(context)
    schedule(.run(list, from: 0))
    if knowsOneTab, context.coveringLayers == 0 { schedule(.adoptTask(id)) }
  }

  /// Performs a step beneath the layers over the screen; returns false for a step that is performed as usual.
  mutating func actCovered(_ list: StepList, at place: Int) -> Bool {
    let step = list.steps(in: flow)[place]
    let covering = min(context.coveringLayers, configuration.frontLayer)
    guard covering > 0 || isBeneathLayers else { return false }
    if step.isOnFront {
      // Later steps act on the task of the screen, which a partial execution does not know.
      if knowsOneTab, place + 1 < list.steps(in: flow).count { needsOtherStacks = true }
      updateContext { $0.coveringLayers = 0 }
      return false
    }
    switch step.kind {
    case .set, .stay, .tab: return false
    case .dismiss(.front):
      updateContext { $0.coveringLayers = 0 }
      closeLayers(covering)
    case .complete, .root:
      updateContext { $0.coveringLayers = 0 }
      return closesLayersFirst(before: list, at: place)
    case .dismiss, .unwind:
      if knowsOneTab, list.steps(in: flow).dropFirst(place + 1).contains(where: \.completes) { needsOtherStacks = true }
      updateContext { $0.coveringLayers = 0 }
      return false
    case .push, .pop, .replace, .show, .present, .start:
      if showsLayer(step) { fail(.presentWhileCovered) } else { actBeneath(covering, list, at: place) }
    }
    return true
  }

  private mutating func closeLayers(_ covering: Int) {
    guard knowsOneTab, case .action(let id) = context.cause else { return startRemoval(.layers(covering), by: .step) }
    schedule(.adoptTask(id))
    startRemoval(.layerOffering(id), by: .step)
  }

  /// Closes the layers over the screen before a step ends its task, if only the front is known.
  ///
  /// The step would close them in any case. What it ends is known once they are closed.
  private mutating func closesLayersFirst(before list: StepList, at place: Int) -> Bool {
    guard knowsOneTab, case .action(let id) = context.cause else { return false }
    if case .complete = list.steps(in: flow)[place].kind {
      // Without a task, the step fails and closes nothing.
      guard let nearest = frame(runningAt: configuration.front) else { return false }
      if !nearest.isAtRoot {
        // Whether this task runs on the screen, or began over it, is not known.
        needsOtherStacks = true
        return true
      }
    }
    if case .root = list.steps(in: flow)[place].kind { fail(.rootSwapUnderModal) }
    schedule(.adoptTask(id), .act(list, at: place))
    startRemoval(.layerOffering(id), by: .step)
    return true
  }

  /// Makes the frame that runs on the screen of an action the acting one, once no layer covers the screen.
  mutating func adoptTask(of action: ActionID) {
    let front = configuration.front
    let isInFront = simulator.screens(ofOpen: action).contains(configuration[front].screen)
    let frame = frame(runningAt: front)
    // A task may have begun between the screen and the front of its stack, which is not known.
    if !isInFront, frame != nil { needsOtherStacks = true }
    updateContext { $0.acting = frame.map(StepContext.Acting.init) }
  }

  /// Returns whether the layer in front holds a screen of an action with `while: open`.
  func frontLayerOffers(_ action: ActionID) -> Bool {
    simulator.position(ofOpen: action, in: configuration)?.layer == configuration.frontLayer
  }

  /// Returns whether a move of a screen under layers acts only beneath these.
  func staysBeneath(_ move: Move) -> Bool {
    guard let id = move.action, !frontLayerOffers(id), !configuration.hasInputView, let result = move.result(in: flow)
    else { return false }
    return result.steps.allSatisfy(\.keepsLayersAbove)
  }

  private mutating func actBeneath(_ layers: Int, _ list: StepList, at place: Int) {
    let step = list.steps(in: flow)[place]
    if isBeneathLayers { return actInColumn(list, at: place) }
    if window != nil {
      // An earlier step has selected a tab, and a later one acts beneath the layers.
      needsOtherStacks = true
      return
    }
    lift(layers)
    if let column = columnToUse(before: step) { select(column) }
    act(step)
  }

  /// Performs a step on a stack beneath layers, once the column that it acts on is in use.
  mutating func actInColumn(_ list: StepList, at place: Int) {
    let step = list.steps(in: flow)[place]
    // The task of the screen begins in its column once the layers are gone, or when that column is used.
    if case .replace(let screen) = step.kind, simulator.hasColumns, flow[screen].task != nil { needsOtherStacks = true }
    guard let column = columnToUse(before: step) else { return act(step) }
    schedule(.select(column), .act(list, at: place))
  }
}

extension Step {
  /// Whether the step leaves all stacks as they are.
  fileprivate var changesOnlyValues: Bool {
    switch kind {
    case .set, .stay: true
    default: false
    }
  }

  /// Whether the step of an action with `while: open` leaves the layers over its screen as they are.
  fileprivate var keepsLayersAbove: Bool {
    switch kind {
    case .set, .stay, .push, .pop, .replace, .show, .present, .start: !isOnRoot && !isOnFront
    case .complete, .dismiss, .unwind, .tab, .root: false
    }
  }
}
