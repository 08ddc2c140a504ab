import FlowModel
import FlowSimulation
import HeapModule
import OrderedCollections
import Support
import Verification

/// A search that can be continued: the configurations found so far, and those that are still to be explored.
///
/// It explores all configurations, the cheapest first, or one for many similar ones (`Representatives`). Either can
/// follow the other, and what has been found stays found.
package struct Exploration {
  /// The order in which configurations are explored.
  private enum Order {
    /// The fewest taps first.
    case taps
    /// The fewest entries and system actions first, so that what the user does alone is found whatever else can happen.
    case users
  }

  private struct Candidate: Comparable {
    let cost: Cost
    let node: Int32
    /// The number of entries and system actions, if these come first; else 0.
    let events: Int

    static func < (a: Candidate, b: Candidate) -> Bool {
      (a.events, a.cost, a.node) < (b.events, b.cost, b.node)
    }
  }

  let simulator: Simulator
  private let depth: Int
  let reader: FactReader
  var graph = SearchGraph()
  var known: [Configuration: Int32] = [:]
  private var order = Order.taps
  private var frontier = Heap<Candidate>()
  /// The nodes that are represented by others.
  private var represented: [Int32] = []
  /// The number of taps beyond which no move is explored for now, and the nodes whose moves lead beyond it.
  private var lastLevel = Int.max
  private var cutOff: [Int32] = []
  /// The nodes that were cut off before; none of them is represented by another one.
  private var resumed: Set<Int32> = []
  private var representatives = Representatives()
  var log = ObservationLog()
  /// Arrivals that may not end.
  private var open: OrderedSet<Fact> = []
  /// The fewest taps of a move that is never explored.
  var unexplored = Int.max
  /// The number of configurations, one with tall stacks counted as several.
  private var weight = 0

  package init(_ simulator: Simulator, depth: Int = .max) {
    self.simulator = simulator
    self.depth = depth
    reader = FactReader(simulator: simulator)
  }

  /// Whether every configuration has been explored.
  package var isComplete: Bool { frontier.isEmpty && represented.isEmpty && cutOff.isEmpty && unexplored == .max }

  /// The number of configurations between two calls of the progress monitor.
  private static let slice = 32

  // MARK: Work

  /// Explores the nearest configurations, until about so many more are known, or the monitor stops it.
  ///
  /// Configurations with the current number of taps are explored to the end, up to twice the number.
  package mutating func exploreNearest(_ number: Int, _ watch: ProgressMonitor) {
    let before = weight
    launchAll(number)
    arrange(by: .taps)
    work(
      watch, toward: number,
      where: { exploration, node in
        exploration.represent(node)
        return true
      }
    ) { exploration, next in
      let added = exploration.weight - before
      if added > number { exploration.lastLevel = min(exploration.lastLevel, next.cost.taps) }
      return added / 2 <= number && next.cost.taps <= min(exploration.lastLevel, exploration.depth)
    }
  }

  /// Explores one configuration for many similar ones, until about so many more are known, or the monitor stops it.
  package mutating func exploreRepresentatives(_ number: Int, _ watch: ProgressMonitor) {
    arrange(by: .users)
    let before = weight
    work(watch, toward: number, where: { $0.resumed.contains($1) || $0.isNew($1) }) { exploration, _ in
      exploration.weight - before <= number
    }
  }

  /// Returns this exploration after `exploreRepresentatives`.
  package func exploringRepresentatives(_ number: Int, _ watch: ProgressMonitor) -> Exploration {
    var copy = self
    copy.exploreRepresentatives(number, watch)
    return copy
  }

  /// Records a configuration that the user reaches alone among the representatives.
  ///
  /// It represents what entries lead to, and not the other way round.
  mutating func represent(_ node: Int32) {
    let cost = graph.nodes[Int(node)].cost
    if cost.entries + cost.systems == 0 { _ = isNew(node) }
  }

  /// Records a configuration among the representatives, and returns whether it is the first of its kind.
  private mutating func isNew(_ node: Int32) -> Bool {
    representatives.admits(graph.nodes[Int(node)].configuration, simulator)
  }

  /// Explores the frontier as long as a condition holds.
  private mutating func work(
    _ watch: ProgressMonitor, toward number: Int, where admits: (inout Exploration, Int32) -> Bool,
    while isWithinLimits: (inout Exploration, Candidate) -> Bool
  ) {
    var untilProgress = Self.slice
    let before = weight
    while let next = frontier.popMin() {
      guard next.cost == graph.nodes[Int(next.node)].cost else { continue }
      guard !graph.nodes[Int(next.node)].isExpanded else {
        if graph.nodes[Int(next.node)].isStale { shorten(next.node) }
        continue
      }
      untilProgress -= 1
      if untilProgress < 0 { untilProgress = Self.slice }
      let share = min(1, Double(weight - before) / Double(number))
      guard isWithinLimits(&self, next), untilProgress < Self.slice || watch.shouldContinue(.search, share: share)
      else {
        frontier.insert(next)
        return
      }
      guard admits(&self, next.node) else {
        represented.append(next.node)
        continue
      }
      expand(next.node)
    }
  }

  /// Puts everything that is left into an order; represented configurations are explored in the order of taps.
  private mutating func arrange(by order: Order) {
    guard self.order != order || !cutOff.isEmpty else { return }
    self.order = order
    var nodes = frontier.unordered.map(\.node) + cutOff
    resumed.formUnion(cutOff)
    (cutOff, lastLevel) = ([], .max)
    if order == .taps {
      nodes += represented
      represented = []
    }
    frontier = Heap(nodes.map(candidate))
  }

  private func candidate(_ node: Int32) -> Candidate {
    let cost = graph.nodes[Int(node)].cost
    return Candidate(cost: cost, node: node, events: order == .users ? cost.entries + cost.systems : 0)
  }

  /// The number of taps up to which everything has been explored.
  private var bound: Int {
    let left = frontier.unordered.map(\.node) + represented
    let open = left.filter { !graph.nodes[Int($0)].isExpanded }
    let beyond = cutOff.reduce(unexplored) { min($0, graph.nodes[Int($1)].cost.taps + 1) }
    let nearest = open.reduce(beyond) { min($0, graph.nodes[Int($1)].cost.taps) }
    if nearest < .max { return max(0, nearest - 1) }
    return graph.nodes.reduce(0) { max($0, $1.cost.taps) }
  }

  /// Returns what has been found so far.
  package func result() -> VerificationResult {
    var log = log
    for (fact, node) in GraphQuestions(graph, simulator).stuckFacts() {
      log.add(fact, graph.nodes[Int(node)].cost, Witness(configuration: node))
    }
    log.updateCosts { witness in
      let cost = graph.nodes[Int(witness.configuration)].cost
      return witness.transition.map { cost.adding(graph.edges[Int($0)].trigger) } ?? cost
    }
    let bound = bound
    return VerificationResult(
      simulator: simulator, observations: log.sorted(), isComplete: isComplete, bound: bound,
      undecided: Array(open),
      evidence: SearchResult(simulator: simulator, graph: graph, isComplete: isComplete, bound: bound))
  }

  mutating func expand(_ node: Int32) {
    let configuration = graph.nodes[Int(node)].configuration
    let cost = graph.nodes[Int(node)].cost
    let moves = simulator.moves(in: configuration)
    for fact in reader.facts(of: configuration, offering: moves) { log.add(fact, cost, Witness(configuration: node)) }
    observeArrivals(node, configuration, moves, cost)
    graph.nodes[Int(node)].offersNothing = reader.offersNothing(moves)
    let steps = moves.map { ($0, cost.adding(reader.trigger(of: $0))) }
    if steps.contains(where: { $0.1.taps > depth }) { unexplored = min(unexplored, depth + 1) }
    // Arrivals cost nothing, so only this limit ends a cycle of them that makes the stacks grow.
    guard graph.nodes[Int(node)].arrivals <= Walk.maximumArrivals else {
      unexplored = min(unexplored, cost.taps)
      return
    }
    let deepest = min(depth, lastLevel)
    graph.nodes[Int(node)].isExpanded = steps.allSatisfy { $0.1.taps <= deepest }
    if steps.contains(where: { $0.1.taps > deepest && $0.1.taps <= depth }) { cutOff.append(node) }
    let first = Int32(graph.edges.count)
    for (move, cost) in steps where cost.taps <= deepest { take(move, from: node, configuration, cost) }
    graph.nodes[Int(node)].edges = first..<Int32(graph.edges.count)
  }

  /// Shortens the paths through a configuration, to which a cheaper path was found after it had been explored.
  private mutating func shorten(_ node: Int32) {
    graph.nodes[Int(node)].isStale = false
    let cost = graph.nodes[Int(node)].cost
    for edge in graph.nodes[Int(node)].edges {
      let (target, trigger) = (graph.edges[Int(edge)].target, graph.edges[Int(edge)].trigger)
      let arrivals = trigger == .arrival ? graph.nodes[Int(node)].arrivals + 1 : 0
      _ = reach(graph.nodes[Int(target)].configuration, cost.adding(trigger), by: edge, arrivals)
    }
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
      graph.nodes[Int(node)].isStale = graph.nodes[Int(node)].isExpanded
      enqueue(node)
    }
    return node
  }

  mutating func add(_ configuration: Configuration, _ cost: Cost, parent: Int32?) -> Int32 {
    let node = Int32(graph.nodes.count)
    known[configuration] = node
    weight += configuration.searchWeight
    graph.nodes.append(
      SearchGraph.Node(configuration: configuration, cost: cost, parent: parent))
    enqueue(node)
    return node
  }

  /// Adds a configuration to the frontier.
  private mutating func enqueue(_ number: Int32) { frontier.insert(candidate(number)) }
}

extension Configuration {
  /// The number of configurations that this one counts as, because work and memory grow with the number of instances.
  var searchWeight: Int {
    let instances = stacks.reduce(0) { $0 + $1.count } + layers.reduce(0) { $0 + $1.stack.count }
    return 1 + instances / 30
  }
}
