import FlowModel
import FlowSimulation
import Verification

/// The configurations with which an exploration begins.
extension Exploration {
  /// Adds the launches, and what the scenarios of the flow lead to.
  mutating func launchAll(_ most: Int) {
    guard graph.launches.isEmpty else { return }
    for state in simulator.initialStates.prefix(most) { launch(state) }
    if simulator.initialStates.count > most { (unexplored, graph.hasAllLaunches) = (0, false) }
    for scenario in simulator.flow.scenarios where scenario.device ?? simulator.device == simulator.device {
      follow(scenario)
    }
  }

  /// Explores the configurations along a scenario, up to the first tap that is not offered.
  ///
  /// Of several paths with the same cost, it prefers the one of the scenario.
  private mutating func follow(_ scenario: Scenario) {
    guard let state = simulator.initialStates(given: scenario.given).first else { return }
    var walk = Walk(simulator, from: state)
    for case .tap(let tap) in scenario.lines {
      guard (try? walk.take(tap)) != nil else { break }
    }
    var last: Int32?
    for transition in walk.transitions {
      guard let node = known[transition.target] else { return }
      if let last, let move = transition.move { prefer(move, from: last, to: node) }
      represent(node)
      if !graph.nodes[Int(node)].isExpanded { expand(node) }
      last = node
    }
  }

  private mutating func prefer(_ move: Move, from source: Int32, to target: Int32) {
    let cost = graph.nodes[Int(source)].cost
    let edge = graph.nodes[Int(source)].edges.first { graph.edges[Int($0)].move == move }
    guard let edge, cost < graph.nodes[Int(target)].cost,
      cost.adding(graph.edges[Int(edge)].trigger) == graph.nodes[Int(target)].cost
    else { return }
    graph.nodes[Int(target)].parent = edge
  }

  private mutating func launch(_ state: [ValueID]) {
    let launch = simulator.launch(state)
    guard known[launch.target] == nil else { return }
    let node = add(launch.target, Cost.zero, parent: nil)
    graph.launches.append(node)
    for fact in reader.facts(of: launch, from: nil) { log.add(fact, Cost.zero, Witness(configuration: node)) }
  }
}
