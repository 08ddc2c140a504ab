import FlowModel
import OrderedCollections

/// The values of variables that show that the user is signed in, read from the file alone.
struct SignedIn {
  /// The values that a sign-in gives to each variable.
  let values: OrderedDictionary<VariableID, Set<ValueID>>

  /// Reads the values of a sign-in; nil if no variable shows that it has happened.
  ///
  /// A variable counts if every success of the task sets it. If there is none, all variables count that some success
  /// sets. Either way, something outside the task must ask for it or change it back.
  init?(_ task: UserTask, in structure: FlowGraph) {
    let endings = structure.assignmentsOfSuccess(of: task.id).filter { !$0.isEmpty }
    let variables: [Set<VariableID>] = endings.map { Set($0.map(\.variable)) }
    guard var always = variables.first else { return nil }
    for others in variables { always.formIntersection(others) }
    let used = structure.variablesUsed(outside: task)
    let all: [Assignment] = endings.flatMap { $0 }.filter { used.contains($0.variable) }
    let certain: [Assignment] = all.filter { always.contains($0.variable) }
    var values: OrderedDictionary<VariableID, Set<ValueID>> = [:]
    for set in certain.isEmpty ? all : certain {
      if let value = set.value { values[set.variable, default: []].insert(value) }
    }
    guard !values.isEmpty else { return nil }
    self.values = values
  }

  /// Returns whether the user is signed in.
  func holds(in state: [ValueID]) -> Bool { values.allSatisfy { $0.value.contains(state[$0.key.index]) } }

  /// Returns whether an action ends the sign-in in one of its results.
  func isEnded(by result: [Assignment]) -> Bool {
    result.contains { set in
      guard let own = values[set.variable], let value = set.value else { return false }
      return !own.contains(value)
    }
  }

  /// Whether every launch begins with the user signed in.
  func holdsAtLaunch(in flow: Flow) -> Bool {
    values.allSatisfy { variable, own in flow[variable].initial.allSatisfy(own.contains) }
  }

  /// Returns the condition for it as a flow file writes it, without braces: `session: open`.
  func text(in flow: Flow, not isNegated: Bool = false) -> String {
    values.map { variable, own in
      let names = own.sorted { $0.index < $1.index }.map { flow[variable].values[$0.index].name.value }
      return "\(flow[variable].name.value): \(isNegated ? "{ not: \(operand(names)) }" : operand(names))"
    }.joined(separator: ", ")
  }
}

extension FlowGraph {
  /// Returns the values that each success of a task sets, with those of `gives`.
  func assignmentsOfSuccess(of task: TaskID) -> [[Assignment]] {
    flow[task].screens.flatMap { flow[$0].actions }.flatMap { id -> [[Assignment]] in
      flow[id].cases.indices.flatMap { place in
        flow[id].cases[place].results.indices.compactMap { number -> [Assignment]? in
          let outcomes = flow[id].cases[place].results[number].steps.compactMap { step -> OutcomeID? in
            if case .complete(let outcome) = step.kind, outcome != .cancelled { outcome } else { nil }
          }
          guard let outcome = outcomes.first else { return nil }
          let gifts = flow[task].gifts.filter { $0.outcome == outcome }.flatMap(\.values)
          return assignments(of: id, place, number) + gifts
        }
      }
    }
  }

  /// Returns the variables that something outside a task asks for or changes.
  fileprivate func variablesUsed(outside task: UserTask) -> Set<VariableID> {
    let own = Set(task.screens.flatMap { flow[$0].actions } + task.actions)
    var used: Set<VariableID> = []
    for action in flow.actions where !own.contains(action.id) {
      used.formUnion(action.assignments.map(\.variable))
      for condition in action.conditions {
        used.formUnion(condition.tests.map(\.variable))
        used.formUnion(condition.pattern?.state.map(\.variable) ?? [])
      }
    }
    let needs = flow.screens.compactMap(\.need) + flow.tasks.compactMap(\.need)
    return used.union(needs.flatMap(\.tests).map(\.variable))
  }
}
