import FlowModel
import Localization
import OrderedCollections

/// The reasons why conditions never hold, read from the file alone.
extension RuleContext {
  /// Returns the first variable for which a result's conditions together exclude every value, or nil.
  func contradiction(of action: Action, _ chosenCase: Int, _ result: Action.CaseResult) -> VariableID? {
    var left: OrderedDictionary<VariableID, Set<ValueID>> = [:]
    func keep(_ variable: VariableID, where isRelevant: (ValueID) -> Bool) {
      let all = Set(flow[variable].values.indices.map { ValueID($0) })
      left[variable, default: all] = left[variable, default: all].filter(isRelevant)
    }
    for condition in [action.condition, action.cases[chosenCase].condition, result.condition] {
      for test in condition.tests { keep(test.variable, where: test.values.contains) }
      for (variable, match) in condition.pattern?.state ?? [] {
        keep(variable) { value in match.holds { $0 == value } }
      }
    }
    return left.first { $0.value.isEmpty }?.key
  }

  /// Returns the declarations that give variables other values at launch, in quotes.
  ///
  /// A variable counts if no step sets it to a value that the conditions need. It also counts if no step changes it, so
  /// that an earlier case always holds.
  func declarationsOfUnsetValues(of action: Action, _ chosenCase: Int, _ result: Action.CaseResult) -> [Message] {
    let own = [action.condition, action.cases[chosenCase].condition, result.condition]
    let missing = own.flatMap(\.tests).filter { test in
      test.values.allSatisfy { !flow[test.variable].initial.contains($0) && !isSet(test.variable, to: $0) }
    }
    // An earlier case always holds if no step changes its variables.
    let fixed = action.cases.prefix(chosenCase).flatMap(\.condition.tests).filter { test in
      let variable = flow[test.variable]
      return variable.initial.count == 1 && !variable.values.indices.contains { isSet(test.variable, to: ValueID($0)) }
    }
    return OrderedSet((missing + fixed).map(\.variable)).map { variable in
      let values = flow[variable].values.map(\.name.value).joined(separator: ", ")
      return quoted("\(flow[variable].name.value): { values: [\(values)], initial: any }")
    }
  }

  /// Returns whether any step sets a variable to a value.
  private func isSet(_ variable: VariableID, to value: ValueID) -> Bool {
    assignments.contains { $0.maySet(variable, to: value) }
  }
}
