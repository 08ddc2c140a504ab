import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Finds screens that exclude users without Face ID or Touch ID.
struct BiometricsOnly: Rule {
  static let metadata = RuleMetadata(
    id: "biometrics-only", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "A screen accepts Face ID or Touch ID alone, and leads to no other method.",
    rationale: """
      Some people have turned Face ID or Touch ID off, some devices do not have it, and sometimes it fails. Lead \
      users to a password, a code or Sign in with Apple.
      """,
    sources: [.authentication], isAboutExits: true,
    failing: [
      Example(
        "a screen that lists no other method",
        """
        navflow: 1
        root: { stack: Unlock }
        screens:
          Unlock: { auth: [①faceID], actions: { Unlock with Face ID: { auth: faceID, push: Balance } } }
          Balance: { title: Balance }
        """),
      Example(
        "a sign-in with one button",
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
              SignIn:
                actions:
                  ①Sign in with Touch ID: { auth: touchID, either: { right: complete signedIn, wrong: present Sorry } }
              Sorry: { kind: alert, actions: { OK: stay } }
        """),
    ],
    passing: [
      Example(
        "a password after a failure",
        """
        navflow: 1
        root: { stack: Unlock }
        screens:
          Unlock:
            auth: [faceID]
            actions: { Unlock with Face ID: { auth: faceID, either: { right: push Balance, wrong: present Sorry } } }
          Sorry: { kind: alert, actions: { Use the password: push Password } }
          Password: { fields: [{ name: Password, content: password }], actions: { OK: push Balance } }
          Balance: { title: Balance }
        """),
      Example(
        "the screen that starts the task offers another method",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: { start: signIn, then: { signedIn: stay, failed: push Password } } } }
          Password: { auth: [password] }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, failed, cancelled]
            screens:
              SignIn:
                auth: [touchID]
                actions:
                  Sign in with Touch ID: { auth: touchID, either: { right: complete signedIn, wrong: complete failed } }
        """),
      Example(
        "another root offers another method",
        """
        navflow: 1
        start: lock
        roots:
          lock: { task: signIn, then: { signedIn: stay, failed: root password } }
          password: { stack: Password }
        screens:
          Password: { auth: [password] }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, failed, cancelled]
            screens:
              SignIn:
                auth: [touchID]
                actions:
                  Sign in with Touch ID: { auth: touchID, either: { right: complete signedIn, wrong: complete failed } }
        """),
      Example(
        "the system itself asks for the passcode",
        """
        navflow: 1
        root: { stack: Unlock }
        screens:
          Unlock:
            auth: [faceID]
            actions: { Unlock with Face ID: { auth: faceID, either: { right: push Balance, wrong: present Device } } }
          Device: { kind: system, actions: { Right: { by: system, push: Balance } } }
          Balance: { title: Balance }
        """),
      Example(
        "a payment that is not a sign-in",
        """
        navflow: 1
        root: { stack: Cart }
        screens:
          Cart: { actions: { Pay with Face ID: { auth: faceID, push: Paid } } }
          Paid: { title: Paid }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let structure = context.structure
    let asking = context.flow.screenIDs.filter {
      !context.flow[$0].auth.isEmpty || structure.purpose(of: $0) == .signIn
    }
    return asking.compactMap { id in
      let screen = context.flow[id]
      let methods = structure.authMethods(on: screen.id)
      guard let method = methods.first, methods.allSatisfy(\.isBiometric),
        !structure.alternatives(to: screen).contains(where: structure.hasOtherMethod)
      else { return nil }
      let button = screen.actions.first { context.flow[$0].auth == method }
      let range = screen.auth.first?.range ?? button.map { context.flow[$0].label.range } ?? screen.name.range
      return Finding(
        .only(screen, methods), help: .help, at: range, about: .screen(screen.id), place: .screen(screen.id),
        screen: screen.id)
    }
  }
}

extension FlowGraph {
  /// Returns the screens to which a user can go if the method on a screen fails: those that follow, and those that
  /// showed it.
  fileprivate func alternatives(to screen: Screen) -> OrderedSet<ScreenID> {
    let own = screen.task.map { flow[$0].screens } ?? [screen.id]
    let shown = screen.task.map { beginnings(of: $0) } ?? showings(of: screen.id)
    let callers = shown.compactMap(\.written.action)
    let after = screen.task.map { screensAfterRoot(of: $0) } ?? []
    let following = screensReachable(
      from: [screen.id] + own + after + callers.flatMap { showings(of: $0).map(\.screen) })
    return following.union(callers.flatMap { hosts[$0.index] })
  }

  /// Returns whether a screen has another method than Face ID and Touch ID, or is a system screen or a website.
  fileprivate func hasOtherMethod(_ screen: ScreenID) -> Bool {
    let fields: Set<Field.Content> = [.password, .newPassword, .oneTimeCode]
    return [.system, .prompt, .external].contains(flow[screen].kind)
      || authMethods(on: screen).contains { !$0.isBiometric }
      || flow[screen].fields.contains { fields.contains($0.content.value) }
  }
}

extension Message {
  fileprivate static func only(_ screen: Screen, _ methods: OrderedSet<AuthMethod>) -> Message {
    "\(quoted(screen.name.value)) takes \(listed(methods.map(\.displayName), .or)) alone, and leads to no other method"
  }

  fileprivate static let help: Message =
    "lead users who have turned it off to another method, such as a screen with \"auth: [password]\""
}
