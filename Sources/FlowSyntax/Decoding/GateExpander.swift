import Diagnostics
import FlowModel
import Localization

/// Expands gates: if a step shows something whose needs do not hold, a task that makes them hold starts first.
///
/// Like all conditions, needs are decided once, before the first change. So one list of steps becomes several, each
/// with its own condition, and no engine knows of gates.
struct GateExpander {
  /// The values that each tested variable may have when an action starts.
  typealias Beginning = [VariableID: Set<ValueID>]

  /// The possible values of each variable at the beginning, and the current value for each of them.
  struct Knowledge {
    var beginning: Beginning = [:]
    private var changes: [VariableID: [ValueID: ValueID]] = [:]

    /// Returns the values at the beginning for which a test holds now, and those for which it does not.
    func split(_ test: Condition.Test, in flow: Flow) -> (inside: Set<ValueID>, outside: Set<ValueID>) {
      let all = beginning[test.variable] ?? Set(flow[test.variable].values.indices.map { ValueID($0) })
      let change = changes[test.variable]
      let inside = all.filter { test.values.contains(change?[$0] ?? $0) }
      return (inside, all.subtracting(inside))
    }

    /// Records changes of variables.
    mutating func assign(_ assignments: [Assignment], in flow: Flow) {
      for assignment in assignments {
        let highest = flow[assignment.variable].values.count - 1
        let before = changes[assignment.variable] ?? [:]
        var after: [ValueID: ValueID] = [:]
        for value in flow[assignment.variable].values.indices.map({ ValueID($0) }) {
          let now = before[value] ?? value
          switch assignment.change {
          case .value(let new): after[value] = new
          case .add(let amount): after[value] = ValueID(min(max(now.index + amount, 0), highest))
          }
        }
        changes[assignment.variable] = after
      }
    }

    /// Records that tests hold at the beginning.
    mutating func suppose(_ tests: [Condition.Test], in flow: Flow) {
      for test in tests { beginning[test.variable] = split(test, in: flow).inside }
    }
  }

  /// One of the lists that a list of steps becomes.
  struct Expansion {
    var beginning: Beginning
    var steps: [Step]
    var isGate: Bool
  }

  /// The decoder, which holds the flow.
  var decoder: FlowDecoder
  /// The number of gates in a row before the current step.
  private var depth = 0
  private static let maximumDepth = 8
  /// The number of gates that were added for the current list of steps.
  private var count = 0
  private static let maximumCount = 1_000
  /// Whether too many gates in the current list of steps were reported.
  private var isTooLarge = false
  private var flow: Flow { decoder.flow }

  init(_ decoder: FlowDecoder) { self.decoder = decoder }

  // MARK: Steps

  /// Returns the lists that steps become, with the condition of each; the steps as written come first.
  ///
  /// Too many gates are an error: with each gate, the number of lists can double.
  private mutating func expansions(of steps: [Step], _ knowledge: Knowledge) -> [Expansion] {
    (count, isTooLarge) = (0, false)
    return expand(steps[...], knowledge)
  }

  private mutating func expand(_ steps: ArraySlice<Step>, _ knowledge: Knowledge) -> [Expansion] {
    guard let step = steps.first else { return [Expansion(beginning: knowledge.beginning, steps: [], isGate: false)] }
    for need in needs(of: step) {
      for test in need.tests {
        let (inside, outside) = knowledge.split(test, in: flow)
        guard !outside.isEmpty, let opener = decoder.opener(of: test, need) else { continue }
        var met = knowledge
        var unmet = knowledge
        met.beginning[test.variable] = inside
        unmet.beginning[test.variable] = outside
        return (inside.isEmpty ? [] : expand(steps, met)) + gate(opener, for: test, before: steps, unmet)
      }
    }
    var after = knowledge
    after.assign(step.assignments, in: flow)
    return expand(steps.dropFirst(), after).map { rest in
      Expansion(beginning: rest.beginning, steps: [step] + rest.steps, isGate: rest.isGate)
    }
  }

