import Diagnostics
import FlowModel
import FlowSimulation
import OrderedCollections
import Support

/// Chooses the configurations of a graph: those on given traces, and then the nearest ones.
struct GraphExplorer: Sendable {
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
  /// The moves of the configurations that the search has passed, by their indices.
  private var followed: [Int: [FollowedMove]] = [:]

  /// A move, with its transition and those of the arrivals after it.
  private typealias FollowedMove = (move: Move, transitions: [Transition])

  /// Creates an explorer of an empty graph.
  init(_ graph: ReachableGraph) {
    self.graph = graph
    simulator = graph.simulator
  }

  /// Adds the launches, the traces, and then the nearest configurations up to the limit, with all their offers.
  mutating func explore(_ traces: KeptTraces) {
    for state in simulator.initialStates.prefix(graph.limit) { launch(state) }
    graph.launchesLeftOut = simulator.initialStates.count - graph.launches.count
    for replay in traces.findings + scenarios { follow(replay, isAlwaysKept: true) }
    for replay in traces.screens { follow(replay, isAlwaysKept: false) }
    search(from: graph.launches)
    graph.reachableCount = graph.nodes.count
    exploreChosenLaunches()
    addOffers()
  }

  // MARK: Chosen initial values

  /// The maximum number of launches with values that the app does not begin with by itself.
  private static let chosenLaunchCount = 64

  /// Adds launches with values that a reviewer may choose: those of the scenarios, and other single values.
  ///
  /// The app does not begin there by itself, so nothing that is reached only from there counts as reachable.
  private mutating func exploreChosenLaunches() {
    let known = Set(simulator.initialStates.prefix(graph.limit))
    let ofScenarios = simulator.flow.scenarios.filter { !$0.given.isEmpty }.compactMap {
      simulator.initialStates(given: $0.given).first
    }
    let first = graph.launches.count
    for state in OrderedSet(ofScenarios + singleValues).filter({ !known.contains($0) }).prefix(Self.chosenLaunchCount) {
      launch(state, isChosen: true)
    }
    for replay in scenarios { follow(replay, isAlwaysKept: true) }
    search(from: Array(graph.launches[first...]))
  }

  /// The states with one value that differs from the defaults; combinations of them would be a long list.
  private var singleValues: [[ValueID]] {
    guard let defaults = simulator.initialStates.first else { return [] }
    return simulator.flow.variables.flatMap { variable in
      variable.values.indices.compactMap { value in
        guard defaults[variable.id.index] != ValueID(value) else { return nil }
        var changed = defaults
        changed[variable.id.index] = ValueID(value)
        return changed
      }
    }
  }

  // MARK: Configurations

  private mutating func launch(_ state: [ValueID], isChosen: Bool = false) {
    let launch = simulator.launch(state)
    let transitions = [launch] + simulator.arrivals(after: launch.target)
    if isChosen {
      for transition in transitions { _ = index(of: transition.target) }
    } else {
      guard transitions.allSatisfy({ indexIfRoom(of: $0.target) != nil }) else { return }
    }
    graph.launches.append(
      .init(
        configuration: launch.target, given: given(state), steps: steps(transitions, by: nil), isChosen: isChosen))
  }

  /// Returns the initial values that differ from the defaults.
  private func given(_ state: [ValueID]) -> [GivenValue] {
    simulator.flow.variables.filter { state[$0.id.index] != $0.initial.first }.map { variable in
      GivenValue(
        variable: variable.name.value, value: simulator.flow.name(of: state[variable.id.index], of: variable.id))
    }
  }

  private var hasRoom: Bool { graph.nodes.count < graph.limit && screens < graph.limit * Self.averageScreens }

  /// Returns the index of a configuration, after adding it if there is room; nil if there is none.
  private mutating func indexIfRoom(of configuration: Configuration) -> Int? {
    indices[configuration] ?? (hasRoom ? index(of: configuration) : nil)
  }

  /// Returns the index of a configuration, after adding it if the graph does not contain it.
  private mutating func index(of configuration: Configuration) -> Int {
    if let known = indices[configuration] { return known }
    let index = graph.nodes.count
    indices[configuration] = index
    screens += (configuration.stacks + configuration.layers.map(\.stack)).reduce(0) { $0 + $1.count }
    graph.nodes.append(ReachableGraph.Node(configuration: configuration))
    return index
  }

  // MARK: Traces

  /// The taps of each scenario, up to the first one that is not offered.
  private var scenarios: [Replay] {
    simulator.flow.scenarios.filter { $0.device == nil || $0.device == simulator.device }.map { scenario in
      Walk(along: scenario, in: simulator).trace(replaying: "").replay
    }
  }

  /// Adds the configurations of a trace, up to the first one without room.
  ///
  /// - Parameter isAlwaysKept: whether to add all of them, even beyond the limit.
  private mutating func follow(_ replay: Replay, isAlwaysKept: Bool) {
    let given = replay.given.map { GivenValue(variable: $0.key, value: $0.value) }
    guard let launch = graph.launches.first(where: { $0.given == given }), var here = launch.steps.last?.target else {
      return
    }
    for tap in replay.taps {
      let offered = simulator.namedMoves(in: graph.nodes[here].configuration)
      guard let move = offered.first(where: { $0.name == tap })?.move,
        let next = target(of: move, at: here, isAlwaysKept: isAlwaysKept)
      else { return }
      here = next
    }
  }

