import FlowModel

/// Steps with `on: root`, which act beneath the modal layers.
extension Execution {
  /// Performs a step on the root's visible stack; all layers stay.
  mutating func actBeneathLayers(_ step: Step) {
    recordOriginOfLowestLayer()
    let covered = configuration.layers
    configuration.layers = []
    let column = columnToUse(before: step)
    if covered.last?.style.countsAsModal == true { fail(.changeBehindModal) }
    schedule(.cover(covered, keptLayers: keptLayers))
    if let column { select(column) }
    act(step)
  }

  /// Puts the layers back.
  mutating func cover(with layers: [Layer], keptLayers kept: Int) {
    configuration.layers = layers
    keptLayers = kept
    if let top = configuration.visibleStack.last?.screen {
      configuration.layers[0].stack[0].frame?.clearOrigin(standingOn: top)
    }
  }
}
