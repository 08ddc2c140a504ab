import FlowModel
import FlowSimulation

/// The screens and layers that one turn of a cycle adds.
struct TurnReading {
  /// The parts of an instance that are compared between turns.
  private struct StackEntry: Equatable {
    let screen: ScreenID
    let task: TaskID?
    let beginsLayer: Bool
  }

  /// The added screens, lowest first; nil if the turn adds nothing.
  ///
  /// Screens that the turn removes and shows again above the added ones do not count.
  let addedScreens: [GrowingCycle.AddedScreen]?
  /// Whether the turn adds layers.
  let addsLayers: Bool

  /// Reads the transitions of a turn from a configuration.
  ///
  /// If the selected tab's stack does not grow, those of the other tabs are read.
  init(from source: Configuration, _ turn: ArraySlice<Transition>, _ simulator: Simulator) {
    let target = turn.last?.target ?? source
    // What grows only in the first turn does not count.
    let again = turn.compactMap(\.move).reduce(target) { simulator.perform($1, in: $0).target }
    let addsLayers = again.layers.count > target.layers.count
    let others = source.stacks.indices.filter { $0 != source.selectedTab }
    addedScreens =
      ([source.selectedTab] + others).lazy.filter {
        Self.entries(in: again, $0).count > Self.entries(in: target, $0).count
      }.compactMap {
        Self.addedScreens(on: $0, from: source, turn, addsLayers: addsLayers, simulator)
      }.first
    self.addsLayers = addsLayers
  }

  /// Returns the screens that the turn adds to a tab's stack and to the layers.
  private static func addedScreens(
    on tab: Int, from source: Configuration, _ turn: ArraySlice<Transition>, addsLayers: Bool, _ simulator: Simulator
  ) -> [GrowingCycle.AddedScreen]? {
    let old = entries(in: source, tab)
    var (before, oldEntries) = (source, old)
    // For each instance, the additions that led to it: none if it was there before the turn; two if it replaced the
    // first screen of a layer.
    var additions: [[GrowingCycle.AddedScreen]] = Array(repeating: [], count: old.count)
    for transition in turn {
      let new = entries(in: transition.target, tab)
      var kept = 0
      while kept < min(oldEntries.count, new.count), oldEntries[kept] == new[kept] { kept += 1 }
      let opener = kept < additions.count ? additions[kept].first { $0.beginsLayer } : nil
      additions.removeLast(max(0, additions.count - kept))
      let action = transition.move.flatMap { simulator.action(behind: $0, in: before) }
      let origin = (transition.move.map { simulator.source(of: $0, in: before) } ?? before).frontScreen
      for entry in new[additions.count...] {
        let replaces = action.map { simulator.flow[$0].replaces(by: entry.screen) } ?? false
        let isOpener = entry.beginsLayer && !(additions.count == kept && replaces)
        let addition = GrowingCycle.AddedScreen(
          screen: entry.screen, beginsLayer: isOpener, action: action, from: origin)
        let other = entry.beginsLayer && !isOpener ? opener : nil
        additions.append(other.map { [$0, addition] } ?? [addition])
      }
      (before, oldEntries) = (transition.target, new)
    }
    let kept = additions.prefix { $0.isEmpty }.count
    var added = additions.filter { !$0.isEmpty }
    let again = oldEntries.suffix(max(0, old.count - kept))
    if again.elementsEqual(old.dropFirst(kept)) {
      let openers = added.suffix(again.count).joined().filter { $0.beginsLayer }
      added.removeLast(min(added.count, again.count))
      // A layer of the previous turn is presented again at the end of this one. Without its first screen, no added
      // screen would begin the layer that this turn leaves.
      if addsLayers, !added.isEmpty, !added.joined().contains(where: { $0.beginsLayer }) { added.append(openers) }
    }
    return additions.count > old.count && !added.isEmpty ? Array(added.joined()) : nil
  }

  private static func entries(in configuration: Configuration, _ tab: Int) -> [StackEntry] {
    let own = configuration.stacks.indices.contains(tab) ? configuration.stacks[tab] : []
    return ([own] + configuration.layers.map(\.stack)).enumerated().flatMap { layer, stack in
      stack.enumerated().map { index, instance in
        StackEntry(screen: instance.screen, task: instance.frame?.task, beginsLayer: layer > 0 && index == 0)
      }
    }
  }
}

extension Action {
  /// Returns whether one of its steps replaces the front screen by a screen.
  fileprivate func replaces(by screen: ScreenID) -> Bool {
    allSteps.contains { if case .replace(screen) = $0.kind { true } else { false } }
  }
}
