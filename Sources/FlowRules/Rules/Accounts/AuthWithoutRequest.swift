import Diagnostics
import FlowModel

/// Flags Face ID and Touch ID that begin though nobody asked.
struct AuthWithoutRequest: Rule {
  static let metadata = RuleMetadata(
    id: "auth-without-request", severity: .warning, evidence: .file, family: .accounts,
    summary: "Face ID or Touch ID begins without the user having asked for it.",
    rationale: """
      A tap on a button says that somebody wants to sign in, and that they are looking at the screen. Without it they \
      are scanned before they know what for. Let an action of the user's begin it.
      """,
    sources: [.authentication],
    failing: [
      Example(
        "as soon as the screen appears",
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
        "when the system feels like it",
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
        "as soon as the user asks for it",
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
        "on a tap",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { Sign in with Face ID: { auth: faceID, push: Balance } } }
          Balance: { title: Balance }
        """),
      Example(
        "the system's own screen, after a tap",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { Sign in with Face ID: present Scan } }
          Scan: { kind: system, actions: { Recognised: { by: system, auth: faceID, push: Balance } } }
          Balance: { title: Balance }
        """),
      Example(
        "a code that the system fills in",
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
      // The system's own screen was asked for by whatever showed it.
      if let screen, context.flow[screen].kind == .system { return nil }
      return Finding(
        .unasked(context, action, method), help: .help(method), at: action.label.range, about: .action(action.id),
        place: context.structure.place(of: action.id), screen: screen, action: action.id)
    }
  }
}

extension String {
  fileprivate static func unasked(_ context: RuleContext, _ action: Action, _ method: AuthMethod) -> String {
    "\(method.displayName) begins though nobody asked for it: \(context.culprit(action.id)) happens by itself"
  }

  fileprivate static func help(_ method: AuthMethod) -> String {
    "take \"by\" away and give the action the label of a button, such as \"Sign in with \(method.displayName)\""
  }
}
