import FlowSimulation

@testable import Verification

extension GrowingCycle {
  /// Whether the last turn can be taken again and again, and the stacks grow every time.
  var canBeRepeated: Bool {
    let moves = walk.transitions.suffix(turn).compactMap(\.move)
    let simulator = walk.simulator
    var here = walk.configuration
    for _ in 0..<12 {
      let height = here.height
      for move in moves {
        guard simulator.moves(in: here).contains(move) else { return false }
        here = simulator.perform(move, in: here).target
      }
      guard here.height > height else { return false }
    }
    return true
  }
}

extension Configuration {
  /// The number of instances on all stacks.
  fileprivate var height: Int { stacks.joined().count + layers.reduce(0) { $0 + $1.stack.count } }
}
