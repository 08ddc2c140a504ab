import FlowModel
import FlowSimulation
import HeapModule
import OrderedCollections
import Support
import Verification

/// Explores configurations one by one, the cheapest first (Dijkstra 1959), up to a bound.
///
/// With `Representatives` it explores one configuration for many similar ones. The result is a proof only if no
/// configuration was left out. The order depends only on costs and on the order of the file, so results are
/// reproducible.
public struct SearchEngine: Sendable {
  /// The limits of a search.
  public struct Limits: Hashable, Sendable {
    /// The number of taps.
    public var depth: Int
    /// The number of configurations; one with tall stacks counts as several.
    public var configurations: Int

    /// Creates limits; with the defaults, a check of each shipped flow takes less than a second.
    public init(depth: Int = 24, configurations: Int = 12_000) {
      self.depth = depth
      self.configurations = configurations
    }
  }

  private let simulator: Simulator
  private let limits: Limits
  private let representatives: Representatives?

  /// Creates an engine for a flow on a device.
  public init(_ simulator: Simulator, limits: Limits = Limits()) {
    self.simulator = simulator
    self.limits = limits
    representatives = nil
  }

  /// Creates an engine that explores one configuration for many similar ones.
  package init(_ simulator: Simulator, limits: Limits, representatives: Representatives) {
    self.simulator = simulator
    self.limits = limits
    self.representatives = representatives
  }

  /// Explores all behaviours up to the limits, or until the monitor stops it.
  public func explore(watch: ProgressMonitor = .none) -> VerificationResult {
    var exploration = Exploration(simulator, limits, representatives)
    exploration.run(watch)
    return exploration.result()
  }
}

/// The state of a search.
private struct Exploration {
  private struct Candidate: Comparable {
    let cost: Cost
    let node: Int32

    static func < (a: Candidate, b: Candidate) -> Bool {
      a.cost != b.cost ? a.cost < b.cost : a.node < b.node
    }
  }

  private let simulator: Simulator
  private var limits: SearchEngine.Limits
  private var representatives: Representatives?
  private let reader: FactReader
  private var graph = SearchGraph()
  private var known: [Configuration: Int32] = [:]
  private var frontier = Heap<Candidate>()
  private var log = ObservationLog()
  /// Arrivals that may not end.
  private var open: OrderedSet<Fact> = []
  private var bound: Int?
  /// The number of configurations, one with tall stacks counted as several.
  private var weight = 0

  init(_ simulator: Simulator, _ limits: SearchEngine.Limits, _ representatives: Representatives?) {
    self.simulator = simulator
    self.limits = limits
    self.representatives = representatives
    reader = FactReader(simulator: simulator)
  }

  /// The number of configurations between two calls of the progress monitor.
  private static let slice = 32

  mutating func run(_ watch: ProgressMonitor) {
    let most = limits.configurations
    for state in simulator.initialStates.prefix(most) { launch(state) }
    if simulator.initialStates.count > most { (bound, graph.hasAllLaunches) = (0, false) }
    var untilProgress = Self.slice
    while let next = frontier.popMin() {
      guard !graph.nodes[Int(next.node)].isExpanded, next.cost == graph.nodes[Int(next.node)].cost else { continue }
      untilProgress -= 1
      if untilProgress < 0 { untilProgress = Self.slice }
      guard isWithinLimits(next.cost), untilProgress < Self.slice || watch.shouldContinue(.search, share: share) else {
        leaveOut(from: next.cost.taps)
        return
      }
      guard representatives?.admits(graph.nodes[Int(next.node)].configuration, simulator) ?? true else {
        leaveOut(from: next.cost.taps)
        continue
      }
      expand(next.node)
    }
  }

  /// The explored share of the limit, from 0 to 1.
  private var share: Double {
    min(1, Double(weight) / Double(limits.configurations))
  }

  /// Returns whether a configuration of some cost is within the limits.
  private mutating func isWithinLimits(_ cost: Cost) -> Bool {
    // The current number of taps is explored to its end, up to twice the limit, so that the bound is known exactly.
    if weight > limits.configurations { limits.depth = min(limits.depth, cost.taps) }
    return weight / 2 <= limits.configurations && cost.taps <= limits.depth
  }

  /// Records that configurations with so many taps were left out.
  private mutating func leaveOut(from taps: Int) { bound = max(0, min(bound ?? .max, taps - 1)) }

  func result() -> VerificationResult {
    var log = log
    let isComplete = bound == nil
    for (fact, node) in GraphQuestions(graph, simulator).stuckFacts() {
      log.add(fact, graph.nodes[Int(node)].cost, Witness(configuration: node))
    }
    let bound = bound ?? graph.nodes.reduce(0) { max($0, $1.cost.taps) }
    return VerificationResult(
      simulator: simulator, observations: log.sorted(), isComplete: isComplete, bound: bound,
      undecided: Array(open),
      evidence: SearchResult(
        simulator: simulator, graph: graph, isComplete: isComplete, bound: bound))
  }