  /// Adds the configurations of a move and of the arrivals after it, and returns the index of the last one.
  private mutating func target(of move: Move, at node: Int, isAlwaysKept: Bool) -> Int? {
    target(of: simulator.transitions(of: move, in: graph.nodes[node].configuration), isAlwaysKept: isAlwaysKept)
  }

  private mutating func target(of transitions: [Transition], isAlwaysKept: Bool) -> Int? {
    var last: Int?
    for transition in transitions {
      last = isAlwaysKept ? index(of: transition.target) : indexIfRoom(of: transition.target)
      if last == nil { return nil }
    }
    return last
  }

  // MARK: The nearest configurations

  /// Adds configurations breadth-first while there is room.
  private mutating func search(from launches: [ReachableGraph.Launch]) {
    var queue = launches.compactMap { $0.steps.last?.target }
    var visited = Set(queue)
    var next = 0
    while next < queue.count, hasRoom {
      let moves = moves(at: queue[next])
      followed[queue[next]] = moves
      for move in moves {
        guard let target = target(of: move.transitions, isAlwaysKept: false), visited.insert(target).inserted else {
          continue
        }
        queue.append(target)
      }
      next += 1
    }
  }

  // MARK: Steps

  private func moves(at node: Int) -> [FollowedMove] {
    let configuration = graph.nodes[node].configuration
    return simulator.moves(in: configuration).map { ($0, simulator.transitions(of: $0, in: configuration)) }
  }

  /// The number of configurations that one thread completes at a time.
  private static let partSize = 16

  /// Adds to each configuration what it offers, and what it does not.
  private mutating func addOffers() {
    let explorer = self
    let count = graph.nodes.count
    let parts = TaskPool.map((count + Self.partSize - 1) / Self.partSize) { part in
      (part * Self.partSize..<min(count, (part + 1) * Self.partSize)).map(explorer.completed)
    }
    graph.nodes = Array(parts.joined())
  }

  private func completed(_ node: Int) -> ReachableGraph.Node {
    let moves = followed[node] ?? moves(at: node)
    var completed = graph.nodes[node]
    completed.offers = offers(moves)
    completed.refusals = simulator.refusals(in: completed.configuration, offering: moves.map(\.move))
    return completed
  }

  private func offers(_ moves: [FollowedMove]) -> [[ReachableGraph.Step]] {
    let names = simulator.named(moves.map(\.move))
    let renamed = graph.isRenamed ? graph.renamed.named(moves.map(\.move)) : names
    return moves.indices.map { place in
      steps(moves[place].transitions, by: (moves[place].move, names[place].name, renamed[place].name))
    }
  }

  /// Returns the steps of a move, up to the first configuration that the graph does not contain.
  ///
  /// - Parameter known: the move, with its names in both versions; nil for a launch.
  private func steps(
    _ transitions: [Transition], by known: (move: Move, name: String, shared: String)?
  ) -> [ReachableGraph.Step] {
    var steps: [ReachableGraph.Step] = []
    for transition in transitions {
      let target = indices[transition.target]
      let beyond = target == nil ? transitions.last?.target.frontScreen : nil
      steps.append(
        .init(
          trigger: trigger(of: transition, known), target: target, beyond: beyond,
          events: simulator.traceEvents(of: transition)))
      if target == nil { break }
    }
    return steps
  }

  private func trigger(
    of transition: Transition, _ known: (move: Move, name: String, shared: String)?
  ) -> ReachableGraph.Trigger? {
    guard let move = transition.move else { return nil }
    let naming = simulator.naming(of: move)
    var (tab, label) = (Int?.none, naming.label ?? "")
    if case .gesture(.tab(let screen)) = move.kind {
      tab = simulator.flow[transition.target.root].tabs.firstIndex(of: screen)
      label = "Tab: \(simulator.flow.title(ofTab: screen))"
    }
    let names = known.flatMap { $0.move == move ? ($0.name, $0.shared) : nil }
    let (name, shared) = names ?? (simulator.name(of: move), graph.renamed.name(of: move))
    let result = simulator.result(of: move)
    return .init(
      kind: naming.kind, label: label, result: result, name: name, isFromRoot: move.host == .root, tab: tab,
      column: column(of: move), sharedName: shared, link: result == nil ? simulator.flow.link(of: move) : nil)
  }
}

extension GraphExplorer {
  /// Returns the stack of the column that offers a move, if the column is not in use.
  private func column(of move: Move) -> Int? { if case .column(let stack) = move.host { stack } else { nil } }
}

extension Flow {
  /// Returns the link of the entry that a move is, if it has one.
  fileprivate func link(of move: Move) -> String? {
    if case .entry(let entry) = move.kind { self[entry].link?.value } else { nil }
  }
}

extension Simulator {
  /// Returns the transition of a move, and those of the arrivals that follow by themselves.
  fileprivate func transitions(of move: Move, in configuration: Configuration) -> [Transition] {
    let transition = perform(move, in: configuration)
    return [transition] + arrivals(after: transition.target)
  }
}
