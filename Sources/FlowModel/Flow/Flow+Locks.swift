/// A screen with `lock: true`, and the condition under which the app is locked.
public struct Lock: Hashable, Sendable {
  /// The screen.
  public let screen: ScreenID
  /// The tests that must all hold; empty if the file does not say when the app is locked.
  public let tests: [Condition.Test]
  /// The screens that the user may see while the app is locked: the lock, its task, and what these show.
  public let screens: Set<ScreenID>
}

extension Flow {
  /// The locks, in file order.
  public var locks: [Lock] {
    screenIDs.filter { self[$0].isLock }.map {
      let screens = screensOfLock($0)
      return Lock(screen: $0, tests: tests(lockTests(of: $0), openedOn: screens), screens: screens)
    }
  }

  /// Returns the tests of the variables that each way of opening a lock changes; all tests if no way changes them.
  ///
  /// The other variables are conditions under which the lock comes, such as a session, which opening does not change.
  private func tests(_ tests: [Condition.Test], openedOn screens: Set<ScreenID>) -> [Condition.Test] {
    let actions = screens.flatMap { self[$0].actions }.map { self[$0] }
    let changes = actions.flatMap { action in action.cases.flatMap { changedVariables(action, $0) } }
    let opening = changes.filter { changed in tests.contains { changed.contains($0.variable) } }
    guard var common = opening.first else { return tests }
    for changed in opening { common.formIntersection(changed) }
    let opened = tests.filter { common.contains($0.variable) }
    return opened.isEmpty ? tests : opened
  }

  /// Returns the variables that each result of a case changes.
  private func changedVariables(_ action: Action, _ chosen: Action.Case) -> [Set<VariableID>] {
    chosen.results.map { result in
      var changed = Set((action.set + chosen.set + result.set).map(\.variable))
      for step in result.steps { changed.formUnion(step.assignments.map(\.variable)) }
      return changed
    }
  }

  /// Returns whether a result shows a screen, by any step.
  public func shows(_ screen: ScreenID, _ result: Action.CaseResult) -> Bool {
    result.steps.contains { $0.screenInFront(in: self) == screen }
  }

  /// Returns the tests that hold after every entry and system action that shows the lock.
  ///
  /// A relaunch can happen locked or not, so it does not count.
  ///
  /// Their values are those in the conditions of the action, unless the action sets others.
  private func lockTests(of screen: ScreenID) -> [Condition.Test] {
    var values: [[VariableID: Set<ValueID>]] = []
    for action in actions where !action.isUserInitiated && action.id != relaunch {
      for chosen in action.cases {
        for result in chosen.results where shows(screen, result) {
          values.append(self.values(after: action, chosen, result))
        }
      }
    }
    guard let first = values.first else { return [] }
    let common = first.keys.filter { variable in values.allSatisfy { $0[variable] != nil } }
    return common.sorted().map { variable in
      let all = values.reduce(into: Set<ValueID>()) { $0.formUnion($1[variable] ?? []) }
      return Condition.Test(variable: variable, values: all.sorted { $0.index < $1.index })
    }
  }

  private func values(
    after action: Action, _ chosen: Action.Case, _ result: Action.CaseResult
  ) -> [VariableID: Set<ValueID>] {
    var values: [VariableID: Set<ValueID>] = [:]
    for test in action.condition.tests + chosen.condition.tests + result.condition.tests {
      values[test.variable] = Set(test.values).intersection(values[test.variable] ?? Set(test.values))
    }
    for set in action.set + chosen.set + result.set + result.steps.flatMap(\.assignments) {
      // The new value of a counter is not known.
      values[set.variable] = set.value.map { [$0] }
    }
    return values
  }

  private func screensOfLock(_ lock: ScreenID) -> Set<ScreenID> {
    var found: Set<ScreenID> = []
    var pending = [lock] + (self[lock].task.map { self[$0].screens } ?? [])
    while let screen = pending.popLast() {
      guard found.insert(screen).inserted else { continue }
      for action in self[screen].actions {
        pending += self[action].allSteps.filter { !$0.leavesRoot }.compactMap { $0.screenInFront(in: self) }
      }
    }
    return found
  }
}

extension Step {
  /// Whether it selects a tab or changes the root, so that the lock does not stay beneath.
  fileprivate var leavesRoot: Bool {
    switch kind {
    case .tab, .root: true
    default: false
    }
  }
}
