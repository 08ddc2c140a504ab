import FlowModel
import FlowSimulation

/// The properties of screens beneath the front that the patterns and steps of a flow ask for.
///
/// The symbols of the pushdown system record no others.
package struct Interest: Sendable {
  /// The screens that `below`, `pop to` and `dismiss to` look for on the front stack.
  package private(set) var below: Set<ScreenID> = []
  /// The screens that `unwind`, `dismiss to` and actions with `while: open` look for in all layers.
  package private(set) var under: Set<ScreenID> = []
  /// Whether a pattern mentions the screen directly beneath.
  package private(set) var asksBeneath = false
  /// Whether a layer can set others aside.
  package private(set) var setsAside = false
  /// Whether facts depend on the first screen of the topmost modal layer.
  package let asksUpperLayer: Bool
  /// The largest stack index that is distinguished.
  ///
  /// It is the largest count of a `pop`, at least 1, or 2 with a task at a root.
  package private(set) var height: Int
  /// Larger numbers of modal layers are not distinguished.
  package private(set) var maximumModals: Int
  /// Whether transitions in a layer depend on the selected tab beneath it.
  package let asksTabUnderLayers: Bool

  package init(_ simulator: Simulator) {
    let flow = simulator.flow
    maximumModals = simulator.traits.setsNewLayersAside ? FactReader.maximumModals : 0
    height = flow.hasTaskAtRoot || simulator.traits.replacesByTaskScreens ? 2 : 1
    asksTabUnderLayers = flow.asksTabUnderLayers || simulator.hasColumns
    asksUpperLayer = simulator.traits.setsNewLayersAside
    // Reads the action in place, because a copy of an action is expensive.
    for action in flow.actions.indices {
      add(flow.actions[action].condition.pattern)
      for place in flow.actions[action].cases.indices {
        add(flow.actions[action].cases[place].condition.pattern)
        for result in flow.actions[action].cases[place].results.indices {
          add(flow.actions[action].cases[place].results[result].condition.pattern)
          add(flow.actions[action].cases[place].results[result].steps)
        }
      }
    }
    under.formUnion(simulator.screensOfOpenActions)
    below.formUnion(simulator.screensOfOpenActions)
    for then in flow.thens { for branch in then.branches { add(branch.steps) } }
    for expectation in flow.expectations { add(expectation) }
  }

  private mutating func add(_ expectation: Expectation) {
    switch expectation.kind {
    case .never(let pattern), .reachable(let pattern, _): add(pattern)
    case .canReach(let from, let to, _):
      add(from)
      add(to)
    }
  }

  private mutating func add(_ pattern: Pattern?) { if let pattern { add(pattern) } }

  private mutating func add(_ pattern: Pattern) {
    asksBeneath = asksBeneath || pattern.beneath != nil
    below.formUnion(pattern.below?.values ?? [])
    for count in pattern.modals?.values ?? [] {
      switch count {
      case .exactly(let number): maximumModals = max(maximumModals, number + 1)
      case .atLeast(let number): maximumModals = max(maximumModals, number)
      }
    }
  }

  private mutating func add(_ steps: [Step]) {
    for step in steps {
      switch step.kind {
      case .pop(.to(let screen)): below.insert(screen)
      case .pop(.count(let count)): height = max(height, count)
      case .dismiss(.to(let screen)):
        below.insert(screen)
        under.insert(screen)
      case .unwind(let screen): under.insert(screen)
      case .present(_, let showing), .start(_, let showing, _): setsAside = setsAside || showing.aside
      case .push, .complete, .pop, .dismiss, .replace, .show, .tab, .root, .set, .stay: break
      }
    }
  }
}

extension Flow {
  /// Whether a root or tab begins with a screen of a task.
  fileprivate var hasTaskAtRoot: Bool {
    roots.contains { root in
      root.tabs.isEmpty ? self[bottomScreen(of: root.id)].task != nil : root.tabs.contains { self[$0].task != nil }
    }
  }

  /// Whether a step may select a tab, or a pattern may ask for it, while layers are presented.
  fileprivate var asksTabUnderLayers: Bool {
    guard roots.contains(where: \.hasTabs) else { return false }
    if thens.contains(where: { $0.branches.contains { $0.steps.selectTabUnderLayers } }) { return true }
    for action in actions.indices {
      if actions[action].condition.pattern?.tab != nil { return true }
      for place in actions[action].cases.indices {
        if actions[action].cases[place].condition.pattern?.tab != nil { return true }
        for result in actions[action].cases[place].results {
          if result.condition.pattern?.tab != nil || result.steps.selectTabUnderLayers { return true }
        }
      }
    }
    return expectations.contains { expectation in
      switch expectation.kind {
      case .never(let pattern), .reachable(let pattern, _): pattern.tab != nil
      case .canReach(let from, let to, _): from.tab != nil || to.tab != nil
      }
    }
  }
}

extension [Step] {
  /// Whether the steps may select a tab while layers are presented.
  fileprivate var selectTabUnderLayers: Bool {
    for step in self {
      switch step.kind {
      case .dismiss(.all), .root: return false
      case .tab: return true
      case .push, .present, .start, .complete, .pop, .dismiss, .unwind, .replace, .show, .set, .stay: continue
      }
    }
    return false
  }
}
