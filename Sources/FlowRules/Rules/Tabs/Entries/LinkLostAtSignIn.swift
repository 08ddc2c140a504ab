import Diagnostics
import FlowModel
import Localization

/// Finds entries and buttons that show something to users who are signed in, and forget it for those who must sign in
/// first.
struct LinkLostAtSignIn: Rule {
  static let metadata = RuleMetadata(
    id: "link-lost-at-sign-in", severity: .info, evidence: .file, family: .tabs,
    summary: "A link, or a tap, is forgotten if the user must sign in first.",
    rationale: """
      A user taps a message about an order, signs in, and sees the first tab. The order is forgotten, and the message \
      is gone. Keep in a variable what the link is about, and show it after the sign-in. A button that asks users to \
      sign in should then show what it shows to users who are signed in.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a sign-in at a root that leads to the first tab",
        """
        navflow: 1
        state: { session: { values: [closed, open], initial: any } }
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { tabs: [Home, Orders] }
        screens:
          Home: { title: Home }
          Orders: { actions: { Open: push Order } }
          Order: { title: Order }
        tasks:
          signIn:
            outcomes: [signedIn]
            screens:
              Form: { actions: { Sign in: { complete: signedIn, set: { session: open } } } }
        entries:
          Order sent:
            cases: [{ when: { session: open }, do: [dismiss all, tab Orders, push Order] }, ①root door]
        """),
      Example(
        "a sign-in in a sheet, after which nothing follows",
        """
        navflow: 1
        root: { stack: Home }
        state: { session: [closed, open] }
        screens:
          Home: { title: Home }
          Order: { title: Order }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              Form: { actions: { Sign in: { complete: signedIn, set: { session: open } }, Cancel: cancel } }
        entries:
          Order sent:
            cases: [{ when: { session: closed }, do: [①start signIn] }, [dismiss all, push Order]]
        """),
      Example(
        "a button that asks for the sign-in, and does nothing after it",
        """
        navflow: 1
        root: { stack: Shop }
        state: { session: [closed, open] }
        screens:
          Shop:
            actions:
              Orders: { cases: [{ when: { session: closed }, do: [①start signIn] }, push Orders] }
          Orders: { title: Orders }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              Form: { actions: { Sign in: { complete: signedIn, set: { session: open } }, Cancel: cancel } }
        """),
    ],
    passing: [
      Example(
        "the link is kept, and shown after the sign-in",
        """
        navflow: 1
        state: { session: { values: [closed, open], initial: any }, link: [none, order] }
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { tabs: [Home, Orders] }
        screens:
          Home: { actions: { Follow: { by: arrival, when: { link: order }, set: { link: none }, do: [tab Orders, push Order] } } }
          Orders: { actions: { Open: push Order } }
          Order: { title: Order }
        tasks:
          signIn:
            outcomes: [signedIn]
            screens:
              Form: { actions: { Sign in: { complete: signedIn, set: { session: open } } } }
        entries:
          Order sent:
            cases:
              - { when: { session: open }, do: [dismiss all, tab Orders, push Order] }
              - { set: { link: order }, root: door }
        """),
      Example(
        "the sign-in leads to it",
        """
        navflow: 1
        root: { stack: Home }
        state: { session: [closed, open] }
        screens:
          Home: { title: Home }
          Order: { title: Order }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              Form: { actions: { Sign in: { complete: signedIn, set: { session: open } }, Cancel: cancel } }
        entries:
          Order sent:
            cases: [{ when: { session: closed }, start: signIn, then: { signedIn: push Order } }, push Order]
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let actions = context.flow.entries + context.flow.actionIDs.filter { context.flow[$0].isUserInitiated }
    return actions.flatMap { action -> [Finding] in
      let isTap = context.flow[action].isUserInitiated
      let cases = context.flow[action].cases
      guard cases.count > 1 else { return [] }
      return cases.indices.compactMap { place in
        let steps = cases[place].results.flatMap(\.steps)
        guard !context.keepsLink(cases[place]), let (step, task) = context.signIn(among: steps),
          let shown = cases.indices.lazy.filter({ $0 != place }).compactMap({ other in
            isTap && !context.asksNoMore(cases[other], than: cases[place])
              ? nil : context.content(of: cases[other], requiring: task)
          }).first, !context.follows(shown, task, after: step)
        else { return nil }
        return Finding(
          .forgotten(context, action, shown, task), help: .help(context, shown, task, after: step), at: step.range,
          about: .action(action), place: context.place(of: .action(action)), screen: shown, action: action, task: task
        ).noting([context.definition(of: task)])
      }
    }
  }
}

