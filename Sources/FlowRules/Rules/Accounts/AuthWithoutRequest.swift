import Diagnostics
import FlowModel
import Localization

/// Finds actions that start Face ID or Touch ID although the user did not ask for it.
struct AuthWithoutRequest: Rule {
  static let metadata = RuleMetadata(
    id: "auth-without-request", severity: .warning, evidence: .file, family: .accounts,
    summary: "Face ID or Touch ID starts without a request from the user.",
    rationale: """
      A tap on a button shows that the user wants to sign in and looks at the screen. Without it, the app scans \
      people before they know why. Start the method from an action that the user takes.
      """,
    sources: [.authentication],
    failing: [
      Example(
        "an arrival action starts it",
        """
        navflow: 1
        root: { task: signIn }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              Unlock:
                actions:
                  ①Face ID: { by: arrival, auth: faceID, either: { right: complete signedIn, wrong: push Password } }
              Password: { actions: { Sign in: complete signedIn } }
        """),
      Example(
        "a system action starts it",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { ①Touch ID: { by: system, auth: touchID, push: Balance } } }
          Balance: { title: Balance }
        """),
    ],
    passing: [
      Example(
        "a button of a sign-in at the root",
        """
        navflow: 1
        root: { task: signIn }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              Unlock:
                actions:
                  Sign in with Face ID: { auth: faceID, either: { right: complete signedIn, wrong: push Password } }
              Password: { actions: { Sign in: complete signedIn } }
        """),
      Example(
        "the user taps a button",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { Sign in with Face ID: { auth: faceID, push: Balance } } }
          Balance: { title: Balance }
        """),
      Example(
        "a system screen that a tap shows",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { Sign in with Face ID: present Scan } }
          Scan: { kind: system, actions: { Recognised: { by: system, auth: faceID, push: Balance } } }
          Balance: { title: Balance }
        """),
      Example(
        "a one-time code that the system fills in",
        """
        navflow: 1
        root: { stack: Code }
        screens:
          Code: { actions: { Code arrives: { by: system, auth: oneTimeCode, push: Balance } } }
          Balance: { title: Balance }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.authActions.compactMap { action in
      guard let method = action.auth, method.isBiometric, action.trigger == .system || action.trigger == .arrival
      else { return nil }
      let screen = context.structure.hosts[action.id.index].first
      // The user asked for a system screen by the action that showed it.
      if let screen, [.system, .prompt].contains(context.flow[screen].kind) { return nil }
      return Finding(
        .unasked(context, action, method), help: .help(context, method), at: action.label.range,
        about: .action(action.id),
        place: context.structure.place(of: action.id), screen: screen, action: action.id)
    }
  }
}

extension Message {
  fileprivate static func unasked(_ context: RuleContext, _ action: Action, _ method: AuthMethod) -> Message {
    "\(method.displayName) starts without a request from the user: \(context.culprit(action.id)) happens by itself"
  }

  fileprivate static func help(_ context: RuleContext, _ method: AuthMethod) -> Message {
    "remove \"by\" and give the action the label of a button, such as "
      + "\(quoted(context.flow.suggested(.button(for: method))))"
  }
}
