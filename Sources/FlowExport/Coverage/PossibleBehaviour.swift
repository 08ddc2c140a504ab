import FlowModel

/// An over-approximation of what a flow can do: the screens that may be shown and the values that variables may have,
/// whatever the order of events.
///
/// What it excludes cannot happen. It is a flow-insensitive analysis, so its time hardly depends on the behaviours of a flow.
struct PossibleBehaviour {
  private let flow: Flow
  private var screens: Set<ScreenID> = []
  private var outcomes: Set<OutcomeID> = [.cancelled]
  private var values: [Set<ValueID>]
  /// The number of facts so far.
  private var count: Int { screens.count + outcomes.count + values.reduce(0) { $0 + $1.count } }

  /// Analyses a flow.
  init(_ flow: Flow) {
    self.flow = flow
    values = flow.variables.map { Set($0.initial.isEmpty ? [ValueID(0)] : $0.initial) }
    if let start = flow.start { add(start) }
    let anywhere =
      flow.entries + flow.roots.flatMap(\.actions) + flow.tabGates.values + [flow.relaunch].compactMap { $0 }
    var before = 0
    while count > before {
      before = count
      let shown = screens
      for action in Set(shown.flatMap { flow[$0].offeredActions }).union(anywhere) { add(action) }
    }
  }

  /// Returns whether an item cannot happen.
  func excludes(_ item: CoverageItem) -> Bool {
    switch item {
    case .screen(let screen): !screens.contains(screen)
    case .action(let action, let screen, let chosen, let result):
      screen.map { !screens.contains($0) } ?? false || !mayHappen(action, chosen, result)
    case .outcome(_, let outcome, _): !outcomes.contains(outcome)
    case .gesture, .tab, .entry, .pair: false
    }
  }

  private func mayHappen(_ action: ActionID, _ chosen: Int, _ result: Int) -> Bool {
    let each = flow[action].cases[chosen]
    return [flow[action].condition, each.condition, each.results[result].condition].allSatisfy { condition in
      condition.tests.allSatisfy { !values[$0.variable.index].isDisjoint(with: $0.values) }
    }
  }

  // MARK: Effects

  private mutating func add(_ action: ActionID) {
    for chosen in flow[action].cases.indices {
      for result in flow[action].cases[chosen].results.indices where mayHappen(action, chosen, result) {
        let each = flow[action].cases[chosen]
        set(flow[action].set + each.set + each.results[result].set)
        add(each.results[result].steps)
      }
    }
  }

  private mutating func add(_ steps: [Step]) {
    for step in steps {
      set(step.assignments)
      if let screen = step.shownScreen(in: flow) { screens.insert(screen) }
      switch step.kind {
      case .start(_, _, let then?): add(then)
      case .complete(let outcome): outcomes.insert(outcome)
      case .tab(let screen): screens.insert(screen)
      case .root(let root): add(root)
      default: break
      }
    }
  }

  private mutating func add(_ then: ThenID) {
    for branch in flow[then].branches { add(branch.steps) }
  }

  private mutating func add(_ root: RootID) {
    for each in flow.rootsOnDevices where each.id == root {
      screens.formUnion(flow.firstScreens(of: each))
      if case .task(let task, let then) = each.kind {
        screens.insert(flow[task.value].entry)
        if let then { add(then) }
      }
    }
  }

  private mutating func set(_ assignments: [Assignment]) {
    for each in assignments {
      let all = flow[each.variable].values.indices.map { ValueID($0) }
      values[each.variable.index].formUnion(each.value.map { [$0] } ?? all)
    }
  }
}
