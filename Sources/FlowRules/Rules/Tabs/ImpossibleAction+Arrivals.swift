import FlowModel

/// Arrivals that come before other actions.
extension ImpossibleAction {
  /// Returns whether the conditions of an action can hold on its screen, and an arrival comes first with all values.
  func isBlocked(
    _ action: Action, _ results: [SeenActions.CaseResult], _ seen: SeenActions, _ context: RuleContext
  ) -> Bool {
    guard action.cases.count == 1, action.conditions.allSatisfy({ $0.pattern == nil }),
      results.allSatisfy({ result in
        let own = action.cases[result.chosenCase].results[result.result]
        return context.contradiction(of: action, result.chosenCase, own) == nil
          && context.declarationsOfUnsetValues(of: action, result.chosenCase, own).isEmpty
      }), let first = arrival(before: action, seen, context)
    else { return false }
    return context.flow[first].conditions.allSatisfy { condition in
      condition.pattern == nil
        && condition.tests.allSatisfy { test in !action.tests.contains { $0.variable == test.variable } }
    } && !context.structure.showings(of: first).isEmpty
  }

  /// Returns an arrival that happens on every reachable screen of an action, or nil.
  func arrival(before action: Action, _ seen: SeenActions, _ context: RuleContext) -> ActionID? {
    let arrivals = context.structure.hosts[action.id.index].filter(seen.has).map { screen in
      context.flow[screen].actions.first {
        context.flow[$0].trigger == .arrival && $0 != action.id && seen.hasAny(of: $0)
      }
    }
    return arrivals.contains(nil) ? nil : arrivals.first ?? nil
  }

  func isConditional(_ result: SeenActions.CaseResult, _ action: Action) -> Bool {
    let chosen = action.cases[result.chosenCase]
    return result.chosenCase > 0 || !action.condition.isAlways || !chosen.condition.isAlways
      || !chosen.results[result.result].condition.isAlways
  }
}
