import FlowModel
import FlowSimulation

/// What the patterns and steps of a flow ask of the screens beneath the front.
///
/// Symbols need to record nothing else.
package struct Interest: Sendable {
  /// The screens that are looked for on the front stack: `below`, `pop to`, `dismiss to`.
  package private(set) var below: Set<ScreenID> = []
  /// The screens that are looked for through all layers: `unwind`, `dismiss to`.
  package private(set) var under: Set<ScreenID> = []
  /// Whether some pattern looks at the screen directly beneath.
  package private(set) var asksBeneath = false
  /// Whether some layer sets others aside.
  package private(set) var setsAside = false
  /// Whether it matters with what the topmost modal layer begins, wherever in it the user is.
  package let asksUpperLayer: Bool
  /// The largest number of screens that a `pop` counts, and at least what tells the first screens of a stack apart.
  package private(set) var height: Int
  /// More modal layers than this need not be told apart.
  package private(set) var mostModals: Int
  /// Whether it matters within a layer which tab is selected beneath it.
  package let asksTabUnderLayers: Bool

  package init(_ simulator: Simulator) {
    let flow = simulator.flow
    mostModals = simulator.traits.coversNewLayers ? FactReader.mostModals : 0
    height = flow.hasTaskAtRoot || simulator.traits.replacesByTaskScreens ? 2 : 1
    asksTabUnderLayers = flow.asksTabUnderLayers || simulator.hasColumns
    asksUpperLayer = simulator.traits.coversNewLayers
    // An action is wide; it is looked at where it lies.
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
      case .exactly(let number): mostModals = max(mostModals, number + 1)
      case .atLeast(let number): mostModals = max(mostModals, number)
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
  /// Whether some root, or tab, shows a task's screen.
  fileprivate var hasTaskAtRoot: Bool {
    roots.contains { root in
      root.tabs.isEmpty ? self[bottomScreen(of: root.id)].task != nil : root.tabs.contains { self[$0].task != nil }
    }
  }

  /// Whether a step may select a tab, or a pattern ask for it, where layers are up.
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
  /// Whether a tab may be selected while layers are up.
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
