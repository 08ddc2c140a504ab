import FlowModel
import FlowSimulation

/// What one turn of a cycle leaves on the stacks.
struct TurnReading {
  /// An instance as it stands, from the bottom of the root's visible stack up, whether or not it has arrived.
  private struct Standing: Equatable {
    let screen: ScreenID
    let task: TaskID?
    let beginsLayer: Bool
  }

  /// What the turn adds, lowest first; nil where it adds nothing.
  ///
  /// What a turn takes off and puts on again above what it adds is no growth.
  let growths: [GrowingCycle.Growth]?
  /// Whether there are more layers than before.
  let addsLayers: Bool

  /// Reads the transitions of a turn that sets out from a configuration.
  init(from source: Configuration, _ turn: ArraySlice<Transition>, _ simulator: Simulator) {
    let old = Self.standings(in: source)
    var (before, stood) = (source, old)
    var left: [GrowingCycle.Growth?] = Array(repeating: nil, count: old.count)
    for transition in turn {
      let new = Self.standings(in: transition.target)
      var kept = 0
      while kept < min(stood.count, new.count), stood[kept] == new[kept] { kept += 1 }
      left.removeLast(max(0, left.count - kept))
      let action = transition.move.flatMap { simulator.action(behind: $0, in: before) }
      left += new[left.count...].map {
        GrowingCycle.Growth(screen: $0.screen, beginsLayer: $0.beginsLayer, action: action, from: before.frontScreen)
      }
      (before, stood) = (transition.target, new)
    }
    let kept = left.prefix { $0 == nil }.count
    var added = left.compactMap { $0 }
    let again = stood.suffix(max(0, old.count - kept))
    if again.elementsEqual(old.dropFirst(kept)) { added.removeLast(min(added.count, again.count)) }
    addsLayers = before.layers.count > source.layers.count
    growths = left.count > old.count && !added.isEmpty ? added : nil
  }

  private static func standings(in configuration: Configuration) -> [Standing] {
    var standings: [Standing] = []
    for layer in 0...configuration.layers.count {
      let stack = configuration.stack(of: layer)
      for index in stack.indices {
        standings.append(
          Standing(
            screen: stack[index].screen, task: stack[index].frame?.task, beginsLayer: layer > 0 && index == 0))
      }
    }
    return standings
  }
}
