import FlowModel

extension Execution {
  /// Removes all layers until a step with `on: root` has run.
  mutating func uncoverRoot() {
    if configuration.layers.last?.style.isCounted == true { fail("change-behind-modal") }
    uncover(configuration.layers.count)
    coversTasks = false
  }

  /// Removes layers until a step that acts beneath them has run.
  mutating func uncover(_ number: Int) {
    covering = configuration.layers.suffix(number)
    configuration.layers.removeLast(number)
    uncovered = configuration.front.screen
    coversTasks = true
  }

  /// Puts the layers back; what the lowest one returns to is what the root shows now.
  mutating func coverRoot() {
    guard !covering.isEmpty else { return }
    let top = configuration.front
    let layers = covering
    covering = []
    if coversTasks, belongToEndedTask(layers) {
      for run in layers.flatMap(\.stack).reversed().compactMap(\.run) { interrupt(run) }
      return
    }
    let place = configuration.layers.count
    configuration.layers += layers
    guard let run = configuration.layers[place].stack[0].run else { return }
    if coversTasks || !(run.returnPoint.map(configuration.contains) ?? true) {
      configuration.layers[place].stack[0].run?.returnPoint = top.number
    }
    if coversTasks, layers[0].style.isPanel, !run.isElsewhere, run.origin == uncovered {
      configuration.layers[place].stack[0].run?.origin = top.screen
    }
  }
}
