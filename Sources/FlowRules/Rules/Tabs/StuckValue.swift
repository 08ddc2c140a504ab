import Diagnostics
import FlowModel
import OrderedCollections

/// Finds values of a variable that nothing changes again, although all actions that ask for the variable need others.
struct StuckValue: Rule {
  static let metadata = RuleMetadata(
    id: "stuck-value", severity: .info, evidence: .file, family: .tabs,
    summary: "A variable gets a value that nothing changes again, and its actions are impossible from then on.",
    rationale: """
      The actions with a condition on the variable disappear, and no tap brings them back. Often one action was \
      forgotten: an editing mode that cannot be left, or a selection that cannot be undone. Add an action that changes the value, or \
      offer one of the others with it. A variable that only goes forward, such as an introduction that was seen, is not reported.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a selection that nothing ends",
        """
        navflow: 1
        root: { stack: Plants }
        state: { select: [off, marking, marked] }
        screens:
          Plants:
            actions:
              Select: { when: { select: off }, set: { select: marking } }
              Cancel: { when: { select: marking }, set: { select: off } }
              All: { when: { select: marking }, set: { ①select: marked } }
        """),
      Example(
        "an alarm that a page sets",
        """
        navflow: 1
        root: { stack: Alarms }
        state: { alarm: [off, on, snoozed] }
        screens:
          Alarms:
            actions:
              Turn on: { when: { alarm: off }, set: { alarm: on } }
              Turn off: { when: { alarm: on }, set: { alarm: off } }
              Ringing: { when: { alarm: on }, push: Ringing }
          Ringing: { actions: { Snooze: { set: { ①alarm: snoozed }, do: pop } } }
        """),
    ],
    passing: [
      Example(
        "a selection that Cancel ends in both cases",
        """
        navflow: 1
        root: { stack: Plants }
        state: { select: [off, marking, marked] }
        screens:
          Plants:
            actions:
              Select: { when: { select: off }, set: { select: marking } }
              Cancel: { when: { select: [marking, marked] }, set: { select: off } }
              All: { when: { select: marking }, set: { select: marked } }
        """),
      Example(
        "a step that is done once, and a purchase that leads on",
        """
        navflow: 1
        root: { stack: Home }
        state: { tour: [new, seen], plan: [none, trial, paid] }
        screens:
          Home:
            actions:
              Tour: { when: { tour: new }, set: { tour: seen } }
              Try: { when: { plan: none }, set: { plan: trial } }
              Stop: { when: { plan: trial }, set: { plan: none } }
              Buy: { when: { plan: trial }, set: { plan: paid } }
              Receipt: { when: { plan: paid }, push: Receipt }
          Receipt: { title: Receipt }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.variables.indices.flatMap { place -> [Finding] in
      let variable = context.flow.variables[place]
      guard !variable.isCounter, let graph = ValueGraph(VariableID(place), context) else { return [] }
      return graph.traps.map { set in
        Finding(
          .stuck(context, set, graph.actions), help: .help(context, set), at: set.assignment.range,
          about: .text(set.assignment.range), place: context.place(of: .action(set.action)),
          screen: context.structure.hosts[set.action.index].first, action: set.action
        ).noting(graph.actions.map { Note("this is impossible from then on", at: context.flow[$0].label.range) })
      }
    }
  }
}

/// The values of a variable, and the assignments that lead from one to another; screens are ignored.
private struct ValueGraph {
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

  /// Reads a variable; nil if something else than conditions of users' actions asks for it, or if it is unknown what
  /// changes it.
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
    self.changes = changes
    initial = Set(flow[variable].initial)
    actions = flow.actionIDs.filter { flow[$0].isUserInitiated && (accepted[$0] ?? all).count < all.count }
    guard !actions.isEmpty, flow.actionIDs.allSatisfy({ flow[$0].isUserInitiated || (accepted[$0] ?? all) == all })
    else {
      return nil
    }
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
    guard isReversible else { return [] }
    return changes.filter { change in
      !change.sources.isDisjoint(with: reached) && isLost(change.target) && !change.sources.allSatisfy(isLost)
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

extension String {
  fileprivate static func stuck(_ context: RuleContext, _ set: ValueGraph.Change, _ actions: [ActionID]) -> String {
    let names = OrderedSet(actions.map { context.flow[$0].label.value }).prefix(3).map(quoted)
    return
      "after \(context.culprit(set.action)), \(quoted(context.flow.text(of: [set.assignment]))) stays without end, and "
      + "\(listed(Array(names))) \(names.count == 1 ? "is" : "are") impossible from then on"
  }

  fileprivate static func help(_ context: RuleContext, _ set: ValueGraph.Change) -> String {
    let variable = context.flow[set.assignment.variable].name.value
    return "add an action with \(quoted("when: { \(context.flow.text(of: [set.assignment])) }")) that changes "
      + "\(quoted(variable)) back"
  }
}
