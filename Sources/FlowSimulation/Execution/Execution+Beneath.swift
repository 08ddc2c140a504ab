import FlowModel

/// Steps with `on: root`, which act beneath the modal layers.
extension Execution {
  /// Performs a step on the root's visible stack; all layers stay.
  mutating func actBeneathLayers(_ step: Step) {
    recordOriginOfLowestLayer()
    let covered = configuration.layers
    configuration.layers = []
    let column = columnToUse(before: step)
    if window != nil, column != nil || showsBeside(step) {
      // An engine that knows one column does not follow it into another one.
      configuration.layers = covered
      needsOtherStacks = true
      return
    }
    if covered.last?.style.countsAsModal == true { fail(.changeBehindModal) }
    window? -= covered.reduce(0) { $0 + $1.stack.count }
    schedule(.cover(covered, keptLayers: keptLayers))
    if let column { select(column) }
    act(step)
  }

  /// Puts the layers back.
  mutating func cover(with layers: [Layer], keptLayers kept: Int) {
    configuration.layers = layers
    keptLayers = kept
    window? += configuration.instancesInLayers
    if let top = configuration.visibleStack.last?.screen {
      configuration.layers[0].stack[0].frame?.clearOrigin(standingOn: top)
    }
  }

  /// Returns whether a step shows a screen in a column of a split view.
  func showsBeside(_ step: Step) -> Bool {
    guard case .show = step.kind else { return false }
    return simulator.hasColumns && !simulator.columns(in: configuration).isEmpty
  }

  /// Returns how much of the stacks a step with `on: root` needs.
  func knowledgeNeeded(by step: Step) -> StackKnowledge {
    guard step.isOnRoot, !configuration.layers.isEmpty, !showsLayer(step) else { return .front }
    switch step.kind {
    case .push, .show, .replace: return .stacks
    default: return .all
    }
  }
}
