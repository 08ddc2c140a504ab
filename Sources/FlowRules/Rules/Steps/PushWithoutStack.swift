import Diagnostics
import FlowSimulation
import FlowVerification

/// Flags pushes where there is no navigation stack to push on.
struct PushWithoutStack: StepFailureRule {
  static let failure = StepFailure.pushWithoutStack

  static let metadata = RuleMetadata(
    id: "push-without-stack", severity: .error, exception: "a warning in an entry", evidence: .behaviour,
    family: .steps,
    summary: "A push where there is no stack to push on.",
    rationale: """
      An alert, a photo picker, another app or a root that is a bare screen has no navigation bar, so nothing can be \
      pushed there: the tap does nothing. Present the screen, or show the one beneath in a stack.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "a root without a navigation bar",
        """
        navflow: 1
        root: { screen: Login }
        screens:
          Login: { actions: { Next: ①push Home } }
          Home: { title: Home }
        """),
      Example(
        "an input view has no stack, and the action beneath it leaves none",
        """
        navflow: 1
        root: { screen: Login }
        screens:
          Login:
            actions:
              Date: { present: DatePicker, as: inputView }
          DatePicker: { actions: { Done: [stay, ①push Home] } }
          Home: { title: Home }
        """),
    ],
    passing: [
      Example(
        "an alert closes before its action pushes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { Yes: push Done, No: stay } }
          Done: { title: Done }
        """),
      Example(
        "a sheet has a stack of its own, whatever the root is",
        """
        navflow: 1
        root: { screen: Login }
        screens:
          Login: { actions: { Terms: present Terms } }
          Terms: { actions: { More: push Privacy, Close: dismiss } }
          Privacy: { title: Privacy }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) cannot do \(step.words): what is in front has no stack to push on"
  }

  static func suggestion(for site: Site, in context: RuleContext) -> Suggestion? {
    guard case .push(let screen)? = context.step(at: site)?.kind, !context.flow[site.screen].isOneScreenLayer else {
      return nil
    }
    let name = context.flow[screen].name.value
    return context.suggest("Present \(quoted(name))", "present \(name)", for: "push \(name)", at: site.range)
  }

  static func help(_ step: FailedStep) -> String {
    step.afterDismissing.map { "put away what is in the way first: \($0)" }
      ?? "present \(step.target) instead of pushing it, or make the root a \"stack\""
  }
}
