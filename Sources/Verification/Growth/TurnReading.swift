import FlowModel
import FlowSimulation

/// What one turn of a cycle leaves on the stacks.
struct TurnReading {
  /// An instance as it stands, from the bottom of a tab's stack up, whether or not it has arrived.
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
  ///
  /// Where nothing comes on the stack that is in sight then, it may be another tab's that grows.
  init(from source: Configuration, _ turn: ArraySlice<Transition>, _ simulator: Simulator) {
    let target = turn.last?.target ?? source
    let addsLayers = target.layers.count > source.layers.count
    // What only the first turn adds, while another stack grows with each, is no growth.
    let again = turn.compactMap(\.move).reduce(target) { simulator.perform($1, in: $0).target }
    let others = source.stacks.indices.filter { $0 != source.selectedTab }
    growths =
      ([source.selectedTab] + others).lazy.filter {
        Self.standings(in: again, $0).count > Self.standings(in: target, $0).count
      }.compactMap {
        Self.growths(on: $0, from: source, turn, addsLayers: addsLayers, simulator)
      }.first
    self.addsLayers = addsLayers
  }

  /// What the turn adds to a tab's stack, and to the layers.
  private static func growths(
    on tab: Int, from source: Configuration, _ turn: ArraySlice<Transition>, addsLayers: Bool, _ simulator: Simulator
  ) -> [GrowingCycle.Growth]? {
    let old = standings(in: source, tab)
    var (before, stood) = (source, old)
    // For each that stands there who has put it there: nobody, if it was there before; two, where
    // a layer's first was replaced.
    var left: [[GrowingCycle.Growth]] = Array(repeating: [], count: old.count)
    for transition in turn {
      let new = standings(in: transition.target, tab)
      var kept = 0
      while kept < min(stood.count, new.count), stood[kept] == new[kept] { kept += 1 }
      let opener = kept < left.count ? left[kept].first { $0.beginsLayer } : nil
      left.removeLast(max(0, left.count - kept))
      let action = transition.move.flatMap { simulator.action(behind: $0, in: before) }
      let origin = (transition.move.map { simulator.source(of: $0, in: before) } ?? before).frontScreen
      for standing in new[left.count...] {
        let replaces = action.map { simulator.flow[$0].replaces(by: standing.screen) } ?? false
        let isOpener = standing.beginsLayer && !(left.count == kept && replaces)
        let growth = GrowingCycle.Growth(
          screen: standing.screen, beginsLayer: isOpener, action: action, from: origin)
        let other = standing.beginsLayer && !isOpener ? opener : nil
        left.append(other.map { [$0, growth] } ?? [growth])
      }
      (before, stood) = (transition.target, new)
    }
    let kept = left.prefix { $0.isEmpty }.count
    var added = left.filter { !$0.isEmpty }
    let again = stood.suffix(max(0, old.count - kept))
    if again.elementsEqual(old.dropFirst(kept)) {
      let openers = added.suffix(again.count).joined().filter { $0.beginsLayer }
      added.removeLast(min(added.count, again.count))
      // What was opened before the turn is opened again by its end: without that, nothing would
      // open the layer that it leaves.
      if addsLayers, !added.isEmpty, !added.joined().contains(where: { $0.beginsLayer }) { added.append(openers) }
    }
    return left.count > old.count && !added.isEmpty ? Array(added.joined()) : nil
  }

  private static func standings(in configuration: Configuration, _ tab: Int) -> [Standing] {
    let own = configuration.stacks.indices.contains(tab) ? configuration.stacks[tab] : []
    return ([own] + configuration.layers.map(\.stack)).enumerated().flatMap { layer, stack in
      stack.enumerated().map { index, instance in
        Standing(screen: instance.screen, task: instance.frame?.task, beginsLayer: layer > 0 && index == 0)
      }
    }
  }
}

extension Action {
  /// Whether one of its steps puts a screen in the place of another.
  fileprivate func replaces(by screen: ScreenID) -> Bool {
    allSteps.contains { if case .replace(screen) = $0.kind { true } else { false } }
  }
}
