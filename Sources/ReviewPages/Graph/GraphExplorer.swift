import Diagnostics
import FlowModel
import FlowSimulation

/// Explores a flow breadth-first, and adds the configurations and steps to a graph.
struct GraphExplorer {
  /// The graph so far.
  private(set) var graph: ReachableGraph
  /// The average number of screens per configuration at which the exploration stops.
  ///
  /// Without this bound, a flow whose stacks grow by one screen per tap takes time and memory quadratic in the limit.
  private static let averageScreens = 30
  /// The number of screens on the stacks of all configurations.
  private var screens = 0
  private let simulator: Simulator
  private var indices: [Configuration: Int] = [:]
  /// The nodes with known offers: a prefix in the order of discovery, and the nodes on traces.
  private var expanded: Set<Int> = []

  /// Creates an explorer of an empty graph.
  init(_ graph: ReachableGraph) {
    self.graph = graph
    simulator = graph.simulator
  }

  /// Explores breadth-first up to the limit, then along traces.
  mutating func explore(along replays: [Replay]) {
    for state in simulator.initialStates.prefix(graph.limit) { launch(state) }
    graph.launchesLeftOut = simulator.initialStates.count - graph.launches.count
    var next = 0
    while next < graph.nodes.count {
      expand(next)
      next += 1
    }
    for replay in replays { follow(replay) }
  }

  private mutating func launch(_ state: [ValueID]) {
    let launch = simulator.launch(state)
    let steps = steps([launch] + simulator.arrivals(after: launch.target), by: [:]) { $0.index(of: $1) }
    guard steps.last?.target != nil else { return }
    graph.launches.append(ReachableGraph.Launch(state: launch.target, given: given(state), steps: steps))
  }

  /// Returns the initial values that differ from the defaults.
  private func given(_ state: [ValueID]) -> [GivenValue] {
    simulator.flow.variables.filter { state[$0.id.index] != $0.initial.first }.map { variable in
      GivenValue(
        variable: variable.name.value, value: simulator.flow.name(of: state[variable.id.index], of: variable.id))
    }
  }

  private mutating func expand(_ node: Int) {
    guard expanded.insert(node).inserted else { return }
    let configuration = graph.nodes[node].configuration
    graph.nodes[node].offers = simulator.namedMoves(in: configuration).map { name, move in
      let transition = simulator.perform(move, in: configuration)
      let transitions = [transition] + simulator.arrivals(after: transition.target)
      return steps(transitions, by: [move: name]) { $0.index(of: $1) }
    }
  }

  /// Returns the steps of a move, up to the first configuration that the graph has no room for.
  private mutating func steps(
    _ transitions: [Transition], by names: [Move: String], index: (inout Self, Configuration) -> Int?
  ) -> [ReachableGraph.Step] {
    var steps: [ReachableGraph.Step] = []
    for transition in transitions {
      let traceStep = simulator.traceStep(of: transition)
      let target = index(&self, transition.target)
      steps.append(.init(trigger: trigger(of: transition, traceStep, names), target: target, events: traceStep.events))
      if target == nil { break }
    }
    return steps
  }

  private func trigger(of transition: Transition, _ traceStep: TraceStep, _ names: [Move: String]) -> ReachableGraph
    .Trigger?
  {
    guard let move = transition.move else { return nil }
    var tab: Int?
    if case .gesture(.tab(let screen)) = move.kind {
      tab = simulator.flow[transition.target.root].tabs.firstIndex(of: screen)
    }
    return .init(
      kind: traceStep.kind, label: traceStep.label ?? "", result: traceStep.result,
      name: names[move] ?? simulator.name(of: move),
      isFromRoot: move.host == .root, tab: tab)
  }

  /// Returns the index of a configuration, after adding it if there is room; nil if there is none.
  private mutating func index(of configuration: Configuration) -> Int? {
    if let known = indices[configuration] { return known }
    let hasRoom = graph.nodes.count < graph.limit && screens < graph.limit * Self.averageScreens
    return hasRoom ? add(configuration) : nil
  }

  private mutating func add(_ configuration: Configuration) -> Int {
    let index = graph.nodes.count
    indices[configuration] = index
    screens += (configuration.stacks + configuration.layers.map(\.stack)).reduce(0) { $0 + $1.count }
    graph.nodes.append(ReachableGraph.Node(configuration: configuration))
    return index
  }

  // MARK: Traces

  /// Adds every configuration of a trace.
  private mutating func follow(_ replay: Replay) {
    let given = replay.given.map { GivenValue(variable: $0.key, value: $0.value) }
    guard let launch = graph.launches.first(where: { $0.given == given }), var here = launch.steps.last?.target else {
      return
    }
    for tap in replay.taps {
      expand(here)
      guard let offer = graph.nodes[here].offers.firstIndex(where: { $0.first?.trigger?.name == tap }) else { return }
      if graph.nodes[here].offers[offer].last?.target == nil { extend(offer, at: here) }
      guard let next = graph.nodes[here].offers[offer].last?.target else { return }
      here = next
    }
    expand(here)
  }

  /// Adds the configurations to which an offer leads, even beyond the limit.
  private mutating func extend(_ offer: Int, at node: Int) {
    let configuration = graph.nodes[node].configuration
    let (name, move) = simulator.namedMoves(in: configuration)[offer]
    let transition = simulator.perform(move, in: configuration)
    let transitions = [transition] + simulator.arrivals(after: transition.target)
    graph.nodes[node].offers[offer] = steps(transitions, by: [move: name]) { explorer, configuration in
      explorer.indices[configuration] ?? explorer.add(configuration)
    }
  }
}
