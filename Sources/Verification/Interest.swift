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
  /// The screens whose moves beneath panels depend on the panels, by their index.
  package let dependsOnPanels: [Bool]

  package init(_ simulator: Simulator) {
    let flow = simulator.flow
    maximumModals = simulator.traits.setsNewLayersAside ? FactReader.maximumModals : 0
    height = flow.hasTaskAtRoot || simulator.traits.replacesByTaskScreens ? 2 : 1
    asksTabUnderLayers = flow.asksTab || simulator.hasColumns
    asksUpperLayer = simulator.traits.setsNewLayersAside
    dependsOnPanels = flow.screenIDs.map(simulator.dependsOnPanels)
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

extension Simulator {
  /// Returns whether the moves of a screen, or what they do beneath panels, may depend on the panels.
  fileprivate func dependsOnPanels(_ screen: ScreenID) -> Bool {
    // Reads the screen in place, because a copy of a screen is expensive.
    guard !traits.asksVisible, !screensOfOpenActions.contains(screen) else { return true }
    if flow.screens[screen.index].actions.contains(where: flow.hasPatterns) { return true }
    return flow.screens[screen.index].gestures.contains { gesture in
      guard case .action(let action) = gesture.override else { return false }
      return flow.hasPatterns(action)
        || flow[action].cases.contains { $0.results.contains { $0.steps.contains(where: \.closesLayers) } }
    }
  }
}

extension Flow {
  /// Returns whether a condition of an action has a pattern.
  fileprivate func hasPatterns(_ action: ActionID) -> Bool {
    // Reads the action in place, because a copy of an action is expensive.
    if actions[action.index].condition.pattern != nil { return true }
    return actions[action.index].cases.contains { each in
      each.condition.pattern != nil || each.results.contains { $0.condition.pattern != nil }
    }
  }

  /// Whether a root or tab begins with a screen of a task.
  fileprivate var hasTaskAtRoot: Bool {
    roots.contains { root in
      root.tabs.isEmpty ? self[bottomScreen(of: root.id)].task != nil : root.tabs.contains { self[$0].task != nil }
    }
  }

  /// Whether a pattern asks for the selected tab.
  fileprivate var asksTab: Bool {
    guard roots.contains(where: \.hasTabs) else { return false }
    for action in actions.indices {
      if actions[action].condition.pattern?.tab != nil { return true }
      for place in actions[action].cases.indices {
        if actions[action].cases[place].condition.pattern?.tab != nil { return true }
        for result in actions[action].cases[place].results.indices
        where actions[action].cases[place].results[result].condition.pattern?.tab != nil { return true }
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
