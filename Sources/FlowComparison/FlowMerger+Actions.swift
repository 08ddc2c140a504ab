import FlowModel

extension FlowMerger {
  /// Returns a copy of an action of the old version, with references into the merged flow.
  mutating func copy(of action: Action, as id: ActionID) -> Action {
    var cases: [Action.Case] = []
    for each in action.cases {
      var copy = each
      copy.condition = self.copy(of: each.condition)
      copy.set = self.copy(of: each.set)
      copy.results = []
      for result in each.results { copy.results.append(self.copy(of: result)) }
      cases.append(copy)
    }
    var copy = Action(
      id: id, label: action.label, owner: owner(action.owner), trigger: trigger(action.trigger), cases: cases,
      range: action.range)
    copy.writtenRole = action.writtenRole
    copy.isWhileOpen = action.isWhileOpen
    copy.condition = self.copy(of: action.condition)
    copy.set = self.copy(of: action.set)
    return copy
  }

  /// Returns the gesture with references into the merged flow.
  func gesture(_ gesture: Gesture) -> Gesture {
    if case .tab(let screen) = gesture { .tab(screens[screen.index]) } else { gesture }
  }

  private mutating func copy(of result: Action.CaseResult) -> Action.CaseResult {
    var copy = result
    copy.condition = self.copy(of: result.condition)
    copy.earlier = result.earlier.map(self.copy)
    copy.set = self.copy(of: result.set)
    copy.steps = self.copy(of: result.steps)
    return copy
  }

  /// Returns a copy of a condition.
  ///
  /// Diagrams only show the text of a pattern, so the copy contains only that.
  private func copy(of condition: Condition) -> Condition {
    let tests = condition.tests.map { test in
      let values = values[test.variable.index]
      return Condition.Test(
        variable: variables[test.variable.index], values: test.values.map { values[$0.index] },
        excluded: test.excluded.map { $0.map { values[$0.index] } })
    }
    return Condition(
      tests: tests, pattern: condition.pattern.map { Pattern(range: $0.range, text: $0.text) }, range: condition.range)
  }

  private func copy(of assignments: [Assignment]) -> [Assignment] {
    assignments.map { assignment in
      let change = assignment.value.map { Assignment.Change.value(values[assignment.variable.index][$0.index]) }
      return Assignment(
        variable: variables[assignment.variable.index], change: change ?? assignment.change, range: assignment.range)
    }
  }

  private mutating func copy(of steps: [Step]) -> [Step] {
    var copies = steps
    for index in steps.indices { copies[index].kind = copy(of: steps[index].kind) }
    return copies
  }

  private mutating func copy(of step: Step.Kind) -> Step.Kind {
    switch step {
    case .push(let screen): .push(screens[screen.index])
    case .present(let screen, let showing): .present(screens[screen.index], showing)
    case .start(let task, let showing, let then): .start(tasks[task.index], showing, then: copy(of: then))
    case .complete(let outcome): .complete(outcomes[outcome.index])
    case .pop(.to(let screen)): .pop(.to(screens[screen.index]))
    case .dismiss(.to(let screen)): .dismiss(.to(screens[screen.index]))
    case .unwind(let screen): .unwind(screens[screen.index])
    case .replace(let screen): .replace(screens[screen.index])
    case .show(let screen): .show(screens[screen.index])
    case .tab(let screen): .tab(screens[screen.index])
    case .root(let root): .root(roots[root.index])
    case .set(let assignments): .set(copy(of: assignments))
    case .pop, .dismiss, .stay: step
    }
  }

  private mutating func copy(of then: ThenID?) -> ThenID? {
    guard let then = then.map({ old[$0] }) else { return nil }
    var branches: [Then.Branch] = []
    for branch in then.branches {
      let outcome = Located(outcomes[branch.outcome.value.index], at: branch.outcome.range)
      branches.append(Then.Branch(outcome: outcome, steps: copy(of: branch.steps)))
    }
    let id = ThenID(merged.thens.count)
    merged.thens.append(Then(id: id, branches: branches, range: then.range))
    return id
  }

  private func owner(_ owner: Action.Owner) -> Action.Owner {
    switch owner {
    case .screen(let screen): .screen(screens[screen.index])
    case .task(let task): .task(tasks[task.index])
    case .root(let root): .root(roots[root.index])
    case .entries: .entries
    }
  }

  private func trigger(_ trigger: Action.Trigger) -> Action.Trigger {
    if case .gesture(let gesture) = trigger { .gesture(self.gesture(gesture)) } else { trigger }
  }
}
