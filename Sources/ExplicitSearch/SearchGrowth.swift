import FlowModel
import FlowSimulation
import Support
import Verification

/// Finds cycles that make the stacks grow in the graph of a search.
///
/// A path that returns to the same screen and values, on top of everything that was there, is tried repeatedly
/// (`CycleValidator`).
struct SearchGrowth {
  /// The most paths that are tried.
  private static let maximumPaths = 300
  /// The number of configurations between two calls of the progress monitor.
  private static let slice = 128

  private let graph: SearchGraph
  private let simulator: Simulator
  private let validator: CycleValidator

  init(_ graph: SearchGraph, _ simulator: Simulator) {
    self.graph = graph
    self.simulator = simulator
    validator = CycleValidator(simulator, Interest(simulator))
  }

  /// Returns the cycles without entries, then those with entries, each the nearest first.
  ///
  /// Of those with entries, an entry that puts its screen on itself comes first: it needs no tap of the user in between.
  /// Of similar cycles (`GrowingCycle.isAkin`) it returns the first one.
  ///
  /// - Parameter isWanted: whether to report a cycle.
  func cycles(_ watch: ProgressMonitor, where isWanted: (GrowingCycle) -> Bool = { _ in true }) -> [GrowingCycle] {
    let all = allCycles(watch).filter(isWanted)
    var cycles: [GrowingCycle] = []
    let entering = all.filter(\.needsEntry)
    let alone = { (cycle: GrowingCycle) in cycle.kind == .stack && cycle.turn == 1 }
    for cycle in all.filter({ !$0.needsEntry }) + entering.filter(alone) + entering.filter({ !alone($0) }) {
      if let akin = cycles.firstIndex(where: { $0.isAkin(to: cycle) }) {
        cycles[akin].absorb(cycle.screens)
      } else {
        cycles.append(cycle)
      }
    }
    return cycles
  }

  /// Returns every cycle once; omits cycles that contain all moves of another one.
  private func allCycles(_ watch: ProgressMonitor) -> [GrowingCycle] {
    var tried: Set<Set<Move>> = []
    var found: [Set<Move>] = []
    var cycles: [GrowingCycle] = []
    let order = graph.nodes.indices.sorted { (graph.nodes[$0].cost, $0) < (graph.nodes[$1].cost, $1) }
    for (place, node) in order.enumerated() where tried.count < Self.maximumPaths {
      guard place % Self.slice != 0 || watch.shouldContinue(.growth) else { break }
      guard let moves = turn(endingAt: node), !found.contains(where: { $0.isSubset(of: moves) }),
        tried.insert(Set(moves)).inserted, let cycle = cycle(moves, endingAt: node)
      else { continue }
      found.append(Set(moves))
      cycles.append(cycle)
    }
    return cycles
  }

  /// Returns the moves from the last configuration on the path that lies beneath this one.
  private func turn(endingAt node: Int) -> [Move]? {
    let here = graph.nodes[node].configuration
    var moves: [Move] = []
    var place = node
    while let edge = graph.nodes[place].parent.map({ graph.edges[Int($0)] }) {
      moves.append(edge.move)
      place = Int(edge.source)
      if here.extends(graph.nodes[place].configuration) { return moves.reversed() }
    }
    return nil
  }

  private func cycle(_ moves: [Move], endingAt node: Int) -> GrowingCycle? {
    guard validator.canRepeat(moves, from: graph.nodes[node].configuration) else { return nil }
    return GrowingCycle(walk(to: node), turn: moves.count, needsEntry: validator.needsEntry(moves))
  }

  private func walk(to node: Int) -> Walk {
    let (launch, path) = graph.path(to: Int32(node))
    var walk = Walk(simulator, from: graph.nodes[Int(launch)].configuration.state)
    for move in path { walk.take(move) }
    return walk
  }

  // MARK: Wanted cycles

  /// The most configurations from which a wanted cycle is searched for, and the most that are explored from each.
  private static let wanted = (starts: 20, configurations: 300)

  /// Returns a cycle of a kind in which some screens cover each other; nil if none is found near the launch.
  ///
  /// The graph has one path to each configuration, and one configuration represents many. So a cycle may exist that is
  /// no path of the graph.
  func cycle(_ kind: GrowingCycle.Kind, among screens: Set<ScreenID>, _ watch: ProgressMonitor) -> GrowingCycle? {
    let nodes = graph.nodes.indices.filter { screens.contains(graph.nodes[$0].configuration.frontScreen) }
      .sorted { (graph.nodes[$0].cost, $0) < (graph.nodes[$1].cost, $1) }
    var representatives = Representatives()
    var starts = 0
    for node in nodes where representatives.admits(graph.nodes[node].configuration, simulator) {
      starts += 1
      guard starts <= Self.wanted.starts, watch.shouldContinue(.growth) else { return nil }
      if let cycle = cycle(kind, startingAt: node) { return cycle }
    }
    return nil
  }

  /// Searches for a turn from a configuration to one that extends it, without touching what lies beneath its front.
  private func cycle(_ kind: GrowingCycle.Kind, startingAt node: Int) -> GrowingCycle? {
    let start = graph.nodes[node].configuration
    var representatives = Representatives()
    var found: [(configuration: Configuration, moves: [Move])] = [(start, [])]
    var next = 0
    while next < found.count, found.count < Self.wanted.configurations {
      let (here, moves) = found[next]
      next += 1
      for move in simulator.moves(in: here) {
        let target = simulator.perform(move, in: here).target
        let turn = moves + [move]
        if target.extends(start), let cycle = cycle(kind, of: turn, from: node) { return cycle }
        guard target.keeps(start), representatives.admits(target, simulator) else { continue }
        found.append((target, turn))
      }
    }
    return nil
  }

  private func cycle(_ kind: GrowingCycle.Kind, of turn: [Move], from node: Int) -> GrowingCycle? {
    guard validator.canRepeat(turn, from: graph.nodes[node].configuration) else { return nil }
    var walk = walk(to: node)
    for move in turn { walk.take(move) }
    let cycle = GrowingCycle(walk, turn: turn.count, needsEntry: validator.needsEntry(turn))
    return cycle?.kind == kind ? cycle?.withoutClaim : nil
  }
}

extension Configuration {
  /// Returns whether everything beneath the front of another configuration is still there.
  fileprivate func keeps(_ other: Configuration) -> Bool {
    let base = other.layers.count
    guard root == other.root, layers.count >= base, zip(layers, other.layers).dropLast().allSatisfy({ $0.0 == $0.1 })
    else { return false }
    return stack(of: base).starts(with: other.stack(of: base).dropLast())
  }
}
