import Diagnostics
import FlowModel

/// Finds account forms whose fields do not declare the contents that iOS needs for filling in and saving passwords.
struct WrongPasswordContent: Rule {
  static let metadata = RuleMetadata(
    id: "wrong-password-content", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "The fields of a sign-in, sign-up or reset lack the contents that saved passwords need.",
    rationale: """
      A sign-in needs "username" with "password": then iOS offers saved passwords. A sign-up or a reset needs \
      "username" with "newPassword": then iOS suggests and saves a strong password. If users sign in with an email \
      address, its content is "username".
      """,
    sources: [.login],
    failing: [
      Example(
        "a sign-in that asks for a new password",
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
                fields: [{ name: User, content: username }, ①{ name: Password, content: newPassword }]
                actions: { OK: complete signedIn }
        """),
      Example(
        "a sign-up that asks for the old password, and a reset without a user name",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign up: start signUp, Forgotten: start reset } }
        tasks:
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp:
                fields: [{ name: User, content: username }, ①{ name: Password, content: password }]
                actions: { OK: complete signedUp }
          reset:
            purpose: passwordReset
            outcomes: [reset, cancelled]
            screens:
              Reset: { fields: [②{ name: New password, content: newPassword }], actions: { OK: complete reset } }
        """),
    ],
    passing: [
      Example(
        "the contents that iOS expects",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn, Sign up: start signUp } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn:
                fields: [{ name: User, content: username }, { name: Password, content: password }]
                actions: { OK: complete signedIn }
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp:
                fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
                actions: { OK: complete signedUp }
        """),
      Example(
        "a sign-in without a password",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn, Forgotten: start reset } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              Code: { fields: [{ name: Code, content: oneTimeCode }], actions: { OK: complete signedIn } }
          reset:
            purpose: passwordReset
            outcomes: [sent, cancelled]
            screens:
              Mail: { fields: [{ name: Email, content: email }], actions: { Send: complete sent } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.tasks(for: [.signIn, .signUp, .passwordReset]).compactMap { task in
      let wanted: Field.Content = task.purpose == .signIn ? .password : .newPassword
      let passwords = context.structure.fields(of: task.id, Field.Content.passwords)
      let hasName = !context.structure.fields(of: task.id, [.username]).isEmpty
      let hasPassword = passwords.contains { $0.field.content.value == wanted }
      guard let first = passwords.first, !hasName || !hasPassword else { return nil }
      let missing = (hasName ? [] : [Field.Content.username]) + (hasPassword ? [] : [wanted])
      return Finding(
        .missing(context, task, missing), help: .help(missing), at: first.field.range, about: .task(task.id),
        place: .task(task.id), screen: first.screen, task: task.id)
    }
  }
}

extension UserTask.Purpose {
  /// The purpose with its article.
  fileprivate var words: String {
    switch self {
    case .signIn: "the sign-in"
    case .signUp: "the sign-up"
    case .passwordReset: "the reset"
    case .onboarding: "the onboarding"
    }
  }
}

extension String {
  fileprivate static func missing(_ context: RuleContext, _ task: UserTask, _ contents: [Field.Content]) -> String {
    let words = contents.map { quoted($0.rawValue) }
    let effect = task.purpose == .signIn ? "offers no saved password" : "does not save the new password as it should"
    return
      "\(task.purpose?.words ?? "the task") \(context.name(task.id)) has a password field, and no field with the "
      + "content \(listed(words, "or")): iOS "
      + effect
  }

  fileprivate static func help(_ contents: [Field.Content]) -> String {
    let parts = contents.map {
      $0 == .username
        ? "write \"content: username\" for the field that users sign in with, even if it takes an email address"
        : "give the password \"content: \($0.rawValue)\""
    }
    return parts.joined(separator: ", and ")
  }
}
