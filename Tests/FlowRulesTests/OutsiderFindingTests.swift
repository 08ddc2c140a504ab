import Diagnostics
import Testing

@testable import FlowRules

/// Findings that were false or missing on flows that others wrote, beside flows that differ in one place.
@Suite struct OutsiderFindingTests {
  @Test("a swipe on a screen that an entry brings into a sheet, with one screen between") func swipeInSheet() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Write: present Form } }
        Form: { title: Form, actions: { Save: dismiss } }
        Stay: { title: Stay, actions: { Reviews: push Reviews } }
        Reviews: { title: Reviews, gestures: { Swipe down: stay } }
      entries:
        Dropped: { once: true, push: Stay }
      """)
    #expect(checked.findings(of: "impossible-action").isEmpty)
  }

  @Test("a value that a step back takes back, so that nobody can cancel with it", arguments: [true, false])
  func valueTakenBack(isTakenBack: Bool) {
    let back = isTakenBack ? "{ set: { request: none }, pop: 1 }" : "pop"
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Map }
      state: { request: [none, running] }
      screens:
        Map: { title: Map, actions: { Park here: { start: pay, locked: true } } }
      tasks:
        pay:
          outcomes: [paid, cancelled]
          screens:
            Duration: { title: How long?, actions: { Pay: { set: { request: running }, push: Wait }, Cancel: cancel } }
            Wait:
              title: One moment
              back: hidden
              actions: { Paid: { by: system, complete: paid, set: { request: none } }, Cancel: \(back) }
      """)
    #expect(checked.findings(of: "cancel-changes-state").isEmpty == isTakenBack)
  }

  @Test("an onboarding asks for no account; a sign-in does", arguments: ["onboarding", "signIn"])
  func signOutInOpenApp(purpose: String) {
    let checked = CheckedText(
      """
      navflow: 1
      roots:
        welcome: { task: first, then: { finished: root main } }
        main: { tabs: [Explore, Account] }
      state: { account: [none, signedIn] }
      screens:
        Explore: { title: Explore }
        Account:
          title: Account
          actions:
            Sign in: { when: { account: none }, start: signIn }
            Sign out: { when: { account: signedIn }, set: { account: none }, tab: Explore }
      tasks:
        first:
          purpose: \(purpose)
          outcomes: [finished]
          screens: { Hello: { title: Welcome, actions: { Start: complete finished } } }
        signIn:
          purpose: signIn
          outcomes: [signedIn, cancelled]
          screens:
            SignIn: { actions: { Sign in: { complete: signedIn, set: { account: signedIn } }, Close: cancel } }
      """)
    #expect(checked.findings(of: "back-after-sign-out").isEmpty == (purpose == "onboarding"))
  }

  @Test("a sign-up form beside a whole sign-in form", arguments: ["{ name: Email, content: email }, ", ""])
  func twoForms(email: String) {
    let checked = CheckedText(
      """
      navflow: 1
      associatedDomains: [example.com]
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
              actions: { Sign in: complete signedIn, Create an account: push SignUp, Close: cancel }
            SignUp:
              clears: true
              fields: [\(email){ name: Password, content: newPassword }]
              actions: { Create: complete signedIn }
      """)
    #expect(checked.findings(of: "credentials-across-screens").isEmpty == !email.isEmpty)
  }

  @Test("a sign-out in an app whose sign-in is a screen, not a task", arguments: ["", "Enter: push Login, "])
  func signInWithoutTask(otherWay: String) {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      state: { session: [open, none] }
      screens:
        Home: { title: Home, actions: { \(otherWay)Account: push Account } }
        Account: { title: Account, actions: { Log out: { set: { session: none }, push: Login } } }
        Login: { title: Log in, actions: { Log in: { set: { session: open }, pop: root } } }
      """)
    #expect(checked.findings(of: "back-after-sign-out").isEmpty == !otherWay.isEmpty)
  }

  @Test("a list whose button deletes what the other column shows", arguments: ["{ mail: deleted }", "{ read: yes }"])
  func columnBeside(set: String) {
    let checked = CheckedText(
      """
      navflow: 1
      devices: [phone, pad]
      root: { split: [Mails, NoMail] }
      state: { mail: [there, deleted], read: [no, yes] }
      screens:
        Mails:
          actions:
            Open a mail: { when: { mail: there }, show: Mail }
            Change the mail: { when: { mail: there }, set: \(set) }
            A new mail comes: { by: system, when: { mail: deleted }, set: { mail: there } }
        NoMail: { title: No mail selected }
        Mail: { title: Mail, actions: { Read: { when: { mail: there }, do: stay } } }
      """)
    #expect(checked.findings(of: "stale-screen").map(\.subject.screen) == (set.contains("mail") ? ["Mail"] : []))
  }
}
