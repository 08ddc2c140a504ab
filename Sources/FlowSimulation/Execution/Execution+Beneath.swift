import FlowModel

/// Steps with `on: root`, which act beneath the modal layers.
extension Execution {
  /// Performs a step on the root's visible stack; all layers stay.
  mutating func actBeneathLayers(_ step: Step) {
    let needsOtherColumn = simulator.hasColumns && window != nil && !simulator.columns(in: configuration).isEmpty
    guard !needsOtherColumn else {
      needsOtherStacks = true
      return
    }
    if configuration.style(of: configuration.frontLayer)?.countsAsModal == true { fail(.changeBehindModal) }
    recordOriginOfLowestLayer()
    window? -= configuration.instancesInLayers
    schedule(.cover(configuration.layers, keptLayers: keptLayers))
    configuration.layers = []
    if let column = columnToUse(before: step) { select(column) }
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

  /// Returns how much of the stacks a step with `on: root` needs.
  func knowledgeNeeded(by step: Step) -> StackKnowledge {
    guard step.isOnRoot, !configuration.layers.isEmpty else { return .front }
    switch step.kind {
    case .push, .show, .replace: return .stacks
    default: return .all
    }
  }
}