  private func needs(of step: Step) -> [Need] {
    switch step.kind {
    case .push(let screen), .present(let screen, _), .show(let screen), .tab(let screen):
      [flow[screen].need].compactMap(\.self)
    case .start(let task, _, _): decoder.needs(ofStarting: task)
    case .complete, .pop, .dismiss, .unwind, .replace, .root, .set, .stay: []
    }
  }

  /// Returns a step that starts a task; the other steps follow in its `then`, after the outcomes that make a test hold.
  private mutating func gate(
    _ opener: TaskID, for test: Condition.Test, before steps: ArraySlice<Step>, _ knowledge: Knowledge
  ) -> [Expansion] {
    guard let range = steps.first?.range else { return [] }
    depth += 1
    defer { depth -= 1 }
    count += 1
    guard depth <= Self.maximumDepth, count <= Self.maximumCount else {
      if !isTooLarge {
        decoder.reader.report(
          FileRules.tooLarge,
          "too many gates lead to this step: at most 8 in a row and 1,000 for one action are possible",
          at: range, help: "let one task give what several screens need, or show some of them in other actions")
      }
      isTooLarge = true
      return []
    }
    // The steps after each outcome may pass further gates, and each gate divides the values at the beginning.
    var combined = [(knowledge: knowledge, branches: [Then.Branch]())]
    for gift in decoder.gifts(of: opener, giving: test) {
      combined = combined.flatMap { known, branches in
        var given = known
        given.assign(gift.values, in: flow)
        return expand(steps, given).map { follows in
          var narrowed = known
          narrowed.beginning = follows.beginning
          return (narrowed, branches + [Then.Branch(outcome: Located(gift.outcome, at: range), steps: follows.steps)])
        }
      }
    }
    return combined.flatMap { known, branches in
      let then = ThenID(flow.thens.count)
      decoder.flow.thens.append(Then(id: then, branches: branches, range: range))
      var start = Step(.start(opener, Step.PresentationOptions(), then: then), at: range)
      start.isGate = true
      return expand([start], known).map { Expansion(beginning: $0.beginning, steps: $0.steps, isGate: true) }
    }
  }

  // MARK: Actions

  /// Expands all actions, entries, gestures and `then`s, and the tabs that are behind a gate.
  mutating func expandAll() {
    expandThens()
    for index in flow.actions.indices { expand(ActionID(index)) }
    addTabGates()
  }

  private mutating func expand(_ id: ActionID) {
    let action = flow[id]
    guard action.allSteps.contains(where: { !needs(of: $0).isEmpty }) else { return }
    var cases: [Action.Case] = []
    for written in action.cases {
      if written.results.count == 1, written.results[0].name == nil {
        cases += expanded(written, of: action)
      } else {
        var copy = written
        copy.results = written.results.flatMap { expanded($0, written, of: action) }
        cases.append(copy)
      }
    }
    decoder.flow.actions[id.index].cases = cases
  }

  /// Returns the cases that a case with one result becomes.
  private mutating func expanded(_ written: Action.Case, of action: Action) -> [Action.Case] {
    expanded(written.results[0], written, of: action).map { result in
      var (copy, only) = (written, result)
      copy.condition = written.condition.and(
        Condition(tests: Array(result.condition.tests.dropFirst(written.results[0].condition.tests.count))))
      only.condition = written.results[0].condition
      copy.results = [only]
      return copy
    }
  }

  /// Returns the results that a result becomes; the tests of each begin with those in the file.
  private mutating func expanded(
    _ result: Action.CaseResult, _ written: Action.Case, of action: Action
  ) -> [Action.CaseResult] {
    var knowledge = Knowledge()
    knowledge.suppose(action.condition.tests + written.condition.tests + result.condition.tests, in: flow)
    let supposed = knowledge.beginning
    knowledge.assign(action.set + written.set + result.set, in: flow)
    return expansions(of: result.steps, knowledge).map { expansion in
      var copy = result
      copy.steps = expansion.steps
      copy.isGate = expansion.isGate
      copy.condition = result.condition.and(Condition(tests: tests(expansion.beginning, beyond: supposed)))
      return copy
    }
  }

