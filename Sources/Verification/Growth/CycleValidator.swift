import FlowModel
import FlowSimulation

/// Tells whether the last moves of a walk can be taken again and again, each time on top of what was there.
///
/// All that a flow ever asks of what lies beneath is finite, and each turn puts the same on it; so after as many turns
/// as the flow can count nothing changes any more, and a turn that was taken so often can be taken for ever.
package struct CycleValidator {
  private let simulator: Simulator
  private let reader: FactReader
  /// After so many turns that add no layer the flow can tell no further turn from the last.
  private let turns: Int
  /// The same for turns that do.
  private let turnsWithLayers: Int

  package init(_ simulator: Simulator, _ interest: Interest) {
    self.simulator = simulator
    reader = FactReader(simulator: simulator)
    turns = max(2, interest.height) + 1
    turnsWithLayers = turns + max(FactReader.mostModals, interest.mostModals)
  }

  /// The first place on a walk where a cycle has gone once around, as the walk up to there and the moves of the turn.
  ///
  /// - Parameter isMeant: whether the moves of a turn will do.
  func firstTurn(on walk: Walk, where isMeant: ([Move]) -> Bool = { _ in true }) -> (walk: Walk, turn: [Move])? {
    let moves = walk.transitions.dropFirst().compactMap(\.move)
    let fronts = walk.transitions.map(\.target.frontScreen)
    guard moves.count + 1 == fronts.count else { return nil }
    for end in fronts.indices {
      let here = walk.transitions[end].target
      // Few places show the same screen, and stacks are long to compare.
      for start in fronts[..<end].indices.reversed()
      where fronts[start] == fronts[end] && here.stands(onTopOf: walk.transitions[start].target) {
        let turn = Array(moves[start..<end])
        guard isMeant(turn), shouldContinue(turn, from: here) else { continue }
        return (walk.prefix(end), turn)
      }
    }
    return nil
  }

  /// Whether an entry is among moves.
  package func needsEntry(_ moves: [Move]) -> Bool { moves.contains { reader.trigger(of: $0) == .entry } }

  /// Whether a turn can be taken again and again.
  package func shouldContinue(_ moves: [Move], from configuration: Configuration) -> Bool {
    var here = configuration
    var taken = 0
    while taken < (here.layers.count > configuration.layers.count ? turnsWithLayers : turns) {
      let before = here
      for move in moves {
        guard simulator.isOffered(move, in: here) else { return false }
        here = simulator.perform(move, in: here).target
      }
      guard here.stands(onTopOf: before) else { return false }
      taken += 1
    }
    return true
  }
}

extension Configuration {
  /// Whether it is another configuration with more on top, be it in another tab, and the same screen in front.
  package func stands(onTopOf other: Configuration) -> Bool {
    guard frontScreen == other.frontScreen, state == other.state, root == other.root,
      selectedTab == other.selectedTab, layers.count >= other.layers.count
    else { return false }
    let base = other.layers.count
    let waiting = stacks.indices.filter { $0 != selectedTab }
    let isAllWaiting = waiting.allSatisfy { stacks[$0].starts(with: other.stacks[$0]) }
    guard isAllWaiting, zip(layers, other.layers).dropLast().allSatisfy({ $0.0 == $0.1 }) else { return false }
    if base > 0, layers[base - 1].style != other.layers[base - 1].style || visibleStack != other.visibleStack {
      return false
    }
    let (stack, beneath) = (stack(of: base), other.stack(of: base))
    let more = waiting.reduce(0) { $0 + stacks[$1].count - other.stacks[$1].count }
    return stack.count + layers.count + more > beneath.count + base
      && (stack.count >= beneath.count || layers.count > base) && stack.starts(with: beneath.dropLast())
  }
}
