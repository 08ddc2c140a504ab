import FlowModel

/// Actions with `while: open` of screens that cannot be used: their steps act from that screen.
extension Execution {
  mutating func beginCovered(_ move: Move) {
    guard let id = move.action, let position = simulator.position(ofOpen: id, in: configuration) else { return }
    let list = StepList.result(id, chosenCase: move.chosenCase, result: move.result)
    var context = StepContext(
      .action(id), isUserInitiated: false, isEntryInitiated: false, acting: configuration.frame(runningAt: position),
      steps: list.steps(in: flow))
    context.column = columnInUse
    context.coveringLayers = configuration.frontLayer - position.layer
    assign(id, move)
    enter(context)
    schedule(.run(list, from: 0))
  }

  /// Performs a step beneath the layers over the screen; returns false for a step that is performed as usual.
  mutating func actCovered(_ step: Step) -> Bool {
    let covering = min(context.coveringLayers, configuration.frontLayer)
    guard covering > 0 else { return false }
    if step.isOnFront {
      updateContext { $0.coveringLayers = 0 }
      return false
    }
    switch step.kind {
    case .set, .stay, .tab: return false
    case .dismiss(.front):
      updateContext { $0.coveringLayers = 0 }
      startRemoval(.layers(covering), by: .step)
    case .complete, .dismiss, .unwind, .root:
      updateContext { $0.coveringLayers = 0 }
      return false
    case .push, .pop, .replace, .show, .present, .start:
      if showsLayer(step) { fail(.presentWhileCovered) } else { actBeneath(covering, step) }
    }
    return true
  }

  private mutating func actBeneath(_ layers: Int, _ step: Step) {
    if let window, window < configuration.layers.suffix(layers).instanceCount {
      // An earlier step has added layers over some that are not known.
      needsOtherStacks = true
      return
    }
    lift(layers)
    let column = columnToUse(before: step)
    if window != nil, column != nil || showsBeside(step) {
      // An engine that knows one column does not follow it into another one.
      needsOtherStacks = true
      return
    }
    if let column { select(column) }
    act(step)
  }

  /// Returns whether the screen of an action with `while: open` is not among the known instances.
  func hasUnknownScreen(of move: Move) -> Bool {
    guard let window, let id = move.action, let position = simulator.position(ofOpen: id, in: configuration) else {
      return false
    }
    return configuration.depth(of: position) > window
  }
}
