import FlowModel

/// Layers that are lifted while something acts beneath them.
extension Execution {
  /// Removes layers in front until everything that is scheduled from now on has happened.
  mutating func lift(_ number: Int) {
    let count = configuration.layers.count - number
    // A panel returns to whatever is beneath it; any other layer returns to the screen over which it was shown.
    if !configuration.layers[count].style.isPanel {
      let beneath = configuration[configuration.top(of: count)].screen
      configuration.layers[count].stack[0].frame?.recordOrigin(beneath)
    }
    let layers = Array(configuration.layers[count...])
    configuration.layers.removeLast(number)
    schedule(.restore(layers, keptLayers: keptLayers, over: count))
    keptLayers = count
  }

  /// Puts layers back, beneath those that were added since.
  ///
  /// Layers that show a screen of a task go with that task.
  ///
  /// - Parameters:
  ///   - kept: the number of layers that were kept when these were lifted.
  ///   - count: the number of layers that were beneath them then.
  mutating func restore(_ layers: [Layer], keptLayers kept: Int, over count: Int) {
    let added = Array(configuration.layers[keptLayers...])
    configuration.layers.removeLast(added.count)
    let keepsAllBeneath = keptLayers == count
    if belongToEndedTask(layers) {
      lose(layers)
      configuration.layers += added
      keptLayers = min(kept, keptLayers)
    } else {
      configuration.layers += layers
      adjust(layers.count, coveredBy: added.first)
      configuration.layers += added
      if let first = added.first?.stack[0], first.frame?.then != nil {
        configuration.layers[keptLayers + layers.count].stack[0].frame?.followsBeneathPanels = true
      }
      keptLayers = keepsAllBeneath ? kept : min(kept, keptLayers)
    }
  }

  /// Updates what depends on the screen beneath the layers that came back, and on the layer above them.
  private mutating func adjust(_ number: Int, coveredBy layer: Layer?) {
    let lowest = Position(layer: configuration.frontLayer - number + 1, index: 0)
    if let beneath = configuration.position(beneath: lowest) {
      let screen = configuration[beneath].screen
      configuration.update(lowest) { $0.frame?.clearOrigin(standingOn: screen) }
    }
    if let layer, !layer.style.keepsScreenBelowVisible { configuration.forgetArrival(at: configuration.front) }
  }

  /// Returns whether lifted layers show a screen of a task that no longer runs.
  func belongToEndedTask(_ layers: [Layer]) -> Bool {
    let own = layers.flatMap(\.stack).prefix { $0.frame == nil }
    guard let task = own.lazy.compactMap({ flow[$0.screen].task }).first else { return false }
    return frame(runningAt: configuration.front)?.task != task
  }

  private mutating func lose(_ layers: [Layer]) {
    let front = configuration.frontScreen
    for instance in layers.flatMap(\.stack).reversed() {
      note(.removes(instance.screen, during: instance.frame?.task))
      if let frame = instance.frame { interrupt(frame, from: front) }
    }
  }
}
