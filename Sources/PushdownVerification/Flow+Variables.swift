import FlowModel

extension Flow {
  /// How many combinations of values some variables have; what is beyond counting is as good as beyond bounds.
  func valuations(of variables: Set<VariableID>) -> Int {
    variables.reduce(1) { min($0 * max(1, self[$1].values.count), 1 << 40) }
  }

  /// The variables that what fires by itself asks for: they are always kept, as what arrivals set off for ever is
  /// looked for where it is, not asked.
  var variablesOfArrivals: Set<VariableID> {
    var found: Set<VariableID> = []
    for action in actions.indices where actions[action].trigger == .arrival {
      addVariables(of: action, to: &found)
    }
    return found
  }

  /// The variables that matter and whose initial value is open.
  var openVariables: Set<VariableID> { variablesThatMatter.filter { self[$0].initial.count > 1 } }

  /// The variables that some condition or expectation asks for; what nothing asks for is no part of what can happen.
  var variablesThatMatter: Set<VariableID> {
    var found: Set<VariableID> = []
    for action in actions.indices { addVariables(of: action, to: &found) }
    for expectation in expectations { found.formUnion(expectation.variables) }
    for lock in locks { found.formUnion(lock.tests.map(\.variable)) }
    return found
  }

  /// Adds the variables that the conditions of an action, by place, ask for.
  private func addVariables(of action: Int, to found: inout Set<VariableID>) {
    // An action is wide; it is looked at where it lies.
    if !actions[action].condition.isAlways { actions[action].condition.addVariables(to: &found) }
    for place in actions[action].cases.indices {
      if !actions[action].cases[place].condition.isAlways {
        actions[action].cases[place].condition.addVariables(to: &found)
      }
      for result in actions[action].cases[place].results.indices
      where !actions[action].cases[place].results[result].condition.isAlways {
        actions[action].cases[place].results[result].condition.addVariables(to: &found)
      }
    }
  }
}

extension Condition {
  /// Adds the variables that it asks for.
  fileprivate func addVariables(to found: inout Set<VariableID>) {
    for test in tests { found.insert(test.variable) }
    for clause in pattern?.state ?? [] { found.insert(clause.variable) }
  }
}

extension Pattern {
  /// The variables that it asks for.
  var variables: Set<VariableID> { Set(state.map(\.variable)) }
}

extension Expectation {
  /// The variables that its patterns ask for.
  var variables: Set<VariableID> {
    switch kind {
    case .never(let pattern), .reachable(let pattern, _): pattern.variables
    case .canReach(let from, let to, _): from.variables.union(to.variables)
    }
  }
}
