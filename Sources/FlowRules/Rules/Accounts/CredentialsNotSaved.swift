import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds new passwords that are never saved, because their screen is not closed before the root is replaced.
struct CredentialsNotSaved: Rule {
  static let metadata = RuleMetadata(
    id: "credentials-not-saved", severity: .warning, evidence: .behaviour, family: .accounts,
    summary: "A new root replaces a screen with a new password that was never closed.",
    rationale: """
      iOS saves a new password when its screen is closed. A new root removes the screen without closing it. The user \
      has then accepted a strong password that no device has saved. Dismiss or pop the screen first.
      """,
    sources: [.login], isAboutLosses: true,
    failing: [
      Example(
        "a new root from a sheet",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: Welcome }
          main: { stack: Home }
        screens:
          Welcome: { actions: { Sign up: present SignUp } }
          SignUp:
            fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
            actions: { Register: ①root main }
          Home: { title: Home }
        """),
      Example(
        "the screen is the root, and an alert confirms",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { task: signUp, then: { signedUp: ①root main } }
          main: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp:
                fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
                actions: { Register: present Welcome }
              Welcome: { kind: alert, actions: { OK: complete signedUp } }
        """),
      Example(
        "after a task that was started on the screen",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: SignUp }
          main: { stack: Home }
        screens:
          SignUp:
            fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
            actions: { Register: { start: enterCode, then: { proved: ①root main } } }
          Home: { title: Home }
        tasks:
          enterCode:
            outcomes: [proved, cancelled]
            screens:
              Code: { actions: { OK: complete proved } }
        """),
      Example(
        "only the sheet over it is closed",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: SignUp }
          main: { stack: Home }
        screens:
          SignUp:
            fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
            actions: { Register: present Welcome }
          Welcome: { actions: { OK: [dismiss, ①root main] } }
          Home: { title: Home }
        """),
    ],
    passing: [
      Example(
        "the screen is dismissed first",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: Welcome }
          main: { stack: Home }
        screens:
          Welcome: { actions: { Sign up: present SignUp } }
          SignUp:
            fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
            actions: { Register: [dismiss, root main] }
          Home: { title: Home }
        """),
      Example(
        "its task ends first",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: Welcome }
          main: { stack: Home }
        screens:
          Welcome: { actions: { Sign up: { start: signUp, then: { signedUp: root main } } } }
          Home: { title: Home }
        tasks:
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp:
                fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
                actions: { Register: complete signedUp }
        """),
      Example(
        "a return to the sign-in, without an account",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: SignUp }
          signIn: { task: signIn }
        screens:
          SignUp:
            fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
            actions: { I have an account: root signIn }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn, Sign up: root entrance } }
        """),
      Example(
        "a password that is not new",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: SignIn }
          main: { stack: Home }
        screens:
          SignIn:
            fields: [{ name: User, content: username }, { name: Password, content: password }]
            actions: { Sign in: root main }
          Home: { title: Home }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { observed in
      guard case .removes(let screen) = observed.kind, let site = observed.site, site.trigger != .entry,
        loses(screen, at: site, context)
      else {
        return nil
      }
      var finding = context.finding(
        .lost(context, screen, site), help: .help(context, screen), by: site, about: .screen(screen),
        task: context.flow[screen].task)
      finding.screen = screen
      let field = context.flow[screen].fields.first { $0.content.value == .newPassword }
      return finding.noting(field.map { [Note("this is the new password", at: $0.range)] } ?? [])
    }
  }

  /// Returns whether a new root removes a screen that is in front or under an alert, and does not begin with a sign-in.
  ///
  /// A screen from which the user has gone on to another one has already disappeared, so it does not count.
  private func loses(_ screen: ScreenID, at site: Site, _ context: RuleContext) -> Bool {
    let flow = context.flow
    guard let step = context.structure.step(at: site), case .root(let root) = step.step.kind,
      site.screen == screen || flow[site.screen].isOneScreenLayer
        || context.structure.uncovers(screen, before: step, on: site.screen)
    else { return false }
    if case .action(let action) = site.cause, cancels(flow[action]) { return false }
    switch context.structure.purpose(of: flow.bottomScreen(of: root)) {
    case .signIn, .signUp, .passwordReset: return false
    case .onboarding, nil: return true
    }
  }

  private func cancels(_ action: Action) -> Bool {
    action.clearsFields || [.cancel, .close, .back].contains(action.role)
  }
}

extension FlowGraph {
  /// Returns whether a screen is in front again when a step runs: a task that it started has ended, or the screens
  /// above it were removed.
  fileprivate func uncovers(_ screen: ScreenID, before written: WrittenStep, on front: ScreenID) -> Bool {
    if hosts(of: written).contains(screen) { return true }
    guard written.before.contains(where: \.removesFrontScreen) else { return false }
    return (showings(of: front) + layersHolding([front])).contains { hosts(of: $0.written).contains(screen) }
  }
}

extension Step {
  /// Whether the step removes the screen in front.
  fileprivate var removesFrontScreen: Bool {
    switch kind {
    case .pop, .dismiss, .unwind, .complete: true
    case .push, .present, .start, .replace, .show, .tab, .root, .set, .stay: false
    }
  }
}

extension Message {
  fileprivate static func lost(_ context: RuleContext, _ screen: ScreenID, _ site: Site) -> Message {
    "the new password typed on \(context.name(screen)) is not saved: \(context.culprit(site)) swaps the root before "
      + "the screen is closed"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID) -> Message {
    let task = context.flow[screen].task.map { context.flow[$0] }
    guard context.structure.rootScreens.contains(task?.entry ?? screen) else {
      return "close the screen first: \"[dismiss, root …]\", or show it by a task that ends before its \"then\" swaps "
        + "the root"
    }
    // The first screen of a root can be neither dismissed nor popped.
    let show = quoted(task.map { "start \($0.name.value)" } ?? "present \(context.flow[screen].name.value)")
    return "begin with another root, and write \(show) on its screen: once it has closed, \"root …\" can follow"
  }
}
