import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Finds sign-ins that users without an account cannot pass.
struct SignInWithoutSignUp: Rule {
  static let metadata = RuleMetadata(
    id: "sign-in-without-sign-up", severity: .warning, evidence: .file, family: .accounts,
    summary: "A sign-in does not show how to get an account.",
    rationale: """
      Not every user has an account. Lead from the sign-in, or from the screen that starts it, to a sign-up in the \
      app or on the website. Or offer Sign in with Apple, which needs no sign-up.
      """,
    sources: [.authentication], isAboutAbsence: true, isAboutExits: true,
    failing: [
      Example(
        "a sign-in alone",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn } }
        tasks:
          ①signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn, Leave: cancel } }
        """),
      Example(
        "a sign-in with a password reset only",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn } }
        tasks:
          ①signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn, Forgotten: start reset, Leave: cancel } }
          reset:
            purpose: passwordReset
            outcomes: [reset, cancelled]
            screens:
              Reset:
                fields: [{ name: New password, content: newPassword }]
                actions: { OK: complete reset, Leave: cancel }
        """),
    ],
    passing: [
      Example(
        "the sign-in leads to a sign-up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn, Sign up: start signUp } }
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp: { actions: { OK: complete signedUp } }
        """),
      Example(
        "the screen before it leads to a sign-up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Account: present Menu } }
          Menu: { kind: actionSheet, actions: { Sign in: start signIn, Sign up: start signUp } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp: { actions: { OK: complete signedUp } }
        """),
      Example(
        "a sign-up beside it, with several roots",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: Welcome }
          signIn: { task: signIn }
          signUp: { task: signUp }
        screens:
          Welcome: { actions: { Sign in: root signIn, Sign up: root signUp } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp: { actions: { OK: complete signedUp } }
        """),
      Example(
        "a sign-up as a page of the same task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { title: Sign in, actions: { OK: complete signedIn, I am new: push New, Leave: cancel } }
              New: { title: Create an account, actions: { Create: complete signedIn } }
        """),
      Example(
        "a website, and Sign in with Apple",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn, Sign in again: start other } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn, Get an account: present Site } }
              Site: { kind: external }
          other:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              Other: { auth: [signInWithApple], actions: { OK: complete signedIn } }
        """),
      Example(
        "a fragment, which does not show the screens that start it",
        """
        navflow: 1
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
        """),
      Example(
        "a button that leads to an account, whatever the title of its page is",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { title: Sign in, actions: { OK: complete signedIn, Sign up: push New, Leave: cancel } }
              New: { title: Your details, actions: { Next: complete signedIn } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard !context.flow.isFragment else { return [] }
    let structure = context.structure
    return structure.tasks(for: [.signIn])
      .filter { !structure.screensAround($0).contains(where: structure.leadsToAnAccount) }
      .map { task in
        Finding(.noWay(context, task), help: .help, at: task.name.range, about: .task(task.id), task: task.id)
      }
  }
}

extension FlowGraph {
  /// Returns the screens to which a sign-in leads, the screens that start it, and those offered beside it.
  fileprivate func screensAround(_ task: UserTask) -> OrderedSet<ScreenID> {
    let callers = beginnings(of: task.id).compactMap(\.written.action) + actionsSwappingRoot(to: task.id)
    let beside = callers.flatMap { action -> [ScreenID] in
      if case .root(let root) = flow[action].owner { return flow[root].actions.flatMap { screensShown(by: $0) } }
      return hosts[action.index].flatMap { [$0] + offered(on: $0).flatMap { screensShown(by: $0) } }
    }
    // A menu beside it is part of the screen that shows it.
    let menus = beside.filter { flow[$0].isOneScreenLayer }.flatMap { offered(on: $0).flatMap { screensShown(by: $0) } }
    return screensReachable(from: task.screens + screensAfterRoot(of: task.id)).union(beside).union(menus)
  }

  /// Returns whether a screen lets a user create an account, or needs none.
  fileprivate func leadsToAnAccount(_ screen: ScreenID) -> Bool {
    let purpose = purpose(of: screen)
    if purpose != .passwordReset, Wording(flow[screen].displayTitle).means(.signUp) || offersSignUp(screen) {
      return true
    }
    return purpose == .signUp || flow[screen].kind == .external
      || authMethods(on: screen).contains(.signInWithApple)
      || flow[screen].has(.newPassword) && purpose != .passwordReset
  }

  /// Returns whether a button of a screen says that it leads to a new account.
  private func offersSignUp(_ screen: ScreenID) -> Bool {
    offered(on: screen).contains { id in
      flow[id].isUserInitiated && flow[id].wording.means(.signUp) && !flow[id].changesNothing
    }
  }
}

extension Message {
  fileprivate static func noWay(_ context: RuleContext, _ task: UserTask) -> Message {
    "users without an account are stuck at the sign-in \(context.name(task.id)): nothing leads from there to a sign-up"
  }

  fileprivate static let help: Message =
    "start a task with \"purpose: signUp\" from it, show the website that has a sign-up (\"kind: external\"), or "
    + "offer Sign in with Apple (\"auth: [signInWithApple]\")"
}
