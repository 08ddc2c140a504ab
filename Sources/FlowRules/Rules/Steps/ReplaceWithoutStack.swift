import Diagnostics
import FlowSimulation
import Localization

/// Finds a `replace` with a one-screen layer in front.
struct ReplaceWithoutStack: StepFailureRule {
  static let failure = StepFailure.replaceWithoutStack

  static let metadata = RuleMetadata(
    id: "replace-without-stack", severity: .error, exception: "a warning in an entry", evidence: .behaviour,
    family: .steps,
    summary: "\"replace\" runs while an alert or another one-screen layer is in front.",
    rationale: """
      An alert, an action sheet, a photo picker or another app is a layer with exactly one screen. That screen \
      cannot be replaced, so nothing happens. Actions of such a screen close it first, so the cause is usually an \
      event from outside.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "a session that ends while an alert is up",
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
        "an alert that an earlier step presents",
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
        "the alert's own action, which closes it first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Leave: present Sure } }
          Sure: { kind: alert, actions: { OK: replace Bye, No: stay } }
          Bye: { title: Bye }
        """),
      Example(
        "a bare root screen",
        """
        navflow: 1
        root: { screen: Splash }
        screens:
          Splash: { actions: { Loaded: { by: system, replace: Home } } }
          Home: { title: Home }
        """),
    ])

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): an alert or another one-screen layer may be up, and its screen cannot be replaced"
  }

  static func remedies(_ step: FailedStep) -> [Remedy] { step.remediesOfEntry }

  static func help(_ step: FailedStep) -> Message {
    if !step.fronts.isEmpty, let words = step.step?.words(in: step.context.flow) {
      return step.clearing(step.fronts, for: [words])
    }
    return "let an action of the layer in front do it, because the layer closes first, or add a condition such as "
      + "\"where: { screen: … }\""
  }
}