extension RuleContext {
  /// Returns whether a case sets a variable, which may say what the link is about.
  fileprivate func keepsLink(_ alternative: Action.Case) -> Bool {
    !alternative.set.isEmpty
      || alternative.results.contains { !$0.set.isEmpty || $0.steps.contains { !$0.assignments.isEmpty } }
  }

  /// Returns whether a case depends on no other variables than another one: what it shows is not for other users.
  fileprivate func asksNoMore(_ alternative: Action.Case, than other: Action.Case) -> Bool {
    let asked = Set(other.condition.tests.map(\.variable))
    return !asked.isEmpty && alternative.condition.pattern == nil
      && alternative.condition.tests.allSatisfy { asked.contains($0.variable) }
  }

  /// Returns the last step of a list that leads to a task, as a root or by its first screen.
  fileprivate func signIn(among steps: [Step]) -> (step: Step, task: TaskID)? {
    for step in steps.reversed() where !step.isGate {
      if case .root(let root) = step.kind, let task = flow[flow.bottomScreen(of: root)].task { return (step, task) }
      if let screen = step.shownScreen(in: flow), let task = flow[screen].task { return (step, task) }
    }
    return nil
  }

  /// Returns the screen that a case shows, if the success of a task is what its conditions ask for; else nil.
  fileprivate func content(of alternative: Action.Case, requiring task: TaskID) -> ScreenID? {
    guard let screen = alternative.results.flatMap(\.steps).compactMap({ $0.shownScreen(in: flow) }).last,
      flow[screen].task != task
    else { return nil }
    if flow[task].purpose == .signIn { return screen }
    let given =
      flow[task].gifts.flatMap(\.values)
      + flow[task].screens.flatMap { flow[$0].actions }.flatMap { flow[$0].assignments }
    let isAsked = alternative.condition.tests.contains { test in
      given.contains { $0.variable == test.variable && $0.value.map(test.values.contains) ?? false }
    }
    return isAsked ? screen : nil
  }

  /// Returns whether what follows on a task shows a screen.
  fileprivate func follows(_ screen: ScreenID, _ task: TaskID, after step: Step) -> Bool {
    var then: ThenID?
    if case .start(_, _, let own) = step.kind { then = own }
    if case .root(let root) = step.kind, case .task(_, let own) = flow[root].kind { then = own }
    let shown = then.map { flow[$0].branches.flatMap(\.steps).compactMap { $0.shownScreen(in: flow) } } ?? []
    let own = flow[task].screens.flatMap { flow[$0].actions }.flatMap { flow[$0].allSteps }
    return shown.contains(screen) || own.contains { $0.shownScreen(in: flow) == screen }
  }
}

extension Message {
  fileprivate static func forgotten(
    _ context: RuleContext, _ action: ActionID, _ shown: ScreenID, _ task: TaskID
  ) -> Message {
    "\(context.culprit(action)) leads to \(context.name(task)), and forgets \(context.name(shown)), which it shows to users "
      + "who are signed in"
  }

  fileprivate static func help(
    _ context: RuleContext, _ shown: ScreenID, _ task: TaskID, after step: Step
  ) -> Message {
    if case .start(_, _, nil) = step.kind,
      let outcome = context.flow[task].outcomes.first(where: { $0.value != .cancelled })
    {
      let name = context.flow[outcome.value].name
      return
        "show \(context.name(shown)) after the sign-in: write the steps that lead there into \(quoted("then: { \(name): … }")) of this \"start\""
    }
    return
      "keep in a variable what the link is about, with \"set\" here, and show \(context.name(shown)) after the sign-in"
  }
}
