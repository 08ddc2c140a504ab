import Diagnostics
import FlowModel
import Localization

/// Finds screens with a new password that can be left without success, but still pass the password to iOS.
struct CancelSavesPassword: Rule {
  static let metadata = RuleMetadata(
    id: "cancel-saves-password", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "A screen with a new password can be left without success, and its fields are not cleared.",
    rationale: """
      iOS saves the content of a new-password field when its screen goes away, for any reason. After Cancel, a swipe \
      or Back, no account has that password. In a password reset, it even replaces the correct one. Clear the fields \
      before the screen goes away without success.
      """,
    sources: [.login],
    failing: [
      Example(
        "Cancel and a swipe",
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
              ①SignUp:
                fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
                actions: { Register: complete signedUp, Cancel: cancel }
        """),
      Example(
        "Cancel clears the fields, Back does not",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: { start: signIn, locked: true } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Forgotten: push Reset, Leave: cancel } }
              ①Reset:
                fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
                actions: { Change: complete signedIn, Cancel: { do: cancel, clears: true } }
        """),
      Example(
        "an alert that asks first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign up: { start: signUp, as: fullScreen } } }
        tasks:
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              ①SignUp:
                fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
                actions: { Register: complete signedUp, Cancel: present Sure }
              Sure: { kind: alert, actions: { Discard: cancel, Go on: stay } }
        """),
      Example(
        "Back and the selected tab, after a replace",
        """
        navflow: 1
        root: { tabs: [Home, Shop], start: Home }
        screens:
          Home: { actions: { Join: push Terms } }
          Shop: { title: Shop }
          Terms: { actions: { Agree: replace SignUp } }
          ①SignUp:
            fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
            actions: { Register: push Welcome }
          Welcome: { title: Welcome }
        """),
      Example(
        "a tap on the selected tab",
        """
        navflow: 1
        root: { tabs: [Home, Shop], start: Home }
        screens:
          Home: { actions: { Join: push SignUp } }
          Shop: { title: Shop }
          ①SignUp:
            back: hidden
            fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
            actions: { Register: push Welcome }
          Welcome: { title: Welcome }
        """),
    ],
    passing: [
      Example(
        "the screen clears its fields when it goes away without success",
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
                clears: true
                fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
                actions: { Register: complete signedUp, Cancel: cancel }
        """),
      Example(
        "the only way out clears them",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign up: { start: signUp, as: fullScreen } } }
        tasks:
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              SignUp:
                fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
                actions: { Register: push Welcome, Cancel: present Sure }
              Sure: { kind: alert, actions: { Discard: { do: cancel, clears: true }, Go on: stay } }
              Welcome: { back: hidden, actions: { OK: complete signedUp } }
        """),
      Example(
        "an action that succeeds by closing the screen",
        """
        navflow: 1
        start: entrance
        roots:
          entrance: { stack: Welcome }
          main: { stack: Home }
        screens:
          Welcome: { actions: { Sign up: { present: SignUp, locked: true } } }
          SignUp:
            fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
            actions: { Register: [dismiss, root main], Cancel: { do: dismiss, clears: true } }
          Home: { title: Home }
        """),
      Example(
        "a pushed screen after a sheet that was dismissed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Join: present Terms } }
          Terms: { actions: { Agree: [dismiss, push SignUp], Close: dismiss } }
          SignUp:
            back: hidden
            fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
            actions: { Register: push Welcome, Cancel: { do: pop, clears: true } }
          Welcome: { title: Welcome }
        """),
      Example(
        "a password that is not new",
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
                actions: { OK: complete signedIn, Cancel: cancel }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.screensWithFields.compactMap { screen in
      guard !screen.clears, let field = screen.fields.first(where: { $0.content.value == .newPassword }) else {
        return nil
      }
      let actions = context.structure.unsuccessfulExits(of: screen)
      let gestures = context.structure.closingGestures(of: screen)
      let ways = actions.map { quoted($0.label.value) } + gestures.map(context.name)
      guard !ways.isEmpty else { return nil }
      return Finding(
        .saves(screen, ways), help: .help, at: screen.name.range, about: .screen(screen.id),
        place: .screen(screen.id), screen: screen.id, task: screen.task
      ).noting(
        [Note("this is the new password", at: field.range)] + actions.map { Note("a way out", at: $0.label.range) })
    }
  }
}

extension Message {
  fileprivate static func saves(_ screen: Screen, _ ways: [Message]) -> Message {
    "leaving \(quoted(screen.name.value)) by \(listed(ways, .or)) saves a password that no account has"
  }

  fileprivate static let help: Message =
    "write \"clears: true\" on the screen, and empty its fields whenever it goes away without success"
}