  private mutating func launch(_ state: [ValueID]) {
    let launch = simulator.launch(state)
    guard known[launch.target] == nil else { return }
    let node = add(launch.target, Cost.zero, parent: nil)
    graph.launches.append(node)
    for fact in reader.facts(of: launch, from: nil) { log.add(fact, Cost.zero, Witness(configuration: node)) }
  }

  private mutating func expand(_ node: Int32) {
    let configuration = graph.nodes[Int(node)].configuration
    let cost = graph.nodes[Int(node)].cost
    let moves = simulator.moves(in: configuration)
    for fact in reader.facts(of: configuration, offering: moves) { log.add(fact, cost, Witness(configuration: node)) }
    observeArrivals(node, configuration, moves, cost)
    graph.nodes[Int(node)].offersNothing = reader.offersNothing(moves)
    let steps = moves.map { ($0, cost.adding(reader.trigger(of: $0))) }
    if steps.contains(where: { $0.1.taps > limits.depth }) { leaveOut(from: limits.depth + 1) }
    // Arrivals cost nothing, so only this limit ends a cycle of them that makes the stacks grow.
    guard graph.nodes[Int(node)].arrivals <= Walk.maximumArrivals else {
      leaveOut(from: cost.taps)
      return
    }
    graph.nodes[Int(node)].isExpanded = steps.allSatisfy { $0.1.taps <= limits.depth }
    for (move, cost) in steps where cost.taps <= limits.depth { take(move, from: node, configuration, cost) }
  }

  private mutating func observeArrivals(_ node: Int32, _ configuration: Configuration, _ moves: [Move], _ cost: Cost) {
    let parent = graph.nodes[Int(node)].parent.map { graph.edges[Int($0)] }
    if let parent, parent.trigger == .arrival, graph.nodes[Int(parent.source)].isInArrivalCycle {
      // The cycle is reported where it began.
      graph.nodes[Int(node)].isInArrivalCycle = true
      return
    }
    guard let (fact, isCertain) = reader.arrivalFact(of: configuration, offering: moves) else { return }
    if isCertain { log.add(fact, cost, Witness(configuration: node)) } else { open.append(fact) }
    graph.nodes[Int(node)].isInArrivalCycle = isCertain
  }

  private mutating func take(_ move: Move, from source: Int32, _ configuration: Configuration, _ cost: Cost) {
    let transition = simulator.perform(move, in: configuration)
    let edge = Int32(graph.edges.count)
    let isArrival = reader.trigger(of: move) == .arrival
    let arrivals = isArrival ? graph.nodes[Int(source)].arrivals + 1 : 0
    let target = reach(transition.target, cost, by: edge, arrivals)
    graph.edges.append(
      SearchGraph.Edge(
        source: source, target: target, move: move, trigger: reader.trigger(of: move), fates: Int32(graph.fates.count),
        keptLayers: Int32(transition.keptLayers)))
    graph.fates += transition.fates
    for fact in reader.facts(of: transition, from: configuration) {
      log.add(fact, cost, Witness(configuration: source, transition: edge))
    }
  }

  private mutating func reach(
    _ configuration: Configuration, _ cost: Cost, by edge: Int32, _ arrivals: Int
  ) -> Int32 {
    guard let node = known[configuration] else {
      let node = add(configuration, cost, parent: edge)
      graph.nodes[Int(node)].arrivals = arrivals
      return node
    }
    if cost < graph.nodes[Int(node)].cost {
      graph.nodes[Int(node)].cost = cost
      graph.nodes[Int(node)].parent = edge
      graph.nodes[Int(node)].arrivals = arrivals
      enqueue(node)
    }
    return node
  }

  private mutating func add(_ configuration: Configuration, _ cost: Cost, parent: Int32?) -> Int32 {
    let node = Int32(graph.nodes.count)
    known[configuration] = node
    weight += configuration.searchWeight
    graph.nodes.append(
      SearchGraph.Node(configuration: configuration, cost: cost, parent: parent))
    enqueue(node)
    return node
  }

  /// Adds a configuration to the frontier.
  private mutating func enqueue(_ number: Int32) {
    frontier.insert(Candidate(cost: graph.nodes[Int(number)].cost, node: number))
  }
}

extension Configuration {
  /// The number of configurations that this one counts as, because work and memory grow with the number of instances.
  var searchWeight: Int {
    let instances = stacks.reduce(0) { $0 + $1.count } + layers.reduce(0) { $0 + $1.stack.count }
    return 1 + instances / 30
  }
}
