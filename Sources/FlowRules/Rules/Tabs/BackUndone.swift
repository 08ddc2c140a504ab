import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Finds arrivals that show a screen again as soon as the user goes back from it.
struct BackUndone: Rule {
  static let metadata = RuleMetadata(
    id: "back-undone", severity: .error, exception: "a warning where Back does nothing", evidence: .trace,
    family: .tabs,
    summary: "Back or Close leads to a screen that at once shows the same screen again, or does nothing.",
    rationale: """
      The user taps Back, swipes, or taps Close, and an action "by: arrival" brings the same screen back. The screen \
      beneath cannot be reached, and Back seems broken. Hide Back and offer a way on, or let the arrival happen only once. \
      Not reported: an arrival whose result can differ, and the screen of a lock. \
      Back whose only step is "stay" seems broken, too; hide it instead.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a login that comes back",
        """
        navflow: 1
        root: { stack: Files }
        state: { account: [none, there] }
        screens:
          Files: { actions: { Account missing: { by: arrival, when: { account: none }, do: ①push Login } } }
          Login: { actions: { Log in: { do: pop, set: { account: there } } } }
        """),
      Example(
        "a sheet that comes back after a swipe",
        """
        navflow: 1
        root: { tabs: [Home, Club] }
        state: { member: [no, yes] }
        screens:
          Home: { title: Home }
          Club: { actions: { Join first: { by: arrival, when: { member: no }, do: ①start join } } }
        tasks:
          join:
            outcomes: [joined, cancelled]
            screens:
              Join: { actions: { Join: { complete: joined, set: { member: yes } }, Cancel: cancel } }
        """),
      Example(
        "a loop through two screens",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Check } }
          Check: { actions: { Not ready: { by: arrival, do: ①push Setup } } }
          Setup: { title: Set up }
        """),
      Example(
        "a full-screen offer whose Close closes nothing",
        """
        navflow: 1
        root: { stack: News }
        state: { plan: [free, paid] }
        screens:
          News: { actions: { Read: push Article } }
          Article: { actions: { Offer: { by: arrival, when: { plan: free }, ①present: Offer, as: fullScreen } } }
          Offer: { actions: { Subscribe: { set: { plan: paid }, do: dismiss }, Close: dismiss } }
        """),
      Example(
        "a Back without any effect, which is a warning",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Start: push Quiz } }
          Quiz: { gestures: { ①Back: stay }, actions: { Give up: pop } }
        """),
    ],
    passing: [
      Example(
        "a login without Back",
        """
        navflow: 1
        root: { stack: Files }
        state: { account: [none, there] }
        screens:
          Files: { actions: { Account missing: { by: arrival, when: { account: none }, do: push Login } } }
          Login: { back: hidden, actions: { Log in: { do: pop, set: { account: there } } } }
        """),
      Example(
        "a Close that leaves the article, too",
        """
        navflow: 1
        root: { stack: News }
        state: { plan: [free, paid] }
        screens:
          News: { actions: { Read: push Article } }
          Article: { actions: { Offer: { by: arrival, when: { plan: free }, present: Offer, as: fullScreen } } }
          Offer: { actions: { Subscribe: { set: { plan: paid }, do: dismiss }, Close: [dismiss, pop] } }
        """),
      Example(
        "a hint that comes once",
        """
        navflow: 1
        root: { stack: Home }
        state: { hint: [new, seen] }
        screens:
          Home: { actions: { Hint: { by: arrival, when: { hint: new }, set: { hint: seen }, present: Hint } } }
          Hint: { actions: { Close: dismiss } }
        """),
      Example(
        "a network that may have come back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push List } }
          List: { actions: { Load: { by: arrival, either: { loaded: stay, offline: push Offline } } } }
          Offline: { title: No network }
        """),
      Example(
        "a swipe that closes the screen beneath, too",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { actions: { Club: push Club } }
          Club: { actions: { Join first: { by: arrival, when: { member: no }, do: { start: join, then: { cancelled: pop } } } } }
        tasks:
          join:
            outcomes: [joined, cancelled]
            screens:
              Join: { actions: { Join: { complete: joined, set: { member: yes } }, Cancel: cancel } }
        """),
      Example(
        "a Back that asks first, and a page without Back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Start: push Quiz, Watch: push Film } }
          Quiz: { gestures: { Back: present Sure }, actions: { Hint: stay } }
          Sure: { kind: alert, actions: { Give up: pop, Go on: stay } }
          Film: { gestures: { Back: none }, actions: { Leave: pop } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] { byArrivals(in: context) + withoutEffect(in: context) }

  /// Returns the findings on Backs that the user sees, and that do nothing.
  private func withoutEffect(in context: RuleContext) -> [Finding] {
    let backs = context.flow.screenIDs.reduce(into: [ScreenID: ActionID]()) { backs, screen in
      guard case .action(let action)? = context.flow[screen].override(of: .back) else { return }
      if context.flow[action].changesNothing, !context.flow[screen].isLock { backs[screen] = action }
    }
    guard !backs.isEmpty else { return [] }
    return context.findings { fact in
      if case .shows(let screen) = fact.kind { backs[screen] != nil } else { false }
    } find: { fact, performed in
      guard case .shows(let screen) = fact.kind, let action = backs[screen], performed.after.frontScreen == screen,
        let back = performed.returns.first(where: { performed.move(continuing: $0)?.kind == .gesture(.back) }),
        back.configuration == performed.after
      else { return nil }
      return Finding(
        .doesNothing(context, screen), help: .helpToHide, at: context.flow[action].label.range, about: .action(action),
        place: context.place(of: .action(action)), screen: screen, action: action
      ).withSeverity(.warning).shown(by: back)
    }
  }

  private func byArrivals(in context: RuleContext) -> [Finding] {
    let flow = context.flow
    return context.findings(afterPerforming: { action in
      action.trigger == .arrival && action.allSteps.contains { $0.shownScreen(in: flow) != nil }
    }) { performed in
      guard let action = performed.move.action, !flow[performed.after.frontScreen].isLock,
        let step = context.step(showing: performed.after.frontScreen, by: performed.move),
        case let rounds = (performed.returns + performed.closings).filter({ comesBack($0, to: performed) }),
        let round = rounds.first, let move = performed.move(continuing: round)
      else { return nil }
      let (shown, beneath) = (performed.after.frontScreen, performed.before.frontScreen)
      let isOnly = rounds.count == 1 && context.structure.showings(of: action).count == 1
      return Finding(
        .undone(context, move, action, shown), help: isOnly ? .help(context, move, shown, beneath) : .helpToSet,
        at: step.step.range,
        about: .action(action), place: context.place(of: .action(action)), screen: beneath, action: action
      ).shown(by: round)
    }
  }

  /// Returns whether a way back leads, by arrivals, to the same configuration again.
  private func comesBack(_ round: Walk, to performed: RuleContext.PerformedMove) -> Bool {
    round.transitions.count > performed.walk.transitions.count + 1 && round.configuration == performed.after
  }
}

extension Message {
  fileprivate static func undone(
    _ context: RuleContext, _ move: Move, _ action: ActionID, _ shown: ScreenID
  ) -> Message {
    "\(context.culprit(move, on: shown)) changes nothing: \(context.culprit(action)) shows it again at once"
  }

  fileprivate static func doesNothing(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "\(context.name(.back, on: screen)) does nothing: the user sees the button, and it seems broken"
  }

  fileprivate static let helpToHide: Message = "write \"Back: none\" or \"back: hidden\", or let it go back"

  /// The help if several ways lead back, or the arrival shows several screens.
  fileprivate static let helpToSet: Message = "let the arrival happen only once, with a \"set\""

  fileprivate static func help(
    _ context: RuleContext, _ move: Move, _ shown: ScreenID, _ beneath: ScreenID
  ) -> Message {
    switch move.kind {
    case .gesture(.back): "\(helpToSet), or hide Back on \(context.name(shown))"
    case .gesture: "\(helpToSet), or block the swipe with \"locked: true\""
    case .action, .entry: "\(helpToSet), or let it leave \(context.name(beneath)) as well"
    }
  }
}
