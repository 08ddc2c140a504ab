import FlowModel

extension Flow {
  /// The variables in the conditions of arrivals.
  var variablesOfArrivals: Set<VariableID> {
    var found: Set<VariableID> = []
    for action in actions.indices where actions[action].trigger == .arrival {
      addVariables(of: action, to: &found)
    }
    return found
  }

  /// The relevant variables: those in conditions and expectations.
  ///
  /// Other variables have no effect on behaviour.
  var relevantVariables: Set<VariableID> {
    var found: Set<VariableID> = []
    for action in actions.indices { addVariables(of: action, to: &found) }
    for expectation in expectations { found.formUnion(expectation.variables) }
    for lock in locks { found.formUnion(lock.tests.map(\.variable)) }
    return found
  }

  /// Adds the variables in the conditions of an action, given by its index.
  private func addVariables(of action: Int, to found: inout Set<VariableID>) {
    // Reads the action in place, because a copy of an action is expensive.
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
  /// Adds the variables of the condition.
  fileprivate func addVariables(to found: inout Set<VariableID>) {
    for test in tests { found.insert(test.variable) }
    for clause in pattern?.state ?? [] { found.insert(clause.variable) }
  }
}

extension Pattern {
  /// The variables of the pattern.
  var variables: Set<VariableID> { Set(state.map(\.variable)) }
}

extension Expectation {
  /// The variables of its patterns.
  var variables: Set<VariableID> {
    switch kind {
    case .never(let pattern), .reachable(let pattern, _): pattern.variables
    case .canReach(let from, let to, _): from.variables.union(to.variables)
    }
  }
}
