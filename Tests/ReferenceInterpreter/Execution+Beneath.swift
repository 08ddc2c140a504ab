import FlowModel

extension Execution {
  /// Lays the layers aside for a step with `on: root`.
  mutating func uncoverRoot() {
    if configuration.layers.last?.style.isCounted == true { fail("change-behind-modal") }
    covering = configuration.layers
    configuration.layers = []
  }

  /// Puts the layers back; what the lowest one returns to is what the root shows now.
  mutating func coverRoot() {
    guard !covering.isEmpty else { return }
    let top = configuration.front.number
    configuration.layers = covering
    covering = []
    if let point = configuration.layers[0].stack[0].run?.returnPoint, !configuration.contains(point) {
      configuration.layers[0].stack[0].run?.returnPoint = top
    }
  }
}
