import Diagnostics
import Testing

@testable import FlowRules

/// Accounts and input in cases beyond the rules' own examples.
@Suite struct AccountTests {
  /// Returns an app behind a sign-in, with the content of its screens and the `then` of the root's task.
  private static func wall(signIn: String, then: String = "signedIn: root main", more: String = "") -> String {
    """
    navflow: 1
    start: entrance
    roots:
      entrance: { task: signIn, then: { \(then) } }
      main: { stack: Home }
    screens:
      Home: { actions: { Open: push Article } }
      Article: { title: Article }
    tasks:
      signIn:
        purpose: signIn
        outcomes: [signedIn, later, cancelled]
        screens:
          SignIn: { actions: { \(signIn) } }
    \(more)
    """
  }

  @Test(arguments: ["E-mail", "Your e-mail address", "eメール"]) func hyphensDoNotHideThatAFieldTakesAnEmailAddress(
    _ name: String
  ) {
    let text = "navflow: 1\nroot: { stack: Me }\nscreens: { Me: { fields: [{ name: \(name), content: text }] } }"
    #expect(CheckedText(text).only("wrong-keyboard")?.message.english.contains("is named as an email address") == true)
  }

  @Test func traceLeadsThroughSignIn() throws {
    let text = Self.wall(signIn: "Sign in: { auth: password, either: { right: complete signedIn, wrong: stay } }")
    let wall = try #require(CheckedText(text).only("login-wall"))
    #expect(wall.trace?.steps.last?.layers.first?.stack == ["Home"])
    #expect(wall.trace?.replay.taps == ["Sign in: right"])
    #expect(wall.message.english.contains("\"Home\"") && wall.verdict == .violated)
  }

  @Test(arguments: [
    // The file does not say which of the two outcomes is the sign-in.
    ("Sign in: complete signedIn, Later: complete later", "signedIn: root main, later: root main"),
    (
      "Sign in: { auth: password, do: complete signedIn }, Later: complete later",
      "signedIn: root main, later: root main"
    ),
    ("Sign in: root main, Later: root main", "signedIn: stay"),
    ("Sign in: { do: root main, role: done }, Later: root main", "signedIn: stay"),
    ("Sign in: { auth: password, do: complete signedIn }, Look round: root main", "signedIn: root main"),
  ])
  func possibleBypassIsNoWall(_ signIn: String, _ then: String) {
    let checked = CheckedText(Self.wall(signIn: signIn, then: then))
    #expect(checked.mistakes.map(\.message.english) == [] && checked.findings(of: "login-wall").isEmpty)
  }

  @Test(arguments: [
    "Sign in: root main", "Sign in: { do: root main, role: done }, Help: stay",
    "Sign in: { auth: password, do: complete signedIn }, Never mind: cancel",
  ])
  func missingBypassIsAWall(_ signIn: String) {
    let checked = CheckedText(Self.wall(signIn: signIn))
    #expect(checked.mistakes.map(\.message.english) == [] && checked.only("login-wall") != nil)
  }

  @Test func cycleOfSignInAndSignUpIsAWall() {
    let signUp = """
        signUp:
          purpose: signUp
          outcomes: [signedUp, cancelled]
          screens:
            SignUp: { actions: { Sign up: complete signedUp, I have an account: push SignIn } }
      """
    let text = Self.wall(
      signIn: "Sign in: { auth: password, do: complete signedIn }, No account: push SignUp", more: signUp)
    #expect(CheckedText(text, depth: 4).only("login-wall") != nil)
  }

  @Test func entryIsNoBypass() {
    let text = Self.wall(
      signIn: "Sign in: { auth: password, do: complete signedIn }", more: "entries: { Offer: present Article }")
    #expect(CheckedText(text).only("login-wall") != nil)
  }

  @Test func wallOnBothDevicesIsOneFinding() {
    let text = Self.wall(signIn: "Sign in: { auth: password, do: complete signedIn }", more: "devices: [phone, pad]")
    #expect(CheckedText(text).only("login-wall")?.subject.device == nil)
  }

  private static func newPassword(_ home: String, _ form: String, _ more: String = "") -> String {
    """
    navflow: 1
    start: entrance
    roots:
      entrance: { stack: Welcome }
      main: { stack: Home }
    screens:
      Welcome: { actions: { Go: \(home) } }
      Form: { fields: [{ name: User, content: username }, { name: New, content: newPassword }], \(form) }
      Home: { title: Home }
    \(more)
    """
  }

  @Test(arguments: [
    ("push Form", "actions: { OK: root main }", 1),
    ("push Form", "actions: { OK: present Done }", 1),
    ("push Form", "actions: { OK: push Thanks }", 0),
    ("push Form", "actions: { OK: [pop, root main] }", 0),
    ("push Form", "actions: { OK: push Back }", 1),
    ("push Form", "actions: { Cancel: { do: root main, role: cancel } }", 0),
    ("push Form", "actions: { Time out: { by: system, do: root main } }", 1),
  ])
  func passwordIsSavedWhenItsScreenCloses(_ home: String, _ form: String, _ count: Int) {
    let more = """
        Done: { kind: alert, actions: { OK: root main } }
        Thanks: { actions: { OK: root main } }
        Back: { actions: { OK: [pop, root main] } }
      """
    let checked = CheckedText(Self.newPassword(home, form, more))
    #expect(checked.mistakes.map(\.message.english) == [])
    #expect(checked.findings(of: "credentials-not-saved").count == count)
  }

  @Test(arguments: [
    ("push Form", "actions: { Cancel: dismiss }", "by \"Cancel\" or Back"),
    ("push Form", "back: hidden, actions: { Save: { do: pop, role: done } }", nil),
    ("push Form", "gestures: { Back: none }, actions: { Save: root main }", nil),
    ("push Form", "gestures: { Back: { present: Sure } }, actions: { Cancel: present Sure }", "by \"Leave\""),
    ("{ present: Form, locked: true }", "actions: { Save: [dismiss, root main] }", nil),
    ("{ present: Form, as: formSheet }", "actions: { Save: [dismiss, root main] }", "by Swipe down"),
    ("{ present: Form, as: { phone: popover } }", "actions: { Save: root main }", "by Tap outside"),
    ("push Form", "clears: true, actions: { Cancel: dismiss }", nil),
  ])
  func everyExitIsNamedOnce(_ home: String, _ form: String, _ ways: String?) {
    let more = "  Sure: { kind: actionSheet, actions: { Leave: { do: pop, role: close }, Stay: stay } }"
    let checked = CheckedText(Self.newPassword(home, form, more))
    #expect(checked.mistakes.map(\.message.english) == [])
    let message = checked.only("cancel-saves-password")?.message.english
    #expect(message == ways.map { "leaving \"Form\" \($0) saves a password that no account has" })
  }

  @Test(arguments: [("accountRequired: true", 1), ("accountRequired: false", 0)])
  func anAppThatNeedsAnAccountMayShowNoSignIn(line: String, count: Int) {
    let checked = CheckedText(
      """
      navflow: 1
      \(line)
      root: { stack: Home }
      screens:
        Home: { actions: { Log out: push Bye } }
        Bye: { title: You are signed out }
      """)
    #expect(checked.mistakes.map(\.message.english) == [] && checked.findings(of: "back-after-sign-out").count == count)
  }
}
