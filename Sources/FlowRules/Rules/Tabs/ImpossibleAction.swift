import Diagnostics
import FlowModel
import Localization
import OrderedCollections
import Verification

/// Finds actions, and results of actions, that can never happen on their screens.
struct ImpossibleAction: Rule {
  static let metadata = RuleMetadata(
    id: "impossible-action", severity: .warning, exception: "an info where a gesture is never offered",
    evidence: .behaviour, family: .tabs,
    summary: "An action can never be taken, because its conditions never hold on its screen.",
    rationale: """
      Common causes are a forgotten "set", a misspelt value, or an earlier case that always applies first. \
      Also reported are steps for a gesture that the screen never offers.
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
        "an earlier case that always applies",
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
      Example(
        "an arrival action that always happens first",
        """
        navflow: 1
        start: splash
        roots:
          splash: { screen: Splash }
          main: { stack: Home }
          kiosk: { stack: Idle }
        screens:
          Splash: { actions: { Ready: { by: arrival, root: main }, ①Kiosk mode: root kiosk } }
          Home: { title: Home }
          Idle: { title: Idle }
        """),
      Example(
        "an entry that waits for a value that nothing sets",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { title: Home }
          Offer: { title: Offer }
        entries:
          ①Offer for members: { when: { member: yes }, do: [dismiss all, push Offer] }
        """),
      Example(
        "a Back that the first screen of a sheet does not offer, which is an info",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: present Edit } }
          Edit: { gestures: { ①Back: dismiss }, actions: { Close: dismiss } }
        """),
      Example(
        "an arrival that comes first with every value",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { actions: { Me: push Me } }
          Me:
            actions:
              Ask: { by: arrival, do: { start: join, then: { cancelled: pop } } }
              ①Runs: { when: { member: yes }, push: Runs }
          Runs: { title: Runs }
        tasks:
          join:
            outcomes: [joined, cancelled]
            screens: { Form: { actions: { Join: { complete: joined, set: { member: yes } }, Cancel: cancel } } }
        """),
    ],
    passing: [
      Example(
        "a value that another action sets",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { actions: { Join: { set: { member: yes } }, Lounge: { when: { member: yes }, push: Lounge } } }
          Lounge: { title: Lounge }
        """),
      Example(
        "a task's action that one of two screens offers",
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
        "an entry while a task runs",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Pay: start pay } }
          Offline: { kind: alert, actions: { OK: stay } }
        tasks:
          pay:
            outcomes: [paid, cancelled]
            screens:
              Card: { actions: { Pay: complete paid } }
        entries:
          Connection lost: { where: { screen: Card }, present: Offline }
        """),
      Example(
        "a swipe on a page that an entry pushes into a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: present Editor } }
          Editor: { actions: { Close: dismiss } }
          Item: { gestures: { Swipe down: present Sure } }
          Sure: { kind: alert, title: Sure?, actions: { Yes: dismiss to Home, No: stay } }
        entries:
          Message: push Item
        """),
      Example(
        "an action of a screen that \"unreachable-screen\" reports",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { title: Home }
          Lounge: { actions: { Bar: { when: { member: yes }, do: stay } } }
        """),
      Example(
        "a way out of a layer that \"modal-trap\" reports",
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

  func isCertain(of behaviour: VerificationResult, in context: RuleContext) -> Bool {
    context.looksAtAllDevices && context.flow.screensWithUnknownExits.isEmpty
  }

  func findings(in context: RuleContext) -> [Finding] {
    // Parts of the app that the file omits may set variables.
    guard !context.behaviours.isEmpty, context.flow.screensWithUnknownExits.isEmpty, context.isComplete else {
      return []
    }
    let seen = SeenActions(context)
    return gesturesNeverOffered(context)
      + context.flow.actionIDs.filter { !seen.hasAll(of: $0) }.map { context.flow[$0] }
      .filter { isRelevant($0, seen, context) }.flatMap { impossible($0, seen, context) }
  }

  /// Returns whether an action is on a reachable screen and is not an exit from a trap.
  private func isRelevant(_ action: Action, _ seen: SeenActions, _ context: RuleContext) -> Bool {
    if case .gesture = action.trigger { return false }
    if action.trigger == .entry { return true }
    let hosts = context.structure.hosts[action.id.index]
    let isTrapped = hosts.contains { seen.trapped.contains($0) } && context.structure.isExit(action)
    return hosts.contains(where: seen.has) && !isTrapped
  }

  private func impossible(_ action: Action, _ seen: SeenActions, _ context: RuleContext) -> [Finding] {
    let results = action.cases.indices.flatMap { chosen in
      action.cases[chosen].results.indices.filter { !action.cases[chosen].results[$0].isGate }.map {
        SeenActions.CaseResult(action: action.id, chosenCase: chosen, result: $0)
      }
    }
    let never = results.filter { !seen.has($0) }
    guard never.count < results.count else {
      if results.contains(where: { isConditional($0, action) }), !isBlocked(action, results, seen, context) {
        return [
          finding(
            .neverOffered(context, action), help(results, "action", action, context), at: action.label.range, action,
            context)
        ]
      }
      // An action whose conditions can hold is only blocked by an arrival that always comes first.
      return arrival(before: action, seen, context).map { first in
        [finding(.comesLate(context, action, first), .help(context, first), at: action.label.range, action, context)]
      } ?? []
    }
    return never.filter { isConditional($0, action) }.map { result in
      let chosen = action.cases[result.chosenCase]
      let name = chosen.results[result.result].name
      let range = name?.range ?? (chosen.results.count > 1 ? chosen.results[result.result].range : chosen.range)
      let message: Message =
        name.map { .neverHappens($0.value, context, action) } ?? .neverChosen(result.chosenCase + 1, context, action)
      let help: Message = help([result], name == nil ? "case" : "result", action, context)
      return finding(message, help, at: range, action, context)
    }
  }

  /// - Parameter part: the word for what never happens: the action, or one of its results or cases.
  private func help(
    _ results: [SeenActions.CaseResult], _ part: Message, _ action: Action, _ context: RuleContext
  ) -> Message {
    let contradictions = results.map { result in
      context.contradiction(
        of: action, result.chosenCase, action.cases[result.chosenCase].results[result.result])
    }
    if let variable = contradictions.first ?? nil, !contradictions.contains(nil) {
      return .help(contradicting: context.flow[variable].name.value, part)
    }
    let declarations = results.flatMap { result in
      context.declarationsOfUnsetValues(
        of: action, result.chosenCase, action.cases[result.chosenCase].results[result.result])
    }
    return .help(OrderedSet(declarations), part)
  }

  func finding(
    _ message: Message, _ help: Message, at range: SourceRange, _ action: Action, _ context: RuleContext
  ) -> Finding {
    let screen: ScreenID? = if case .screen(let owner) = action.owner { owner } else { nil }
    let task: TaskID? = if case .task(let owner) = action.owner { owner } else { nil }
    return Finding(
      message, help: help, at: range, about: .action(action.id), screen: screen, action: action.id, task: task)
  }
}

extension Message {
  fileprivate static func neverOffered(_ context: RuleContext, _ action: Action) -> Message {
    "\(context.culprit(action.id)) can never happen: its conditions never hold\(place(action))"
  }

  /// An entry may happen on any screen; every other action only on its own.
  private static func place(_ action: Action) -> Message { action.trigger == .entry ? "" : " there" }

  fileprivate static func comesLate(_ context: RuleContext, _ action: Action, _ first: ActionID) -> Message {
    "\(context.culprit(action.id)) can never happen: \(context.name(first)) happens first, on arrival"
  }

  fileprivate static func help(_ context: RuleContext, _ first: ActionID) -> Message {
    if let prompt = context.structure.showings(of: first).first(where: { context.flow[$0.screen].kind == .system }) {
      return
        "write \"kind: prompt\" on \(context.name(prompt.screen)) if it is a prompt of the system, such as Face ID: no "
        + "arrival follows when it closes"
    }
    return "give \(context.name(first)) a condition that does not always hold, or remove this action"
  }

  fileprivate static func neverHappens(_ result: String, _ context: RuleContext, _ action: Action) -> Message {
    "\(context.culprit(action.id)) can never have the result \(quoted(result)): its conditions never hold\(place(action))"
  }

  fileprivate static func neverChosen(_ number: Int, _ context: RuleContext, _ action: Action) -> Message {
    "case \(number) of \(context.culprit(action.id)) is never taken: its conditions never hold, or an earlier case always applies"
  }

  fileprivate static func help(contradicting variable: String, _ part: Message) -> Message {
    "its conditions on \(quoted(variable)) exclude every value: change one of them, or remove the \(part)"
  }

  /// - Parameter declarations: the corrections for variables that may be set before launch.
  fileprivate static func help(_ declarations: OrderedSet<Message>, _ part: Message) -> Message {
    let before: Message =
      declarations.isEmpty
      ? "" : "write \(listed(Array(declarations))) if it may have been set before the launch; or "
    return "change the conditions; or add the \"set\" that makes them hold; or \(before)remove the \(part)"
  }
}
