import FlowModel

/// The values of a variable, and the assignments that lead from one to another; screens are ignored.
struct ValueGraph {
  /// An assignment and the action that makes it.
  struct Change {
    let action: ActionID
    let assignment: Assignment
    let sources: Set<ValueID>
    let target: ValueID
  }

  /// The actions of users with a condition on the variable.
  let actions: [ActionID]
  private let accepted: [ActionID: Set<ValueID>]
  private let changes: [Change]
  private let initial: Set<ValueID>
  /// The number of values.
  private let count: Int
  /// Whether entries, arrivals or the system ask for the value, too, so that it still says something where no button does.
  private let isAskedByOthers: Bool

  /// Reads a variable; nil if something else than conditions of actions asks for it, or if it is unknown what changes it.
  init?(_ variable: VariableID, _ context: RuleContext) {
    let flow = context.flow
    let all = Set(flow[variable].values.indices.map { ValueID($0) })
    guard flow.relaunch == nil, flow.screensWithUnknownExits.isEmpty, !flow.isFragment else { return nil }
    var accepted: [ActionID: Set<ValueID>] = [:]
    var changes: [Change] = []
    for action in flow.actionIDs {
      for (place, alternative) in flow[action].cases.enumerated() {
        for (number, result) in alternative.results.enumerated() {
          let conditions = [flow[action].condition, alternative.condition, result.condition]
          guard conditions.allSatisfy({ !($0.pattern?.state.contains { $0.variable == variable } ?? false) }) else {
            return nil
          }
          let sources = conditions.flatMap(\.tests).filter { $0.variable == variable }.reduce(all) {
            $0.intersection($1.values)
          }
          accepted[action, default: []].formUnion(sources)
          let sets = context.structure.assignments(of: action, place, number) + flow.followingAssignments(result)
          for set in sets where set.variable == variable {
            guard let target = set.value else { return nil }
            changes.append(Change(action: action, assignment: set, sources: sources, target: target))
          }
        }
      }
    }
    changes += flow.giftChanges(of: variable, all)
    guard !flow.asksInNeed(variable) else { return nil }
    self.accepted = accepted
    count = all.count
    self.changes = changes
    initial = Set(flow[variable].initial)
    actions = flow.actionIDs.filter { flow[$0].isUserInitiated && (accepted[$0] ?? all).count < all.count }
    guard !actions.isEmpty else { return nil }
    isAskedByOthers = flow.actionIDs.contains { !flow[$0].isUserInitiated && (accepted[$0] ?? all) != all }
  }

  /// The assignments of values after which no action is possible again, although another one can be undone.
  var traps: [Change] {
    let reached = values(from: initial)
    let isLost = { (value: ValueID) in
      let later = values(from: [value])
      return actions.allSatisfy { accepted[$0, default: []].isDisjoint(with: later) }
    }
    let isReversible = actions.contains { action in
      let own = accepted[action, default: []]
      return !own.isDisjoint(with: reached)
        && reached.contains { !own.contains($0) && !values(from: [$0]).isDisjoint(with: own) }
    }
    guard isReversible, !isAskedByOthers else { return [] }
    return changes.filter { change in
      !change.sources.isDisjoint(with: reached) && isLost(change.target) && !change.sources.allSatisfy(isLost)
    }
  }

  /// Returns a button that changes the value, and the actions that no later value offers again; or nil.
  ///
  /// Later values go to and fro, so the variable is no step that is done once.
  func oneWay(in flow: Flow) -> (Change, [ActionID])? {
    let reached = values(from: initial)
    let buttons = changes.filter { change in
      // A button without a condition is on a screen that may be shown later.
      change.sources.count < count && flow[change.action].isUserInitiated
    }
    for change in buttons {
      let later = values(from: [change.target])
      let left = change.sources.intersection(reached).subtracting(later)
      let goesToAndFro = later.contains { one in
        values(from: [one]).contains { $0 != one && values(from: [$0]).contains(one) }
      }
      guard goesToAndFro, !left.isEmpty else { continue }
      let lost = actions.filter { action in
        let own = accepted[action, default: []]
        return !own.isDisjoint(with: left) && own.isDisjoint(with: later)
      }
      let isPlain = flow[change.action].allSteps.allSatisfy(\.movesNothing)
      if !lost.isEmpty, isPlain || lost.contains(change.action) { return (change, lost) }
    }
    return nil
  }

  /// Returns the first value that a change leaves without return.
  func left(by change: Change) -> ValueID? {
    change.sources.intersection(values(from: initial)).subtracting(values(from: [change.target])).min {
      $0.index < $1.index
    }
  }

  /// Returns the values that can follow on some values, including these.
  private func values(from first: Set<ValueID>) -> Set<ValueID> {
    var found = first
    var isGrowing = true
    while isGrowing {
      let next = Set(changes.filter { !$0.sources.isDisjoint(with: found) }.map(\.target))
      isGrowing = !next.isSubset(of: found)
      found.formUnion(next)
    }
    return found
  }
}

extension Flow {
  /// Returns the assignments of the `then`s of the tasks that a result starts.
  fileprivate func followingAssignments(_ result: Action.CaseResult) -> [Assignment] {
    result.steps.flatMap { step -> [Assignment] in
      guard case .start(_, _, let then?) = step.kind else { return [] }
      return self[then].branches.flatMap(\.steps).flatMap(\.assignments)
    }
  }

  /// Returns the changes by `gives` and by the `then`s of roots, which the actions of the file may not show.
  fileprivate func giftChanges(of variable: VariableID, _ all: Set<ValueID>) -> [ValueGraph.Change] {
    let following = roots.flatMap { root -> [Assignment] in
      guard case .task(_, let then?) = root.kind else { return [] }
      return self[then].branches.flatMap(\.steps).flatMap(\.assignments)
    }
    return (tasks.flatMap { $0.gifts.flatMap(\.values) } + following).compactMap { set in
      guard set.variable == variable, let target = set.value else { return nil }
      return ValueGraph.Change(action: ActionID(0), assignment: set, sources: all, target: target)
    }
  }

  /// Returns whether a screen or a task needs a value of a variable.
  fileprivate func asksInNeed(_ variable: VariableID) -> Bool {
    (screens.compactMap(\.need) + tasks.compactMap(\.need)).contains { need in
      need.tests.contains { $0.variable == variable }
    }
  }
}
