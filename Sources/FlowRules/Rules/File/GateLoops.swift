import Diagnostics

/// A gate whose task is behind the same gate.
///
/// The file reader reports it; only its description is here.
enum GateLoops {
  static let metadata = RuleMetadata(
    id: "gate-loops", severity: .error, evidence: .file, family: .file,
    summary: "A task needs a value that only this task gives, directly or through other tasks.",
    rationale: """
      A gate starts the task that gives what is needed. If that task needs itself, it can never start. Let the first \
      task of the chain need nothing.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a sign-in behind a sign-in",
        """
        navflow: 1
        root: { stack: Home }
        state: { session: [none, open] }
        screens: { Home: { title: Home, actions: { Sign in: start signIn } } }
        tasks:
          signIn:
            outcomes: [signedIn, cancelled]
            needs: ①{ session: open }
            gives: { session: open }
            screens: { Form: { title: Sign in, actions: { Sign in: complete signedIn, Cancel: cancel } } }
        """),
      Example(
        "two tasks that need each other",
        """
        navflow: 1
        root: { stack: Home }
        state: { session: [none, open], device: [unknown, known] }
        screens: { Home: { title: Home, actions: { Sign in: start signIn } } }
        tasks:
          signIn:
            outcomes: [signedIn, cancelled]
            needs: ①{ device: known }
            gives: { session: open }
            screens: { Form: { title: Sign in, actions: { Sign in: complete signedIn, Cancel: cancel } } }
          register:
            outcomes: [registered, cancelled]
            needs: ②{ session: open }
            gives: { device: known }
            screens: { Device: { title: This device, actions: { Register: complete registered, Cancel: cancel } } }
        """),
    ],
    passing: [
      Example(
        "a sign-in that needs nothing",
        """
        navflow: 1
        root: { stack: Home }
        state: { session: [none, open] }
        screens:
          Home: { title: Home, actions: { Orders: push Orders } }
          Orders: { title: Orders, needs: { session: open } }
        tasks:
          signIn:
            outcomes: [signedIn, cancelled]
            gives: { session: open }
            screens: { Form: { title: Sign in, actions: { Sign in: complete signedIn, Cancel: cancel } } }
        """),
      Example(
        "a gate behind another gate",
        """
        navflow: 1
        root: { stack: Home }
        state: { session: [none, open], code: [asked, given] }
        screens:
          Home: { title: Home, actions: { Wallet: push Wallet } }
          Wallet: { title: Wallet, needs: { code: given } }
        tasks:
          signIn:
            outcomes: [signedIn, cancelled]
            gives: { session: open }
            screens: { Form: { title: Sign in, actions: { Sign in: complete signedIn, Cancel: cancel } } }
          unlock:
            outcomes: [unlocked, cancelled]
            needs: { session: open }
            gives: { code: given }
            screens: { Code: { title: Code, actions: { Enter: complete unlocked, Cancel: cancel } } }
        """),
    ])
}
