import Diagnostics
import FlowModel
import Localization

/// Finds account forms whose fields do not declare the contents that iOS needs for filling in and saving passwords.
struct WrongPasswordContent: Rule {
  static let metadata = RuleMetadata(
    id: "wrong-password-content", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "The fields of a sign-in, sign-up or reset lack the contents that saved passwords need.",
    rationale: """
      A sign-in needs "username" with "password": then iOS offers saved passwords. A sign-up or a reset needs \
      "username" with "newPassword": then iOS suggests and saves a strong password. If users sign in with an email \
      address, its content is "username". A field whose name says user name or password, and whose content is "text", \
      gets neither.
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
      Example(
        "a user name and a password by their names",
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
                auth: [password, signInWithApple]
                fields: [①{ name: ユーザー名, content: text }, { name: パスワード, content: text }]
                actions: { OK: complete signedIn }
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
    let tasks = context.structure.tasks(for: [.signIn, .signUp, .passwordReset])
    return lacking(tasks, context) + typedAsText(tasks, context)
  }

  /// Returns the findings on fields that are a user name or a password by their names only.
  private func typedAsText(_ tasks: [UserTask], _ context: RuleContext) -> [Finding] {
    tasks.compactMap { task in
      let texts = context.structure.fields(of: task.id, [.text])
      let passwords = texts.filter { $0.field.wording.means(.password) }
      let hasPassword = !context.structure.fields(of: task.id, Field.Content.passwords).isEmpty
      let hasName = !context.structure.fields(of: task.id, [.username]).isEmpty
      guard !passwords.isEmpty || hasPassword else { return nil }
      let names = hasName ? [] : texts.filter { $0.field.wording.means(.username) }
      guard let first = (names + passwords).first else { return nil }
      let wanted: Field.Content = task.purpose == .signIn ? .password : .newPassword
      return Finding(
        .typed(names.map(\.field), passwords.map(\.field), context.name(first.screen)),
        help: .help(names.map(\.field), passwords.map(\.field), wanted), at: first.field.range,
        about: .text(first.field.range), place: .task(task.id), screen: first.screen, task: task.id)
    }
  }

  private func lacking(_ tasks: [UserTask], _ context: RuleContext) -> [Finding] {
    tasks.compactMap { task in
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
  fileprivate var words: Message {
    switch self {
    case .signIn: "the sign-in"
    case .signUp: "the sign-up"
    case .passwordReset: "the reset"
    case .onboarding: "the onboarding"
    }
  }
}

extension Message {
  fileprivate static func missing(_ context: RuleContext, _ task: UserTask, _ contents: [Field.Content]) -> Message {
    let words = contents.map { quoted($0.rawValue) }
    let effect: Message =
      task.purpose == .signIn ? "offers no saved password" : "does not save the new password as it should"
    return
      "\(task.purpose?.words ?? "the task") \(context.name(task.id)) has a password field, and no field with the "
      + "content \(listed(words, .or)): iOS \(effect)"
  }

  fileprivate static func typed(_ names: [Field], _ passwords: [Field], _ screen: Message) -> Message {
    let fields = listed((names + passwords).map { quoted($0.name.value) })
    return names.count + passwords.count == 1
      ? "\(fields) on \(screen) is for signing in by its name, and its content is \"text\": iOS cannot fill it in"
      : "\(fields) on \(screen) are for signing in by their names, and their content is \"text\": iOS cannot fill them in"
  }

  fileprivate static func help(_ names: [Field], _ passwords: [Field], _ wanted: Field.Content) -> Message {
    let parts: [Message] =
      names.map { "\"content: username\" for \(quoted($0.name.value))" }
      + passwords.map { "\(quoted("content: \(wanted.rawValue)")) for \(quoted($0.name.value))" }
    return "write \(listed(parts))"
  }

  fileprivate static func help(_ contents: [Field.Content]) -> Message {
    let parts: [Message] = contents.map {
      $0 == .username
        ? "write \"content: username\" for the field that users sign in with, even if it takes an email address"
        : "give the password \"content: \($0.rawValue)\""
    }
    return parts.joined(separator: ", and ")
  }
}
