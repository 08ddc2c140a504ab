import Diagnostics
import FlowModel

/// Flags actions, and results of actions, that can never happen on the screens that have them.
struct ImpossibleAction: Rule {
  static let metadata = RuleMetadata(
    id: "impossible-action", severity: .warning, evidence: .behaviour, family: .tabs,
    summary: "An action that can never be taken, since its conditions never hold where it is.",
    rationale: """
      A button that never shows is a forgotten "set", a misspelt value, or a case that an earlier one always takes \
      first.
      """,
    sources: [.commonPractice], isAboutAbsence: true,
    failing: [
      Example(
        "a value that nothing sets",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { actions: { ①Lounge: { when: { member: yes }, push: Lounge } } }
          Lounge: { title: Lounge }
        """),
      Example(
        "an earlier case comes first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Continue:
                cases:
                  - push Detail
                  - ①push Other
          Detail: { title: Detail }
          Other: { title: Other }
        """),
      Example(
        "one of several results",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home:
            actions:
              Continue:
                either:
                  right: push Detail
                  ①special: { when: { member: yes }, push: Detail }
          Detail: { title: Detail }
        """),
    ],
    passing: [
      Example(
        "set on the way",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { actions: { Join: { set: { member: yes } }, Lounge: { when: { member: yes }, push: Lounge } } }
          Lounge: { title: Lounge }
        """),
      Example(
        "on the one of two screens that a task puts it on",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            actions: { Start over: { where: { screen: Confirm }, pop: root } }
            screens:
              Amount: { actions: { Next: push Confirm } }
              Confirm: { actions: { OK: complete charged } }
        """),
      Example(
        "on a screen that is never shown: unreachable-screen says it",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { title: Home }
          Lounge: { actions: { Bar: { when: { member: yes }, do: stay } } }
        """),
      Example(
        "a way out of a trap: modal-trap says it",
        """
        navflow: 1
        root: { stack: Home }
        state: { agreed: [no, yes] }
        screens:
          Home: { actions: { Open: { present: Page, locked: true } } }
          Page: { actions: { Close: { when: { agreed: yes }, do: dismiss }, More: push More } }
          More: { title: More }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard !context.behaviours.isEmpty, context.isComplete else { return [] }
    let seen = Seen(context)
    return context.flow.actionIDs.filter { !seen.hasAll(of: $0) }.map { context.flow[$0] }
      .filter { isMeant($0, seen, context) }.flatMap { impossible($0, seen, context) }
  }

  /// Actions that screens in sight have, other than ways out of a trap.
  private func isMeant(_ action: Action, _ seen: Seen, _ context: RuleContext) -> Bool {
    if case .gesture = action.trigger { return false }
    let hosts = context.structure.hosts[action.id.index]
    let isTrapped = hosts.contains { seen.trapped.contains($0) } && context.structure.isExit(action)
    return hosts.contains(where: seen.has) && !isTrapped
  }

  private func impossible(_ action: Action, _ seen: Seen, _ context: RuleContext) -> [Finding] {
    let results = action.cases.indices.flatMap { chosen in
      action.cases[chosen].results.indices.map { Seen.Result(action: action.id, chosenCase: chosen, result: $0) }
    }
    let never = results.filter { !seen.has($0) }
    guard never.count < results.count else {
      // Without conditions, what is in the way is an arrival that always comes first.
      let dependsOnConditions = results.contains { isConditional($0, action) }
      return dependsOnConditions
        ? [finding(.neverOffered(context, action), .help, at: action.label.range, action, context)] : []
    }
    return never.filter { isConditional($0, action) }.map { result in
      let chosen = action.cases[result.chosenCase]
      let name = chosen.results[result.result].name
      let range = name?.range ?? (chosen.results.count > 1 ? chosen.results[result.result].range : chosen.range)
      let message: String =
        name.map { .neverHappens($0.value, context, action) } ?? .neverChosen(result.chosenCase + 1, context, action)
      return finding(message, .help, at: range, action, context)
    }
  }

  private func isConditional(_ result: Seen.Result, _ action: Action) -> Bool {
    let chosen = action.cases[result.chosenCase]
    return result.chosenCase > 0 || !action.condition.isAlways || !chosen.condition.isAlways
      || !chosen.results[result.result].condition.isAlways
  }

  private func finding(
    _ message: String, _ help: String, at range: SourceRange, _ action: Action, _ context: RuleContext
  ) -> Finding {
    let screen: ScreenID? = if case .screen(let owner) = action.owner { owner } else { nil }
    let task: TaskID? = if case .task(let owner) = action.owner { owner } else { nil }
    return Finding(
      message, help: help, at: range, about: .action(action.id), screen: screen, action: action.id, task: task)
  }
}

/// What behaviours have shown, for looking up.
private struct Seen {
  struct Result {
    let action: ActionID
    let chosenCase: Int
    let result: Int
  }

  private let flow: Flow
  /// By screen, whether it was seen.
  private var isShown: [Bool]
  /// Whether a result was seen: those of an action, case by case, follow those of the one before.
  private var isSeen: [Bool]
  /// By action, the place of its first result; last, where all end.
  private let places: [Int]
  /// The screens on which nothing leaves a layer or ends a task any more.
  private(set) var trapped: Set<ScreenID> = []

  /// Whether every result of an action was seen.
  func hasAll(of action: ActionID) -> Bool {
    isSeen[places[action.index]..<places[action.index + 1]].allSatisfy(\.self)
  }

  func has(_ result: Result) -> Bool { isSeen[place(of: result)] }

  func has(_ screen: ScreenID) -> Bool { isShown[screen.index] }

  private func place(of result: Result) -> Int {
    let action = result.action.index
    return (0..<result.chosenCase).reduce(places[action] + result.result) { place, before in
      place + flow.actions[action].cases[before].results.count
    }
  }

  init(_ context: RuleContext) {
    let flow = context.flow
    self.flow = flow
    isShown = Array(repeating: false, count: flow.screens.count)
    places = flow.actions.indices.reduce(into: [0]) { places, action in
      let results = flow.actions[action].cases.indices.reduce(0) { $0 + flow.actions[action].cases[$1].results.count }
      places.append((places.last ?? 0) + results)
    }
    isSeen = Array(repeating: false, count: places.last ?? 0)
    context.forEachPossibleFact(of: .shows, .performs) { fact, _ in
      switch fact {
      case .shows(let screen): isShown[screen.index] = true
      case .performs(let action, let chosenCase, let result):
        isSeen[place(of: Result(action: action, chosenCase: chosenCase, result: result))] = true
      default: break
      }
    }
    // Where it is noticed first: how many more are told depends on the engine.
    var tasks: [Device: Set<TaskID>] = [:]
    var layers: [Device: Set<ScreenID>] = [:]
    context.forEachPossibleFact(of: .trapped, .endless) { fact, device in
      switch fact {
      case .trapped(let first, let front):
        if layers[device, default: []].insert(first).inserted { trapped.insert(front) }
      case .endless(let task, let front):
        if tasks[device, default: []].insert(task).inserted { trapped.insert(front) }
      default: break
      }
    }
  }
}

extension String {
  fileprivate static func neverOffered(_ context: RuleContext, _ action: Action) -> String {
    "\(context.culprit(action.id)) can never happen: its conditions never hold there"
  }

  fileprivate static func neverHappens(_ result: String, _ context: RuleContext, _ action: Action) -> String {
    "\(context.culprit(action.id)) can never have the result \(quoted(result)): its conditions never hold there"
  }

  fileprivate static func neverChosen(_ number: Int, _ context: RuleContext, _ action: Action) -> String {
    "case \(number) of \(context.culprit(action.id)) is never taken: its conditions never hold, or an earlier case always does"
  }

  fileprivate static let help =
    "change the conditions, or add the \"set\" that makes them hold, or take it out of the file"
}
