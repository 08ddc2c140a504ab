import Diagnostics
import FlowModel
import FlowSimulation

/// Finds sign-outs after which Back shows the screens of the account.
struct BackAfterSignOut: Rule {
  static let metadata = RuleMetadata(
    id: "back-after-sign-out", severity: .warning, evidence: .trace, family: .accounts,
    summary: "After a sign-out, Back or a swipe shows the screens of the account again.",
    rationale: """
      People who sign out expect that nothing of the account is left, for example before they give the device away. If \
      the sign-in is pushed or presented over the app, one gesture leads back. Swap the root. An app that can be used without an \
      account is not reported, unless the screens are shown only to users with an account. \
      It is also reported if they still offer the sign-out.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a sign-in that is pushed on the settings",
        """
        navflow: 1
        start: door
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Settings: push Settings } }
          Settings: { actions: { Sign out: ①push SignIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        """),
      Example(
        "a welcome sheet over the profile",
        """
        navflow: 1
        start: main
        accountRequired: true
        roots:
          main: { tabs: [Feed, Me] }
        state: { account: [none, there] }
        screens:
          Feed: { title: Feed }
          Me: { actions: { Leave: { set: { account: none }, do: ①present Welcome } } }
          Welcome: { actions: { Sign in: start signIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Sign in: { set: { account: there }, complete: signedIn }, Cancel: cancel } }
        """),
      Example(
        "a first screen that is pushed, and an alert that asks",
        """
        navflow: 1
        roots:
          door: { stack: Login }
          main: { stack: Home }
        screens:
          Login: { actions: { Log in: { either: { right: root main, wrong: stay } } } }
          Home: { actions: { Log out: present Sure } }
          Sure: { kind: alert, actions: { OK: ①push Login, Cancel: stay } }
        """),
      Example(
        "a page that only users with an account see",
        """
        navflow: 1
        root: { stack: Shop }
        state: { user: [guest, member] }
        screens:
          Shop:
            actions:
              Orders: { when: { user: member }, push: Orders }
              Sign in: { when: { user: guest }, set: { user: member } }
          Orders: { actions: { Sign out: { set: { user: guest }, do: ①push Bye } } }
          Bye: { title: You are signed out }
        """),
      Example(
        "a sign-in sheet over the tab that still offers the sign-out",
        """
        navflow: 1
        root: { tabs: [Inbox, Me] }
        state: { account: [there, none] }
        screens:
          Inbox: { actions: { Open: push Message } }
          Message: { title: Message, needs: { account: there } }
          Me: { actions: { Sign out: { set: { account: none }, do: ①start signIn } } }
        tasks:
          signIn:
            purpose: signIn
            gives: { account: there }
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Sign in: complete signedIn, Cancel: cancel } }
        """),
    ],
    passing: [
      Example(
        "an app whose screens say who is signed in",
        """
        navflow: 1
        root: { tabs: [Inbox, Me] }
        state: { account: [there, none] }
        screens:
          Inbox: { actions: { Open: push Message } }
          Message: { title: Message, needs: { account: there } }
          Me:
            actions:
              Sign out: { when: { account: there }, set: { account: none }, do: start signIn }
              Sign in: { when: { account: none }, start: signIn }
        tasks:
          signIn:
            purpose: signIn
            gives: { account: there }
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Sign in: complete signedIn, Cancel: cancel } }
        """),
      Example(
        "a sign-out that swaps the root",
        """
        navflow: 1
        start: door
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Settings: push Settings } }
          Settings: { actions: { Sign out: root door } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        """),
      Example(
        "an app that needs no account",
        """
        navflow: 1
        root: { stack: News }
        state: { account: [none, there] }
        screens:
          News: { actions: { Settings: push Settings } }
          Settings: { actions: { Sign out: { set: { account: none }, do: push SignIn } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Sign in: { set: { account: there }, complete: signedIn }, Cancel: cancel } }
        """),
      Example(
        "a full-screen sign-in that only a sign-in leaves",
        """
        navflow: 1
        start: door
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Sign out: { start: signIn, as: fullScreen } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let needsAccount = needsAccount(context)
    let signedIn = assignments(context)
    return context.findings(afterPerforming: { isSignOut($0, signedIn, context) }) { performed in
      let front = performed.after.frontScreen
      guard let action = performed.move.action, context.flow[front].kind == .screen else { return nil }
      let leadsToEntrance = needsAccount || isEntrance(front, afterSignOutIn: performed.before.root, context)
      let back = performed.returns.first { back in
        wasThere(back.configuration, performed, context)
          && (leadsToEntrance || isOnlyForMembers(back.configuration, context)
            || offersSignOut(again: action, back, context))
      }
      guard let back, let move = performed.move(continuing: back) else { return nil }
      let shown = back.configuration.frontScreen
      let range = context.step(showing: front, by: performed.move)?.step.range ?? context.flow[action].label.range
      return Finding(
        .showsAccount(context, shown, by: move, on: front), help: .helpForSignOut(context), at: range,
        about: .action(action),
        place: context.place(of: .action(action)), screen: performed.before.frontScreen, action: action
      ).shown(by: back)
    }
  }

  // MARK: Accounts

  private func isFormality(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    context.structure.purpose(of: screen).map(UserTask.Purpose.formalities.contains) ?? false
  }

  /// Returns whether a sign-in or sign-up is needed, according to `accountRequired` or to the first screens of the app.
  private func needsAccount(_ context: RuleContext) -> Bool {
    if context.flow.accountRequired { return true }
    guard !context.structure.tasks(for: [.signIn, .signUp]).isEmpty, let start = context.flow.start,
      !context.flow[start].hasTabs
    else { return false }
    let first = context.flow.bottomScreen(of: start)
    let next = context.structure.offered(on: first).flatMap { context.structure.showings(of: $0).map(\.screen) }
    return isFormality(first, context) || !next.isEmpty && next.allSatisfy { isFormality($0, context) }
  }

  /// Returns the values that sign-ins and sign-ups set.
  private func assignments(_ context: RuleContext) -> [Assignment] {
    context.structure.tasks(for: [.signIn, .signUp]).flatMap(\.screens).flatMap { context.flow[$0].actions }
      .flatMap { context.flow[$0].assignments }
  }

  private func isSignOut(_ action: Action, _ signedIn: [Assignment], _ context: RuleContext) -> Bool {
    guard action.isUserInitiated, action.allSteps.contains(where: { $0.shownScreen(in: context.flow) != nil }) else {
      return false
    }
    let isInSignIn = context.structure.hosts[action.id.index].contains { isFormality($0, context) }
    guard !isInSignIn else { return false }
    let undone = action.assignments.contains { own in
      signedIn.contains { $0.variable == own.variable }
        && !signedIn.contains { $0.variable == own.variable && $0.change == own.change }
    }
    return undone || Self.saysSignOut(action.label.value) || confirmsSignOut(action, context)
  }

  /// Returns whether an action answers an alert or action sheet that a sign-out shows.
  private func confirmsSignOut(_ action: Action, _ context: RuleContext) -> Bool {
    context.structure.hosts[action.id.index].contains { host in
      context.flow[host].kind.isQuestion
        && context.structure.showings(of: host).contains { showing in
          showing.written.action.map { Self.saysSignOut(context.flow[$0].label.value) } ?? false
        }
    }
  }

  static func saysSignOut(_ label: String) -> Bool {
    let text = Wording(label)
    let words = text.latinWords.joined(separator: " ")
    return words.contains("sign out") || words.contains("log out") || words.contains("logout")
      || words.contains("signout") || text.text.contains("ログアウト") || text.text.contains("サインアウト")
  }

  /// Returns whether a screen is the app's first screen, or belongs to the task of that screen.
  ///
  /// It returns false if the sign-out happened in the first root itself.
  private func isEntrance(_ screen: ScreenID, afterSignOutIn root: RootID, _ context: RuleContext) -> Bool {
    guard let start = context.flow.start, start != root else { return false }
    let first = context.flow.bottomScreen(of: start)
    return screen == first || context.flow[screen].task.map { $0 == context.flow[first].task } ?? false
  }

  /// Returns whether the screen in front still offers a sign-out, in an app that asks for the account elsewhere.
  private func offersSignOut(again action: ActionID, _ walk: Walk, _ context: RuleContext) -> Bool {
    let undone = Set(context.flow[action].assignments.map(\.variable))
    let asksForAccount = context.flow.actions.contains { other in
      other.allSteps.contains { $0.shownScreen(in: context.flow) != nil }
        && other.tests.contains { undone.contains($0.variable) }
    }
    return asksForAccount
      && walk.simulator.moves(in: walk.configuration).contains { move in
        guard let again = move.action, context.flow[again].isUserInitiated else { return false }
        return again == action || Self.saysSignOut(context.flow[again].label.value)
      }
  }

  /// Returns whether no action shows the screen in front with the present values.
  private func isOnlyForMembers(_ configuration: Configuration, _ context: RuleContext) -> Bool {
    let showings = context.structure.showings(of: configuration.frontScreen)
    return !context.structure.rootScreens.contains(configuration.frontScreen) && !showings.isEmpty
      && showings.allSatisfy { showing in
        context.structure.conditions(of: showing.written).flatMap(\.tests).contains { test in
          !test.values.contains(configuration.state[test.variable.index])
        }
      }
  }

  /// Returns whether the screen in front was there before the sign-out.
  private func wasThere(
    _ configuration: Configuration, _ performed: RuleContext.PerformedMove, _ context: RuleContext
  ) -> Bool {
    let before = performed.before
    let shown = (before.visibleStack + before.layers.flatMap(\.stack)).map(\.screen)
    let front = configuration.frontScreen
    return configuration.root == before.root && shown.contains(front) && !isFormality(front, context)
      && context.flow[front].kind == .screen
  }
}
