import FlowModel
import FlowSimulation

/// Decides whether moves can be repeated without end, each turn on top of the last one.
///
/// A flow distinguishes only finitely many stack heights, and each turn adds the same screens. So a turn that can be
/// repeated up to the largest distinguished height can be repeated without end.
package struct CycleValidator {
  private let simulator: Simulator
  private let reader: FactReader
  /// The number of turns without new layers after which further turns change nothing.
  private let turns: Int
  /// The number of turns with new layers after which further turns change nothing.
  private let turnsWithLayers: Int

  package init(_ simulator: Simulator, _ interest: Interest) {
    self.simulator = simulator
    reader = FactReader(simulator: simulator)
    turns = max(2, interest.height) + 1
    turnsWithLayers = turns + max(FactReader.maximumModals, interest.maximumModals)
  }

  /// Returns whether the moves contain an entry.
  package func needsEntry(_ moves: [Move]) -> Bool { moves.contains { reader.trigger(of: $0) == .entry } }

  /// Returns whether a turn can be repeated without end.
  package func canRepeat(_ moves: [Move], from configuration: Configuration) -> Bool {
    var here = configuration
    var taken = 0
    while taken < (here.layers.count > configuration.layers.count ? turnsWithLayers : turns) {
      let before = here
      for move in moves {
        guard simulator.isOffered(move, in: here) else { return false }
        here = simulator.perform(move, in: here).target
      }
      guard here.extends(before) else { return false }
      taken += 1
    }
    return true
  }
}

extension Configuration {
  /// Returns whether this configuration has the front screen and values of another one, and more instances above it.
  ///
  /// So must each stack of a tab that is not selected extend the same tab's stack in the other configuration.
  package func extends(_ other: Configuration) -> Bool {
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
