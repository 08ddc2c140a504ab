import FlowModel

extension Flow {
  /// How many combinations of values some variables have; what is beyond counting is as good as beyond bounds.
  func valuations(of variables: Set<VariableID>) -> Int {
    variables.reduce(1) { min($0 * max(1, self[$1].values.count), 1 << 40) }
  }

  /// The variables that what fires by itself asks for: they are always kept, as what arrivals set off for ever is looked for where it
  /// is, not asked.
  var variablesOfArrivals: Set<VariableID> {
    actions.filter { $0.trigger == .arrival }.reduce(into: []) { $0.formUnion($1.variables) }
  }

  /// The variables that matter and whose initial value is open.
  var openVariables: Set<VariableID> { variablesThatMatter.filter { self[$0].initial.count > 1 } }

  /// The variables that some condition or expectation asks for; what nothing asks for is no part of what can happen.
  var variablesThatMatter: Set<VariableID> {
    var found: Set<VariableID> = []
    for action in actions { found.formUnion(action.variables) }
    for expectation in expectations { found.formUnion(expectation.variables) }
    return found
  }
}

extension Action {
  /// The variables that its conditions ask for.
  fileprivate var variables: Set<VariableID> {
    cases.reduce(into: condition.variables) { all, each in
      all.formUnion(each.condition.variables)
      for result in each.results { all.formUnion(result.condition.variables) }
    }
  }
}

extension Condition {
  /// The variables that it asks for.
  fileprivate var variables: Set<VariableID> { Set(tests.map(\.variable)).union(pattern?.variables ?? []) }
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
    case .canReach(let from, let to): from.variables.union(to.variables)
    }
  }
}
