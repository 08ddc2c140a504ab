import Diagnostics
import FlowSimulation
import Localization

/// Finds a `tab` step for a tab that the current root does not have.
struct TabAbsent: StepFailureRule {
  static let failure = StepFailure.tabAbsent

  static let metadata = RuleMetadata(
    id: "tab-absent", severity: .warning, evidence: .behaviour, family: .steps,
    summary: "A step selects a tab that the current root does not have.",
    rationale: """
      While another root is shown, such as the sign-in, the tab is not there and nothing happens. Change the root \
      first, or give the step a condition.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "a deep link before signing in",
        """
        navflow: 1
        start: signIn
        roots:
          signIn: { screen: SignIn }
          main: { tabs: [Home, Pay], start: Home }
        screens:
          SignIn: { actions: { Sign in: root main } }
          Home: { title: Home }
          Pay: { title: Pay }
        entries:
          Money received: ①tab Pay
        """),
      Example(
        "the tab before the root",
        """
        navflow: 1
        start: signIn
        roots:
          signIn: { screen: SignIn }
          main: { tabs: [Home, Pay], start: Home }
        screens:
          SignIn: { actions: { Sign in: [①tab Pay, root main] } }
          Home: { title: Home }
          Pay: { title: Pay }
        """),
    ],
    passing: [
      Example(
        "the root before the tab",
        """
        navflow: 1
        start: signIn
        roots:
          signIn: { screen: SignIn }
          main: { tabs: [Home, Pay], start: Home }
        screens:
          SignIn: { actions: { Sign in: [root main, tab Pay] } }
          Home: { title: Home }
          Pay: { title: Pay }
        """),
      Example(
        "a condition on the root",
        """
        navflow: 1
        start: signIn
        roots:
          signIn: { screen: SignIn }
          main: { tabs: [Home, Pay], start: Home }
        screens:
          SignIn: { actions: { Sign in: root main } }
          Home: { title: Home }
          Pay: { title: Pay }
        entries:
          Money received: { where: { root: main }, do: tab Pay }
        """),
    ])

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): the root that is shown has no such tab"
  }

  static func help(_ step: FailedStep) -> Message {
    "let it happen only where the tab is, with \"where: { root: … }\"; or write \"root …\" before it, if it may leave what is in front"
  }
}
