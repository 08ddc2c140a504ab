import FlowModel
import FlowSimulation
import HeapModule

/// A cheapest way through the other tabs, from one configuration to where something is as it should be.
///
/// It is looked for move by move, and only so far: what is not found may still be there.
struct Detour {
  /// So many configurations are looked at.
  private static let patience = 400

  private struct Node {
    let configuration: Configuration
    let cost: Cost
    let parent: Int
    let move: Move?
    let isGoal: Bool
  }

  private struct Candidate: Comparable {
    let cost: Cost
    let node: Int

    static func < (a: Candidate, b: Candidate) -> Bool { a.cost != b.cost ? a.cost < b.cost : a.node < b.node }
  }

  private let reader: FactReader
  private let grounds: [Int]
  private var simulator: Simulator { reader.simulator }

  /// Prepares to look for ways on which none of some tabs, one of each root, is selected.
  init(_ reader: FactReader, around grounds: [Int]) {
    self.reader = reader
    self.grounds = grounds
  }

  /// The moves of a cheapest way, the last of which is as it should be; nil where none is found.
  func moves(from start: Configuration, until isMeant: (Configuration, Transition) -> Bool) -> [Move]? {
    var nodes = [Node(configuration: start, cost: .zero, parent: -1, move: nil, isGoal: false)]
    var known: [Configuration: Cost] = [start: .zero]
    var frontier: Heap<Candidate> = [Candidate(cost: .zero, node: 0)]
    var left = Self.patience
    while left > 0, let next = frontier.popMin() {
      let node = nodes[next.node]
      if node.isGoal { return way(to: next.node, nodes) }
      guard known[node.configuration] == node.cost else { continue }
      left -= 1
      for move in simulator.moves(in: node.configuration) {
        let transition = simulator.perform(move, in: node.configuration)
        let cost = node.cost.adding(reader.trigger(of: move))
        let isGoal = isMeant(node.configuration, transition)
        guard isGoal || isOpen(transition.target, cost, known) else { continue }
        if !isGoal { known[transition.target] = cost }
        nodes.append(
          Node(configuration: transition.target, cost: cost, parent: next.node, move: move, isGoal: isGoal))
        frontier.insert(Candidate(cost: cost, node: nodes.count - 1))
      }
    }
    return nil
  }

  /// Whether another tab is selected, and it was not known how to get there as cheaply.
  private func isOpen(_ target: Configuration, _ cost: Cost, _ known: [Configuration: Cost]) -> Bool {
    guard target.stacks.count > 1, target.selectedTab != grounds[target.root.index] else { return false }
    return known[target].map { cost < $0 } ?? true
  }

  private func way(to node: Int, _ nodes: [Node]) -> [Move] {
    var moves: [Move] = []
    var here = node
    while let move = nodes[here].move {
      moves.append(move)
      here = nodes[here].parent
    }
    return moves.reversed()
  }
}
