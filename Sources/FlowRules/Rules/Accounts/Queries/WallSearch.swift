import FlowModel
import FlowSimulation
import OrderedCollections

/// Searches for something that a user without an account can do before signing in.
///
/// Entries are ignored.
struct WallSearch {
  /// The result of the search.
  enum Answer {
    /// Every trace to something useful leads through a sign-in; the walk is the cheapest of them.
    case wall(Walk)
    /// The user can do something useful before signing in, or nothing is behind the sign-in.
    case open
    /// The search reached its limit.
    case unclear
  }

  private struct Node: Hashable {
    let configuration: Configuration
    let isSignedIn: Bool
  }

  private struct Reached {
    let node: Node
    let parent: Int
    let move: Move?
  }

  /// The search gives up after more configurations than this.
  private static let maximumConfigurations = 4_000
  /// The largest number of instances of one screen on the stacks; more of them offer nothing new.
  private static let maximumInstancesOfOneScreen = 3

  private let simulator: Simulator
  private let signingIn: SignInMoves
  private var reached: [Reached] = []
  private var known: Set<Node> = []
  private var firstUse: Int?
  /// Whether some trace was cut off.
  private var isCut = false

  /// Creates a search.
  init(_ simulator: Simulator, _ signingIn: SignInMoves) {
    self.simulator = simulator
    self.signingIn = signingIn
  }

  /// Returns whether every trace to something useful leads through a sign-in.
  mutating func answer(from state: [ValueID]) -> Answer {
    let launch = simulator.launch(state)
    var level = [Int]()
    add(Node(configuration: launch.target, isSignedIn: false), -1, nil, to: &level)
    while !level.isEmpty {
      var next: [Int] = []
      var place = 0
      while place < level.count {
        guard explore(at: level[place], now: &level, later: &next) else { return .open }
        guard reached.count <= Self.maximumConfigurations else { return .unclear }
        place += 1
      }
      level = next
    }
    return (firstUse ?? firstStub).map { .wall(walk(to: $0, from: state)) } ?? (isCut ? .unclear : .open)
  }

  /// The first page behind the sign-in that the file does not describe yet, if nothing else is there.
  private var firstStub: Int? {
    // A screen beneath an arrival that is due has not been seen.
    let seen = reached.map(\.node).filter { node in
      !node.isSignedIn
        && simulator.moves(in: node.configuration).contains { flow.action(of: $0)?.trigger != .arrival }
    }
    let fronts = Set(seen.map(\.configuration.frontScreen))
    return reached.firstIndex { place in
      let front = place.node.configuration.frontScreen
      return place.node.isSignedIn && isInTheApp(place.node.configuration) && !fronts.contains(front)
        && flow[front].actions.allSatisfy { flow[$0].trigger != .user }
    }
  }

  /// Explores a configuration; returns false if the user can do something before signing in.
  private mutating func explore(at index: Int, now: inout [Int], later: inout [Int]) -> Bool {
    let node = reached[index].node
    let moves = simulator.moves(in: node.configuration)
    if !node.isSignedIn, offersOtherTabs(node.configuration, moves) { return false }
    if isUseful(node.configuration, moves, isSignedIn: node.isSignedIn) {
      guard node.isSignedIn else { return false }
      if firstUse == nil { firstUse = index }
    }
    // After a useful action behind the sign-in is found, only traces without a sign-in are searched.
    guard !(node.isSignedIn && firstUse != nil) else { return true }
    guard !repeatsScreens(node.configuration) else {
      isCut = true
      return true
    }
    for move in moves {
      if case .entry = move.kind { continue }
      let transition = simulator.perform(move, in: node.configuration)
      let target = Node(
        configuration: transition.target, isSignedIn: node.isSignedIn || signingIn.includes(transition, in: flow))
      // Arrivals are not taps, so their targets have the same distance.
      let isArrival = flow.action(of: move)?.trigger == .arrival
      if isArrival { add(target, index, move, to: &now) } else { add(target, index, move, to: &later) }
    }
    return true
  }

  private var flow: Flow { simulator.flow }
  private var useful: UsefulActions { UsefulActions(flow: simulator.flow) }

  private mutating func add(_ node: Node, _ parent: Int, _ move: Move?, to level: inout [Int]) {
    guard known.insert(node).inserted else { return }
    level.append(reached.count)
    reached.append(Reached(node: node, parent: parent, move: move))
  }

  private func repeatsScreens(_ configuration: Configuration) -> Bool {
    var counts: [ScreenID: Int] = [:]
    for instance in configuration.visibleStack + configuration.layers.flatMap(\.stack) {
      counts[instance.screen, default: 0] += 1
    }
    return counts.values.contains { $0 > Self.maximumInstancesOfOneScreen }
  }

  private func walk(to index: Int, from state: [ValueID]) -> Walk {
    var moves: [Move] = []
    var here = index
    while here >= 0 {
      if let move = reached[here].move { moves.append(move) }
      here = reached[here].parent
    }
    var walk = Walk(simulator, from: state)
    for move in moves.reversed() { walk.take(move) }
    return walk
  }

  // MARK: Useful actions

  /// Returns whether one of the app's own screens is in front, and no sign-in or similar task is running.
  private func isInTheApp(_ configuration: Configuration) -> Bool {
    flow[configuration.frontScreen].kind == .screen
      && !configuration.visibleFrames.contains { isFormality($0.task) }
  }

  /// Returns whether the user can tap another tab; its screens may have more content than the file declares.
  private func offersOtherTabs(_ configuration: Configuration, _ moves: [Move]) -> Bool {
    let selected = simulator.selectedTab(in: configuration)
    return flow[configuration.root].tabs.count > 1 && isInTheApp(configuration)
      && moves.contains { move in
        // While an arrival is due, no other move is offered.
        if case .gesture(.tab(let tab)) = move.kind { tab != selected } else { false }
      }
  }

  /// Returns whether a useful action is offered: one that does more than lead to a sign-in or a similar task.
  private func isUseful(_ configuration: Configuration, _ moves: [Move], isSignedIn: Bool) -> Bool {
    guard isInTheApp(configuration) else { return false }
    let offered = moves.compactMap { flow.action(of: $0) }.filter { $0.trigger == .user }
    // Behind the sign-in, the first page with anything to do is useful.
    guard !isSignedIn else { return offered.contains { useful.doesMoreThanFormalities($0) } }
    return useful.offersUse(OrderedSet(offered.map(\.id)), on: configuration.frontScreen, in: configuration.root)
  }

  private func isFormality(_ task: TaskID?) -> Bool { useful.isFormality(task) }
}
