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
      account is not reported.
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
    ],
    passing: [
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
    guard needsAccount(context) else { return [] }
    let signedIn = assignments(context)
    return context.findings(afterPerforming: { isSignOut($0, signedIn, context) }) { performance in
      let front = performance.after.frontScreen
      guard let action = performance.move.action, context.flow[front].kind == .screen,
        let back = performance.returns.first(where: { isOfAccount($0.configuration, performance, context) })
      else { return nil }
      let shown = back.configuration.frontScreen
      let range = context.step(showing: front, by: performance.move)?.step.range ?? context.flow[action].label.range
      return Finding(
        .shows(context, shown, from: front), help: .swapHelp, at: range, about: .action(action),
        place: context.place(of: .action(action)), screen: performance.before.frontScreen, action: action
      ).shown(by: back)
    }
  }

  // MARK: Accounts

  private static let formalities: Set<UserTask.Purpose> = [.signIn, .signUp, .onboarding]

  private func isFormality(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    context.structure.purpose(of: screen).map(Self.formalities.contains) ?? false
  }

  /// Whether the file shows that the app needs an account.
  private func needsAccount(_ context: RuleContext) -> Bool {
    guard !context.structure.tasks(for: [.signIn, .signUp]).isEmpty else { return false }
    guard !context.flow.accountRequired, let start = context.flow.start else { return context.flow.accountRequired }
    guard !context.flow[start].hasTabs else { return false }
    let first = context.flow.bottomScreen(of: start)
    let next = context.structure.offered(on: first).flatMap { context.structure.showings(of: $0).map(\.screen) }
    return isFormality(first, context) || !next.isEmpty && next.allSatisfy { isFormality($0, context) }
  }

  /// The values that sign-ins and sign-ups set.
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
    return undone || Self.saysSignOut(action.label.value)
  }

  private static func saysSignOut(_ label: String) -> Bool {
    let text = Wording(label)
    let words = text.latinWords.joined(separator: " ")
    return words.contains("sign out") || words.contains("log out") || words.contains("logout")
      || words.contains("signout") || text.text.contains("ログアウト") || text.text.contains("サインアウト")
  }

  /// Returns whether the screen in front was there before the sign-out.
  private func isOfAccount(
    _ configuration: Configuration, _ performance: RuleContext.Performance, _ context: RuleContext
  ) -> Bool {
    let before = performance.before
    let shown = (before.visibleStack + before.layers.flatMap(\.stack)).map(\.screen)
    let front = configuration.frontScreen
    return configuration.root == before.root && shown.contains(front) && !isFormality(front, context)
      && context.flow[front].kind == .screen
  }
}

extension String {
  fileprivate static func shows(_ context: RuleContext, _ shown: ScreenID, from front: ScreenID) -> String {
    "after the sign-out, Back on \(context.name(front)) shows \(context.name(shown)) of the account again"
  }

  fileprivate static let swapHelp = "swap the root instead: \"root …\", or \"[dismiss all, root …]\" from a layer"
}
