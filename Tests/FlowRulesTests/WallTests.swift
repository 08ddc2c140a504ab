import Diagnostics
import Testing

@testable import FlowRules

/// Apps in which pages stand in front of the sign-in.
@Suite struct WallTests {
  private static func app(_ first: String, more: String = "") -> CheckedText {
    CheckedText(
      """
      navflow: 1
      roots:
        front: { stack: First }
        main: { tabs: [News, Me] }
      state: { account: [none, signedIn] }
      screens:
        First: { actions: { \(first) } }
        Second: { title: Why, actions: { Terms: present Leaf, Sign in: { start: signIn, then: { signedIn: root main } } } }
        Leaf: { title: Leaf }
        Goods: { actions: { Open: push Article } }
        Article: { actions: { Buy: { start: signIn, then: { signedIn: root main } } } }
        Mine: { title: Mine, needs: { account: signedIn } }
        Yours: { title: Yours, needs: { account: signedIn }, actions: { Open: push Leaf } }
        News: { actions: { Open: push Leaf } }
        Me: { title: Me }
      tasks:
        signIn:
          purpose: signIn
          outcomes: [signedIn, cancelled]
          gives: { account: signedIn }
          screens: { Form: { actions: { OK: complete signedIn, Close: cancel } } }
        tour:
          outcomes: [seen, cancelled]
          screens: { Tour: { actions: { Next: push Tour2 } }, Tour2: { actions: { Start: complete seen } } }
      \(more)
      """)
  }

  @Test(arguments: [
    "Next: push Second", "Menu: present Second", "Privacy: push Leaf, Next: push Second",
    "Mine: push Mine, Yours: push Yours",
    "How it works: push Second, Sign in: { start: signIn, then: { signedIn: root main } }",
  ])
  func pagesInFrontOfTheSignInAreNoUse(_ first: String) {
    let checked = Self.app(first)
    #expect(checked.mistakes.map(\.message.english) == [])
    #expect(checked.only("login-wall") != nil, "\(checked.findings.map(\.message.english))")
  }

  @Test(arguments: [
    "Look: push Leaf, Next: push Second", "Goods: push Goods, Next: push Second", "Yours: push Yours",
    "Play: stay, Next: push Second", "Mine: push Mine, Yours: push Yours, Look: push Leaf",
  ])
  func contentInFrontOfTheSignInIsUseful(_ first: String) {
    let checked = Self.app(first)
    #expect(checked.mistakes.map(\.message.english) == [])
    #expect(checked.findings(of: "login-wall").map(\.message.english) == [])
  }

  @Test func helpForAPasswordAtARootNamesAnotherRoot() {
    let checked = CheckedText(
      """
      navflow: 1
      start: entrance
      roots:
        entrance: { task: signUp, then: { signedUp: root main } }
        main: { stack: Home }
      screens: { Home: { title: Home } }
      tasks:
        signUp:
          purpose: signUp
          outcomes: [signedUp, cancelled]
          screens:
            Form:
              fields: [{ name: User, content: username }, { name: Password, content: newPassword }]
              actions: { Register: complete signedUp }
      """)
    let help = checked.only("credentials-not-saved")?.help?.english
    #expect(help?.hasPrefix("begin with another root, and write \"start signUp\"") == true, "\(help ?? "")")
  }
}
