import Diagnostics
import FlowModel
import Localization

/// Finds sign-ins in which the user has to type everything.
struct SignInWithoutAutofill: Rule {
  static let metadata = RuleMetadata(
    id: "sign-in-without-autofill", severity: .info, evidence: .metadata, family: .accounts,
    summary: "A sign-in supports neither Sign in with Apple nor Password AutoFill.",
    rationale: """
      iOS fills in saved passwords and codes if the fields say what they contain: "username" with "password", or \
      "oneTimeCode". Sign in with Apple needs no typing. Without either, people type from memory.
      """,
    sources: [.authentication, .login],
    failing: [
      Example(
        "a field for an email address in place of a user name",
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
              SignIn:
                fields: [{ name: Email, content: email }, { name: Password, content: password }]
                actions: { OK: complete signedIn }
        """),
      Example(
        "Face ID alone",
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
              SignIn: { actions: { Sign in with Face ID: { auth: faceID, do: complete signedIn } } }
        """),
    ],
    passing: [
      Example(
        "user name and password",
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
                fields: [{ name: Email, content: username }, { name: Password, content: password }]
                actions: { OK: complete signedIn }
        """),
      Example(
        "a code by SMS",
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
              Phone: { fields: [{ name: Phone number, content: phone }], actions: { Next: push Code } }
              Code: { fields: [{ name: Code, content: oneTimeCode }], actions: { OK: complete signedIn } }
        """),
      Example(
        "Sign in with Apple",
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
              SignIn: { auth: [signInWithApple], actions: { OK: complete signedIn } }
        """),
      Example(
        "a sign-in whose fields are not described",
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
              SignIn: { auth: [password], actions: { OK: complete signedIn } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.tasks(for: [.signIn]).filter { isTyped($0, context.structure) }.map { task in
      Finding(.typed(context, task), help: .help, at: task.name.range, about: .task(task.id), task: task.id)
    }
  }

  private func isTyped(_ task: UserTask, _ structure: FlowGraph) -> Bool {
    let methods = Set(task.screens.flatMap { structure.authMethods(on: $0) })
    let contents = Set(task.screens.flatMap { structure.flow[$0].fields.map(\.content.value) })
    guard !methods.contains(.signInWithApple), !methods.isEmpty || !contents.isEmpty else { return false }
    // A screen that asks for a password or a code without declaring its fields may well support AutoFill.
    if contents.isEmpty, methods.contains(.password) || methods.contains(.oneTimeCode) { return false }
    return !contents.isSuperset(of: [.username, .password]) && !contents.contains(.oneTimeCode)
  }
}

extension Message {
  fileprivate static func typed(_ context: RuleContext, _ task: UserTask) -> Message {
    "iOS can fill in neither a saved password nor a code at the sign-in \(context.name(task.id))"
  }

  fileprivate static let help: Message =
    "give its fields the contents \"username\" (also for an email address) and \"password\", or \"oneTimeCode\"; or offer "
    + "Sign in with Apple"
}
