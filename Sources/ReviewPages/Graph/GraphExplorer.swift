import Diagnostics
import FlowModel
import FlowSimulation

/// Fills a graph, breadth-first.
struct GraphExplorer {
  /// The graph so far.
  private(set) var graph: ReachableGraph
  /// The average number of screens in a configuration at which the graph stops growing.
  ///
  /// Without this bound, a flow whose stacks grow by one screen a tap would take memory and time that grow with the square
  /// of the limit.
  private static let averageScreens = 30
  /// The number of screens on the stacks of all configurations together.
  private var screens = 0
  private let simulator: Simulator
  private var places: [Configuration: Int] = [:]
  /// The nodes whose offers are known; all before it in order of discovery, and those on traces.
  private var expanded: Set<Int> = []

  /// Creates an explorer of a graph that has nothing in it yet.
  init(_ graph: ReachableGraph) {
    self.graph = graph
    simulator = graph.simulator
  }

  /// Explores up to the limit, then along traces.
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
    let steps = steps([launch] + simulator.arrivals(after: launch.target), by: [:]) { $0.place(of: $1) }
    guard steps.last?.target != nil else { return }
    graph.launches.append(ReachableGraph.Launch(state: launch.target, given: given(state), steps: steps))
  }

  /// The values that are not the defaults.
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
      return steps(transitions, by: [move: name]) { $0.place(of: $1) }
    }
  }

  /// The steps of a move, up to the first configuration that finds no room.
  private mutating func steps(
    _ transitions: [Transition], by names: [Move: String], place: (inout Self, Configuration) -> Int?
  ) -> [ReachableGraph.Step] {
    var steps: [ReachableGraph.Step] = []
    for transition in transitions {
      let told = simulator.traceStep(of: transition)
      let target = place(&self, transition.target)
      steps.append(.init(deed: deed(of: transition, told, names), target: target, events: told.events))
      if target == nil { break }
    }
    return steps
  }

  private func deed(of transition: Transition, _ told: TraceStep, _ names: [Move: String]) -> ReachableGraph.Deed? {
    guard let move = transition.move else { return nil }
    var tab: Int?
    if case .gesture(.tab(let screen)) = move.kind {
      tab = simulator.flow[transition.target.root].tabs.firstIndex(of: screen)
    }
    return .init(
      kind: told.kind, label: told.label ?? "", result: told.result, name: names[move] ?? simulator.name(of: move),
      isFromRoot: move.host == .root, tab: tab)
  }

  /// Returns the index of a configuration, after adding it where there is room; nil where there is none.
  private mutating func place(of configuration: Configuration) -> Int? {
    if let known = places[configuration] { return known }
    let hasRoom = graph.nodes.count < graph.limit && screens < graph.limit * Self.averageScreens
    return hasRoom ? add(configuration) : nil
  }

  private mutating func add(_ configuration: Configuration) -> Int {
    let place = graph.nodes.count
    places[configuration] = place
    screens += (configuration.stacks + configuration.layers.map(\.stack)).reduce(0) { $0 + $1.count }
    graph.nodes.append(ReachableGraph.Node(configuration: configuration))
    return place
  }

  // MARK: Traces

  /// Makes room for every configuration on a way.
  private mutating func follow(_ replay: Replay) {
    let given = replay.given.map { GivenValue(variable: $0.key, value: $0.value) }
    guard let launch = graph.launches.first(where: { $0.given == given }), var here = launch.steps.last?.target else {
      return
    }
    for tap in replay.taps {
      expand(here)
      guard let offer = graph.nodes[here].offers.firstIndex(where: { $0.first?.deed?.name == tap }) else { return }
      if graph.nodes[here].offers[offer].last?.target == nil { take(offer, at: here) }
      guard let next = graph.nodes[here].offers[offer].last?.target else { return }
      here = next
    }
    expand(here)
  }

  /// Takes an offer that led out of the graph, and makes room for where it leads.
  private mutating func take(_ offer: Int, at node: Int) {
    let configuration = graph.nodes[node].configuration
    let (name, move) = simulator.namedMoves(in: configuration)[offer]
    let transition = simulator.perform(move, in: configuration)
    let transitions = [transition] + simulator.arrivals(after: transition.target)
    graph.nodes[node].offers[offer] = steps(transitions, by: [move: name]) { explorer, configuration in
      explorer.places[configuration] ?? explorer.add(configuration)
    }
  }
}
