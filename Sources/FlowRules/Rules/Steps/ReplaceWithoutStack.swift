import Diagnostics
import FlowSimulation

/// Flags a `replace` while an alert or its like is in front.
struct ReplaceWithoutStack: StepFailureRule {
  static let failure = StepFailure.replaceWithoutStack

  static let metadata = RuleMetadata(
    id: "replace-without-stack", severity: .error, exception: "a warning in an entry", evidence: .behaviour,
    family: .steps,
    summary: "A replace while an alert or its like is in front.",
    rationale: """
      An alert, an action sheet, a photo picker or another app holds exactly one screen, which cannot be exchanged: \
      nothing happens. The actions of such a screen close it first, so this befalls what comes from outside.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "a session ends while a question is up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { OK: stay } }
          SignIn: { actions: { Sign in: replace Home } }
        entries:
          Session ends: ①replace SignIn
        """),
      Example(
        "an alert comes up before",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Leave: [present Sure, ①replace Bye] } }
          Sure: { kind: alert, actions: { OK: stay } }
          Bye: { title: Bye }
        """),
    ],
    passing: [
      Example(
        "the alert's own action: it has closed before",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Leave: present Sure } }
          Sure: { kind: alert, actions: { OK: replace Bye, No: stay } }
          Bye: { title: Bye }
        """),
      Example(
        "a bare screen can be exchanged",
        """
        navflow: 1
        root: { screen: Splash }
        screens:
          Splash: { actions: { Loaded: { by: system, replace: Home } } }
          Home: { title: Home }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) cannot do \(step.words): an alert or its like may be up, and that cannot be replaced"
  }

  static func help(_ step: FailedStep) -> String {
    "dismiss first, or give it a condition such as \"where: { screen: … }\""
  }
}
