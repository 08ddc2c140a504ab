import FlowSimulation

/// Configurations of the flow held against those of the system of one tab.
extension FlowPushdown {
  /// Whether a configuration is one that the system stands for between two moves, as far as it knows.
  ///
  /// - Parameters:
  ///   - control: the system's control.
  ///   - stack: the symbols, the front one last.
  func means(_ configuration: FlowSimulation.Configuration, _ control: UInt32, _ stack: [UInt32]) -> Bool {
    guard case .ready(let number) = controls[control], let top = stack.last else { return false }
    let world = worlds[UInt32(number)]
    guard configuration.root == self[symbol: top].place.root,
      configuration.stacks.count == 1 || configuration.selectedTab == grounds[configuration.root.index],
      kept.allSatisfy({ configuration.state[$0.index] == world.state[$0.index] })
    else { return false }
    return stands(configuration, stack)
  }

  /// Whether the instances in sight are those of a stack.
  private func stands(_ configuration: FlowSimulation.Configuration, _ stack: [UInt32]) -> Bool {
    var place = 0
    for layer in 0...configuration.layers.count {
      let shape = layer == 0 ? nil : Place.Shape(configuration.layers[layer - 1])
      for (index, instance) in configuration.stack(of: layer).enumerated() {
        guard place < stack.count, stack[place] != FlowPushdown.nothing else { return false }
        let symbol = self[symbol: stack[place]]
        guard symbol.instance == instance.normal, symbol.place.layer == shape, (symbol.place.index == 0) == (index == 0)
        else { return false }
        place += 1
      }
    }
    return place == stack.count
  }
}
