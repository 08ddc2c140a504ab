import FlowModel
import FlowSimulation
import HeapModule
import Support
import Verification

/// The part of a flow's behaviour in which covering walks are looked for.
///
/// A full search is too large. A configuration is expanded only if it offers something new, or if its neighbourhood is
/// new, or if few configurations with its front screen were expanded.
package struct CoverageGraph: Sendable {
  /// A transition.
  struct Edge: Sendable {
    let move: Move
    let target: Int
    /// The indices of its items.
    let items: [Int]
    /// Whether the user or the environment does something; an arrival happens by itself.
    let isTap: Bool
  }

  /// A configuration.
  struct Node: Sendable {
    let tracker: ItemTracker
    let cost: Cost
    var edges: [Edge] = []
    var isExpanded = false
  }

  package let simulator: Simulator
  /// Whether moves that need code in the app are left out.
  let isUserOnly: Bool
  private(set) var nodes: [Node] = []
  /// The launches with their values, and their nodes.
  private(set) var launches: [(state: [ValueID], node: Int)] = []
  /// Every item that was found, in the order in which it was found.
  private(set) var items: [CoverageItem] = []
  /// Whether every configuration was expanded, so that what is not found cannot happen.
  private(set) var isExhaustive = true
  private var indices: [CoverageItem: Int] = [:]
  private var places: [ItemTracker: Int] = [:]
  private var waiting = Heap<Waiting>()
  private var offered: Set<CoverageItem> = []
  private var neighbourhoods: Set<Neighbourhood> = []
  private var expandedCount: [ScreenID: Int] = [:]

  /// The largest number of launches.
  private static let maximumLaunches = 64
  /// The largest number of configurations.
  private static let maximumNodes = 400_000

  private struct Waiting: Comparable {
    let cost: Cost
    let node: Int

    static func < (a: Waiting, b: Waiting) -> Bool { a.cost != b.cost ? a.cost < b.cost : a.node < b.node }
  }

  /// What usually decides about a screen: its task and the screen beneath it.
  private struct Neighbourhood: Hashable {
    let screen: ScreenID
    let task: TaskID?
    let starter: CoverageItem.Starter?
    let beneath: ScreenID?
  }

  /// Explores a flow.
  package init(_ simulator: Simulator, userOnly: Bool, watch: ProgressMonitor = .none) {
    self.simulator = simulator
    isUserOnly = userOnly
    // Without code in the app, no test knows which of several initial values holds.
    let states = simulator.initialStates
    for state in states.prefix(userOnly && states.count > 1 ? 0 : Self.maximumLaunches) {
      let tracker = ItemTracker(simulator.launch(state))
      _ = index(of: tracker.shown)
      launches.append((state, add(tracker, .zero)))
    }
    if states.count > Self.maximumLaunches { isExhaustive = false }
    while let next = waiting.popMin(), nodes.count < Self.maximumNodes, watch.shouldContinue(.search) {
      let offers = offers(of: next.node)
      if isWorthExpanding(next.node, offers) { expand(next.node, offers) } else { isExhaustive = false }
    }
    if !waiting.isEmpty { isExhaustive = false }
  }

  private mutating func add(_ tracker: ItemTracker, _ cost: Cost) -> Int {
    if let place = places[tracker] { return place }
    let place = nodes.count
    places[tracker] = place
    nodes.append(Node(tracker: tracker, cost: cost))
    waiting.insert(Waiting(cost: cost, node: place))
    return place
  }

  private mutating func index(of item: CoverageItem) -> Int {
    if let index = indices[item] { return index }
    indices[item] = items.count
    items.append(item)
    return items.count - 1
  }

  /// Returns the index of an item that was found, or nil.
  func place(of item: CoverageItem) -> Int? { indices[item] }

  /// Returns the known configurations that show a screen, the nearest to a launch first.
  package func trackers(showing screen: ScreenID) -> [ItemTracker] {
    // Reads the nodes in place, because copies are expensive.
    nodes.indices.filter { nodes[$0].tracker.configuration.frontScreen == screen }.map { nodes[$0].tracker }
  }

  /// Returns the moves of a configuration, each with its item.
  private func offers(of node: Int) -> [(move: Move, item: CoverageItem)] {
    let tracker = nodes[node].tracker
    var moves = simulator.moves(in: tracker.configuration)
    if isUserOnly { moves = moves.filter { !simulator.flow.needsHook($0) } }
    return moves.map { ($0, tracker.item(of: $0, simulator)) }
  }

  private mutating func isWorthExpanding(_ node: Int, _ offers: [(move: Move, item: CoverageItem)]) -> Bool {
    let tracker = nodes[node].tracker
    let configuration = tracker.configuration
    let isNewPlace = neighbourhoods.insert(
      Neighbourhood(
        screen: configuration.frontScreen, task: configuration.runningTask, starter: tracker.starter,
        beneath: configuration.position(beneath: configuration.front).map { configuration[$0].screen })
    ).inserted
    if isNewPlace || expandedCount[configuration.frontScreen, default: 0] < 3 { return true }
    return offers.contains { !offered.contains($0.item) }
  }

  /// Adds the transitions of a configuration.
  private mutating func expand(_ node: Int, _ offers: [(move: Move, item: CoverageItem)]) {
    nodes[node].isExpanded = true
    let tracker = nodes[node].tracker
    expandedCount[tracker.configuration.frontScreen, default: 0] += 1
    let reader = FactReader(simulator: simulator)
    var edges: [Edge] = []
    for (move, item) in offers {
      offered.insert(item)
      var next = tracker
      let found = next.follow(simulator.perform(move, in: tracker.configuration), performing: item)
      let indices = found.map { index(of: $0) }
      let target = add(next, nodes[node].cost.adding(reader.trigger(of: move)))
      let isTap = simulator.flow.action(of: move)?.trigger != .arrival
      edges.append(Edge(move: move, target: target, items: indices, isTap: isTap))
    }
    nodes[node].edges = edges
  }

  private mutating func expand(_ node: Int) {
    if !nodes[node].isExpanded { expand(node, offers(of: node)) }
  }

  /// Adds the configurations of a walk.
  mutating func add(_ walk: Walk) {
    guard var place = launches.first(where: { $0.state == walk.initialState })?.node else { return }
    for transition in walk.transitions.dropFirst() {
      expand(place)
      guard let edge = nodes[place].edges.first(where: { $0.move == transition.move }) else { return }
      place = edge.target
    }
    expand(place)
  }
}
