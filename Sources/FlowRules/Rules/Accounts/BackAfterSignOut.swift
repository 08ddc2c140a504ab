import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Finds sign-outs after which Back shows the screens of the account.
struct BackAfterSignOut: Rule {
  static let metadata = RuleMetadata(
    id: "back-after-sign-out", severity: .warning, exception: "an info in a tab that asks for the sign-in first",
    evidence: .trace, family: .accounts,
    summary: "After a sign-out, screens of the account are still there, or a gesture shows them again.",
    rationale: """
      People who sign out expect that nothing of the account is left, for example before they give the device away. If \
      the sign-in is pushed or presented over the app, one gesture leads back. Swap the root. An app that can be used without an \
      account is not reported. Exceptions are screens that only users with an account see, and screens that still offer the \
      sign-out. An app needs an account with "accountRequired" or if it begins with the sign-in. The same \
      holds if it begins signed in, and only a sign-out leads to the sign-in. \
      A screen or task whose "needs" end while it is there is reported, too.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a sign-in that is pushed on the settings",
        """
        navflow: 1
        start: door
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Settings: push Settings } }
          Settings: { actions: { Sign out: ①push SignIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        """),
      Example(
        "a welcome sheet over the profile",
        """
        navflow: 1
        start: main
        accountRequired: true
        roots:
          main: { tabs: [Feed, Me] }
        state: { account: [none, there] }
        screens:
          Feed: { title: Feed }
          Me: { actions: { Leave: { set: { account: none }, do: ①present Welcome } } }
          Welcome: { actions: { Sign in: start signIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Sign in: { set: { account: there }, complete: signedIn }, Cancel: cancel } }
        """),
      Example(
        "a first screen that is pushed, and an alert that asks",
        """
        navflow: 1
        roots:
          door: { stack: Login }
          main: { stack: Home }
        screens:
          Login: { actions: { Log in: { either: { right: root main, wrong: stay } } } }
          Home: { actions: { Log out: present Sure } }
          Sure: { kind: alert, actions: { OK: ①push Login, Cancel: stay } }
        """),
      Example(
        "a page that only users with an account see",
        """
        navflow: 1
        root: { stack: Shop }
        state: { user: [guest, member] }
        screens:
          Shop:
            actions:
              Orders: { when: { user: member }, push: Orders }
              Sign in: { when: { user: guest }, set: { user: member } }
          Orders: { actions: { Sign out: { set: { user: guest }, do: ①push Bye } } }
          Bye: { title: You are signed out }
        """),
      Example(
        "a sign-in sheet over the tab that still offers the sign-out",
        """
        navflow: 1
        root: { tabs: [Inbox, Me] }
        state: { account: [there, none] }
        screens:
          Inbox: { actions: { Open: push Message } }
          Message: { title: Message, needs: { account: there } }
          Me: { actions: { Sign out: { set: { account: none }, do: ①start signIn } } }
        tasks:
          signIn:
            purpose: signIn
            gives: { account: there }
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Sign in: complete signedIn, Cancel: cancel } }
        """),
      Example(
        "a page that waits in a tab with needs, which is an info",
        """
        navflow: 1
        root: { tabs: [Home, Orders, Me] }
        state: { session: [none, open] }
        screens:
          Home: { title: Home }
          Orders: { needs: { session: open }, actions: { Open: push Order } }
          Order: { title: Order }
          Me: { actions: { Forget me: { when: { session: open }, set: { ①session: none } } } }
        tasks:
          signIn:
            purpose: signIn
            gives: { session: open }
            outcomes: [signedIn, cancelled]
            screens: { Form: { actions: { Sign in: complete signedIn, Cancel: cancel } } }
        """),
      Example(
        "a page with needs that stays beneath, and a checkout that goes on",
        """
        navflow: 1
        root: { stack: Shop }
        state: { session: [none, open] }
        screens:
          Shop: { actions: { Orders: push Orders, Buy: start buy } }
          Orders: { needs: { session: open }, actions: { Settings: push Settings } }
          Settings: { actions: { Forget me: { set: { ①session: none } } } }
        tasks:
          buy:
            needs: { session: open }
            outcomes: [bought, cancelled]
            screens: { Pay: { actions: { Pay: complete bought, Cancel: cancel } } }
          signIn:
            purpose: signIn
            gives: { session: open }
            outcomes: [signedIn, cancelled]
            screens: { Form: { actions: { Sign in: complete signedIn, Cancel: cancel } } }
        entries:
          Session ends: { set: { ②session: none } }
        """),
      Example(
        "an app that begins signed in, and a page after the sign-out",
        """
        navflow: 1
        root: { stack: Goals }
        state: { session: [open, none] }
        screens:
          Goals: { actions: { Account: push Account } }
          Account: { actions: { Sign out: { set: { session: none }, do: ①push Bye } } }
          Bye: { actions: { Sign in: { start: signIn, then: { signedIn: pop root } } } }
        tasks:
          signIn:
            purpose: signIn
            gives: { session: open }
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Sign in: complete signedIn, Cancel: cancel } }
        """),
      Example(
        "a sign-out that keeps the settings of the account in front",
        """
        navflow: 1
        accountRequired: true
        start: door
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        state: { session: [none, open] }
        screens:
          Home: { actions: { Settings: push Settings } }
          Settings: { actions: { Log out: { set: { ①session: none } } } }
        tasks:
          signIn:
            purpose: signIn
            gives: { session: open }
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        """),
    ],
    passing: [
      Example(
        "an app whose screens say who is signed in",
        """
        navflow: 1
        root: { tabs: [Inbox, Me] }
        state: { account: [there, none] }
        screens:
          Inbox: { actions: { Open: push Message } }
          Message: { title: Message, needs: { account: there } }
          Me:
            actions:
              Sign out: { when: { account: there }, set: { account: none }, do: start signIn }
              Sign in: { when: { account: none }, start: signIn }
        tasks:
          signIn:
            purpose: signIn
            gives: { account: there }
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Sign in: complete signedIn, Cancel: cancel } }
        """),
      Example(
        "a sign-out that swaps the root",
        """
        navflow: 1
        start: door
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Settings: push Settings } }
          Settings: { actions: { Sign out: root door } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        """),
      Example(
        "an app that needs no account",
        """
        navflow: 1
        root: { stack: News }
        state: { account: [none, there] }
        screens:
          News: { actions: { Settings: push Settings } }
          Settings: { actions: { Sign out: { set: { account: none }, do: push SignIn } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { Sign in: { set: { account: there }, complete: signedIn }, Cancel: cancel } }
        """),
      Example(
        "a full-screen sign-in that only a sign-in leaves",
        """
        navflow: 1
        start: door
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Sign out: { start: signIn, as: fullScreen } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        """),
      Example(
        "a sign-out that an event completes",
        """
        navflow: 1
        accountRequired: true
        start: door
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        state: { session: [none, open] }
        screens:
          Home: { actions: { Log out: { set: { session: none } } } }
        tasks:
          signIn:
            purpose: signIn
            gives: { session: open }
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        entries:
          Session is over: { when: { session: none }, root: door }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    returns(in: context) + unmetNeeds(in: context) + remainders(in: context)
  }
}