  /// Returns the tests that distinguish a beginning from the others.
  private func tests(_ beginning: Beginning, beyond supposed: Beginning) -> [Condition.Test] {
    beginning.keys.sorted().compactMap { variable in
      guard let values = beginning[variable], values != supposed[variable],
        values.count < flow[variable].values.count
      else { return nil }
      return Condition.Test(variable: variable, values: values.sorted())
    }
  }

  // MARK: What follows on tasks

  /// Expands the steps of each `then`; an undecided need is an error there, because a `then` has no conditions.
  private mutating func expandThens() {
    var owners: [ThenID: TaskID] = [:]
    let steps = flow.actions.flatMap(\.allSteps) + flow.thens.flatMap { $0.branches.flatMap(\.steps) }
    for step in steps { if case .start(let task, _, let then?) = step.kind { owners[then] = task } }
    for kind in flow.roots.flatMap({ root in [root.kind] + contents(of: root).map(\.kind) }) {
      if case .task(let task, let then?) = kind { owners[then] = task.value }
    }
    for id in flow.thens.map(\.id) {
      guard let task = owners[id] else { continue }
      for place in flow[id].branches.indices { expandBranch(place, of: id, after: task) }
    }
  }

  private mutating func expandBranch(_ place: Int, of id: ThenID, after task: TaskID) {
    let branch = flow[id].branches[place]
    guard branch.steps.contains(where: { !needs(of: $0).isEmpty }) else { return }
    var knowledge = Knowledge()
    for need in decoder.needs(ofStarting: task) { knowledge.suppose(need.tests, in: flow) }
    for gift in flow[task].gifts where gift.outcome == branch.outcome.value { knowledge.assign(gift.values, in: flow) }
    let expansions = expansions(of: branch.steps, knowledge)
    if expansions.count == 1 {
      decoder.flow.thens[id.index].branches[place].steps = expansions[0].steps
    } else if let step = branch.steps.first(where: { !needs(of: $0).isEmpty }), let need = needs(of: step).first {
      let needed = Message.list(need.tests.map { .code(flow.text(of: $0)) }, .none)
      decoder.reader.report(
        FileRules.unknownName,
        "this step is behind a gate, and in a `then` it is not known whether \(needed) holds",
        at: step.range,
        help: "let the task \"\(flow[task].name.value.shortened)\" need or give it, or write the step in an action")
    }
  }

  // MARK: Tabs

  /// Adds an action for the tap on each tab that needs something.
  private mutating func addTabGates() {
    for root in flow.roots {
      let tabs = ([root.content] + contents(of: root)).flatMap(\.tabs)
      for tab in tabs where flow.tabGates[tab] == nil {
        guard let need = flow[tab].need else { continue }
        let expansions = expansions(of: [Step(.tab(tab), at: need.range)], Knowledge()).filter(\.isGate)
        guard !expansions.isEmpty else { continue }
        let id = ActionID(flow.actions.count)
        let cases = expansions.map { expansion in
          var result = Action.CaseResult(steps: expansion.steps, range: need.range)
          result.isGate = true
          return Action.Case(
            condition: Condition(tests: tests(expansion.beginning, beyond: [:])), results: [result], range: need.range)
        }
        decoder.flow.actions.append(
          Action(
            id: id, label: Located(flow.name(of: .tab(tab)), at: need.range), owner: .root(root.id),
            trigger: .gesture(.tab(tab)), cases: cases, range: need.range))
        decoder.flow.tabGates[tab] = id
      }
    }
  }

  private func contents(of root: Root) -> [Root.Content] { Device.allCases.compactMap { root.contents[$0] } }
}
