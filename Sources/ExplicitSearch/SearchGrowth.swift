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
  /// Of similar cycles (`GrowingCycle.isAkin`) it returns the first one.
  ///
  /// - Parameter isWanted: whether to report a cycle.
  func cycles(_ watch: ProgressMonitor, where isWanted: (GrowingCycle) -> Bool = { _ in true }) -> [GrowingCycle] {
    let all = allCycles(watch).filter(isWanted)
    var cycles: [GrowingCycle] = []
    for cycle in all.filter({ !$0.needsEntry }) + all.filter(\.needsEntry) {
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
    let (launch, path) = graph.path(to: Int32(node))
    var walk = Walk(simulator, from: graph.nodes[Int(launch)].configuration.state)
    for move in path { walk.take(move) }
    return GrowingCycle(walk, turn: moves.count, needsEntry: validator.needsEntry(moves))
  }
}
