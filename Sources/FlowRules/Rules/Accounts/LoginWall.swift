import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds apps in which the user can do nothing before signing in.
struct LoginWall: Rule {
  static let metadata = RuleMetadata(
    id: "login-wall", severity: .warning, evidence: .behaviour, family: .accounts,
    summary: "The user can do nothing in the app before signing in.",
    rationale: """
      Many people give up an app that asks them to sign in before it shows anything useful. Let them look around. \
      Ask for the account where it is needed, such as at the checkout. If the app is useless without an account, \
      write "accountRequired: true".
      """,
    sources: [.authentication], isAboutAbsence: true, isAboutExits: true,
    failing: [
      Example(
        "the root is the sign-in",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { task: ①signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Open: push Article } }
          Article: { title: Article }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
        """),
      Example(
        "a welcome page with only sign-in and sign-up",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: ①Welcome }
          main: { tabs: [Home, Search], start: Home }
        screens:
          Welcome:
            actions:
              Sign in: { start: signIn, then: { signedIn: root main } }
              Sign up: { start: signUp, then: { signedUp: root main } }
          Home: { actions: { Open: push Article } }
          Search: { title: Search }
          Article: { title: Article }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn, No account yet: start signUp } }
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp: { actions: { OK: complete signedUp, I have one: start signIn } }
        """),
      Example(
        "a session that may have ended",
        """
        navflow: 1
        state: { session: { values: [valid, none], initial: any } }
        root: { screen: ①Splash }
        screens:
          Splash:
            actions:
              Go on:
                by: arrival
                cases:
                  - { when: { session: valid }, replace: Home }
                  - { start: signIn, locked: true, then: { signedIn: replace Home } }
          Home: { actions: { Article: present Article } }
          Article: { title: Article }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
        """),
      Example(
        "tabs that all show the sign-in by themselves",
        """
        navflow: 1
        root: { tabs: [①News, Saved], start: News }
        state: { in: [no, yes] }
        screens:
          News:
            actions:
              Greet: { by: arrival, when: { in: no }, start: signIn, as: fullScreen }
              Open: push Article
          Saved: { actions: { Greet: { by: arrival, when: { in: no }, start: signIn, as: fullScreen } } }
          Article: { title: Article }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { OK: { set: { in: yes }, complete: signedIn } } }
        """),
      Example(
        "the app behind the sign-in is not described yet",
        """
        navflow: 1
        start: door
        roots:
          door: { task: ①signIn, then: { signedIn: root main } }
          main: { tabs: [Home, Me] }
        screens:
          Home: { title: Home }
          Me: { title: Me }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
        """),
    ],
    passing: [
      Example(
        "the sign-in waits until the user saves something",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Article } }
          Article: { actions: { Save: { start: signIn, then: { signedIn: present Saved } } } }
          Saved: { kind: alert, title: Saved, actions: { OK: stay } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
        """),
      Example(
        "the app is useless without an account",
        """
        navflow: 1
        accountRequired: true
        start: entrance
        roots:
          entrance: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Open: push Article } }
          Article: { title: Article }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
        """),
      Example(
        "the sign-in waits until the user buys something",
        """
        navflow: 1
        root: { stack: Home }
        state: { account: [none, signedIn] }
        screens:
          Home:
            actions:
              Buy:
                cases:
                  - { when: { account: none }, start: signIn, then: { signedIn: push Paid } }
                  - push Paid
          Paid: { title: Paid }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: { set: { account: signedIn }, complete: signedIn } } }
        """),
      Example(
        "a sign-in that can be skipped",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { task: signIn, then: { signedIn: root main, later: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Open: push Article } }
          Article: { title: Article }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, later, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn, Later: push Sure } }
              Sure: { actions: { Really: complete later } }
        """),
      Example(
        "tabs to look around in",
        """
        navflow: 1
        root: { tabs: [News, Account], start: News }
        state: { account: [none, signedIn] }
        screens:
          News: { title: News }
          Account:
            actions:
              Sign in: { when: { account: none }, start: signIn }
              Settings: { when: { account: signedIn }, push: Settings }
          Settings: { title: Settings }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: { set: { account: signedIn }, complete: signedIn } } }
        """),
      Example(
        "a file that describes only the sign-in",
        """
        navflow: 1
        root: { task: signIn, then: { signedIn: stay } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.behaviours.compactMap { behaviour in
      for case .wall(let walk) in answers(on: behaviour, context) {
        return finding(walk, on: behaviour.device, context)
      }
      return nil
    }
  }

  func isCertain(of behaviour: VerificationResult, in context: RuleContext) -> Bool {
    answers(on: behaviour, context).allSatisfy { if case .unclear = $0 { false } else { true } }
  }

  /// The largest number of initial values that are searched.
  private static let maximumStates = 64

  /// Returns the answer for each choice of initial values on demand, and `unclear` beyond the limit.
  private func answers(on behaviour: VerificationResult, _ context: RuleContext) -> some Sequence<WallSearch.Answer> {
    let isAsked = !context.flow.accountRequired && !context.structure.tasks(for: [.signIn]).isEmpty
    let signingIn = SignInMoves(context.structure)
    let states = isAsked ? Array(behaviour.simulator.initialStates.prefix(Self.maximumStates + 1)) : []
    return states.enumerated().lazy.map { place, state in
      guard place < Self.maximumStates else { return .unclear }
      var search = WallSearch(behaviour.simulator, signingIn)
      return search.answer(from: state)
    }
  }

  private func finding(_ walk: Walk, on device: Device, _ context: RuleContext) -> Finding? {
    guard let start = context.flow.start else { return nil }
    let root = context.flow[start]
    var finding = Finding(
      .wall(context, behind: walk.configuration.frontScreen), help: .help, at: root.firstScreenRange,
      about: .text(root.range), place: .root(start), screen: context.flow.bottomScreen(of: start))
    finding.sighting = .init(device: device, witness: .walk(walk))
    return finding
  }
}

extension Root {
  /// The source range that names the first screen of the root, or its task.
  fileprivate var firstScreenRange: SourceRange {
    switch kind {
    case .tabs(let tabs, let start): tabs[start].range
    case .stack(let screen), .screen(let screen): screen.range
    case .task(let task, _): task.range
    }
  }
}

extension Message {
  fileprivate static func wall(_ context: RuleContext, behind screen: ScreenID) -> Message {
    "nothing can be done before signing in: the first useful screen is \(context.name(screen)), and every way to it "
      + "leads through a sign-in"
  }

  fileprivate static let help: Message =
    "show something useful first, and start the sign-in from the action that needs an account; if the app is useless "
    + "without one, write \"accountRequired: true\""
}
