import FlowModel
import FlowSimulation

/// Input in the columns of a split view.
extension LostInput {
  /// Returns whether a finding is about a column that its trace has not shown before, so the user cannot have typed there.
  func isNeverShown(_ finding: Finding, _ context: RuleContext) -> Bool {
    guard let screen = finding.screen, context.flow.rootsOnDevices.contains(where: \.hasColumns),
      case .observation(let observation, let behaviour)? = finding.sighting?.witness
    else { return false }
    let walk = behaviour.walk(to: observation)
    return !walk.transitions.dropLast().contains { walk.simulator.shows(screen, in: $0.target) }
  }
}

extension Simulator {
  /// Returns whether a screen is on a visible stack or in a layer.
  fileprivate func shows(_ screen: ScreenID, in configuration: Configuration) -> Bool {
    let columns = columns(in: configuration)
    let stacks = columns.isEmpty ? [configuration.visibleStack] : columns.map { configuration.stacks[$0] }
    return (stacks + configuration.layers.map(\.stack)).contains { $0.contains { $0.screen == screen } }
  }
}
