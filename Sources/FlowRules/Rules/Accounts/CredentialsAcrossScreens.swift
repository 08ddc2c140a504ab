import Diagnostics
import FlowModel
import Localization

/// Finds tasks that ask for the user name on one screen and for the password on another.
struct CredentialsAcrossScreens: Rule {
  static let metadata = RuleMetadata(
    id: "credentials-across-screens", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "A task asks for the user name and the password on different screens.",
    rationale: """
      iOS offers and saves passwords if both fields are on one screen. On two screens, iOS cannot tell that they \
      belong together. Show both fields together. The user name may be filled in already.
      """,
    sources: [.login],
    failing: [
      Example(
        "the user name first, then the password",
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
              Name: { fields: [{ name: User, content: username }], actions: { Next: push Password } }
              Password: { fields: [①{ name: Password, content: password }], actions: { OK: complete signedIn } }
        """),
      Example(
        "a new password on a separate screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign up: start signUp } }
        tasks:
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              Name: { fields: [{ name: User, content: username }], actions: { Next: push Password } }
              Password: { fields: [①{ name: New password, content: newPassword }], actions: { OK: complete signedUp } }
        """),
    ],
    passing: [
      Example(
        "both fields on one screen",
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
                fields: [{ name: User, content: username }, { name: Password, content: password }]
                actions: { OK: complete signedIn }
        """),
      Example(
        "both on one screen, and the password once more alone",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign up: start signUp } }
        tasks:
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp:
                fields: [{ name: User, content: username }, { name: New password, content: newPassword }]
                actions: { Next: push Again }
              Again: { fields: [{ name: Once more, content: newPassword }], actions: { OK: complete signedUp } }
        """),
      Example(
        "the fields of two different tasks",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Name: start name, Lock: start lock } }
        tasks:
          name:
            outcomes: [named, cancelled]
            screens:
              Name: { fields: [{ name: User, content: username }], actions: { OK: complete named } }
          lock:
            outcomes: [unlocked, cancelled]
            screens:
              Lock: { fields: [{ name: Password, content: password }], actions: { OK: complete unlocked } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.tasks.compactMap { task in
      let names = context.structure.fields(of: task.id, [.username])
      for content in [Field.Content.password, .newPassword] {
        let passwords = context.structure.fields(of: task.id, [content])
        let together = passwords.contains { password in names.contains { $0.screen == password.screen } }
        // With an address, a form is whole: it is another one than that of the user name.
        let alone = passwords.filter { password in
          !context.flow[password.screen].fields.contains { [.email, .phone].contains($0.content.value) }
        }
        guard !together, let name = names.first, let password = alone.first else { continue }
        return Finding(
          .split(context, task, name.screen, password.screen), help: .help, at: password.field.range,
          about: .task(task.id), place: .task(task.id), screen: password.screen, task: task.id
        ).noting([Note("the user name is asked for here", at: name.field.range)])
      }
      return nil
    }
  }
}

extension Message {
  fileprivate static func split(
    _ context: RuleContext, _ task: UserTask, _ name: ScreenID, _ password: ScreenID
  ) -> Message {
    "task \(context.name(task.id)) asks for the user name on \(context.name(name)) and for the password on "
      + "\(context.name(password)): iOS does not see that they belong together"
  }

  fileprivate static let help: Message =
    "put both fields on one screen; where two are needed, repeat the user name above the password"
}
