import FlowModel
import FlowSimulation
import Support
import Verification

/// Cycles that make the stacks grow, found among what a search has seen.
///
/// A way that comes back to the same screen on top of all that was there, and to the same
/// values, is tried again and again.
struct SearchGrowth {
  /// So many ways around are tried.
  private static let patience = 300
  /// So many places are looked at between two looks at whether to go on.
  private static let slice = 128

  private let graph: SearchGraph
  private let simulator: Simulator
  private let pump: CycleValidator

  init(_ graph: SearchGraph, _ simulator: Simulator) {
    self.graph = graph
    self.simulator = simulator
    pump = CycleValidator(simulator, Interest(simulator))
  }

  /// The cycles, the nearest first; of those that can grow the same, one: without entries, if there is such a one.
  ///
  /// - Parameter isWanted: whether a cycle is to be told.
  func cycles(_ watch: ProgressMonitor, where isWanted: (GrowingCycle) -> Bool = { _ in true }) -> [GrowingCycle] {
    let all = allCycles(watch).filter(isWanted)
    var told: [GrowingCycle] = []
    for cycle in all.filter({ !$0.needsEntry }) + all.filter(\.needsEntry) {
      if let akin = told.firstIndex(where: { $0.isAkin(to: cycle) }) {
        told[akin].absorb(cycle.screens)
      } else {
        told.append(cycle)
      }
    }
    return told
  }

  /// Every way around once; what is one of them with detours is left out.
  private func allCycles(_ watch: ProgressMonitor) -> [GrowingCycle] {
    var tried: Set<Set<Move>> = []
    var found: [Set<Move>] = []
    var cycles: [GrowingCycle] = []
    let order = graph.nodes.indices.sorted { (graph.nodes[$0].cost, $0) < (graph.nodes[$1].cost, $1) }
    for (place, node) in order.enumerated() where tried.count < Self.patience {
      guard place % Self.slice != 0 || watch.shouldContinue(.growth) else { break }
      guard let moves = turn(endingAt: node), !found.contains(where: { $0.isSubset(of: moves) }),
        tried.insert(Set(moves)).inserted, let cycle = cycle(moves, endingAt: node)
      else { continue }
      found.append(Set(moves))
      cycles.append(cycle)
    }
    return cycles
  }

  /// The moves from the nearest configuration on the way to another that this one stands on top of.
  private func turn(endingAt node: Int) -> [Move]? {
    let here = graph.nodes[node].configuration
    var moves: [Move] = []
    var place = node
    while let edge = graph.nodes[place].parent.map({ graph.edges[Int($0)] }) {
      moves.append(edge.move)
      place = Int(edge.source)
      if here.stands(onTopOf: graph.nodes[place].configuration) { return moves.reversed() }
    }
    return nil
  }

  private func cycle(_ moves: [Move], endingAt node: Int) -> GrowingCycle? {
    guard pump.shouldContinue(moves, from: graph.nodes[node].configuration) else { return nil }
    let (launch, path) = graph.path(to: Int32(node))
    var walk = Walk(simulator, from: graph.nodes[Int(launch)].configuration.state)
    for move in path { walk.take(move) }
    return GrowingCycle(walk, turn: moves.count, needsEntry: pump.needsEntry(moves))
  }
}
