import Diagnostics
import FlowSimulation
import Verification

/// Finds a `dismiss` without a modal layer.
struct DismissWithoutModal: StepFailureRule {
  static let failure = StepFailure.dismissWithoutModal

  static let metadata = RuleMetadata(
    id: "dismiss-without-modal", severity: .warning, evidence: .behaviour, family: .steps,
    summary: "\"dismiss\" runs where no modal layer is up.",
    rationale: """
      Without a modal layer there is nothing to dismiss, so the tap does nothing. The cause is often a screen for a \
      sheet that is pushed too, or one dismiss too many.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "a screen for a sheet that is pushed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Filter } }
          Filter: { actions: { Close: ①dismiss } }
        """),
      Example(
        "one dismiss too many",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Filter } }
          Filter: { actions: { Close: [dismiss, ①dismiss] } }
        """),
    ],
    passing: [
      Example(
        "a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Filter } }
          Filter: { actions: { Close: dismiss } }
        """),
      Example(
        "\"dismiss all\" without a layer",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Open: present Filter } }
          Filter: { actions: { Close: dismiss } }
          Pay: { title: Pay }
        entries:
          Money received: { do: [dismiss all, tab Pay] }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) cannot do \(step.words): there may be no modal layer to close"
  }

  static func suggestion(for step: FailedStep) -> Suggestion? {
    guard step.device == nil, step.context.isShown(on: step.site, modally: false) else { return nil }
    return step.context.suggest("Pop the screen", "pop", for: "dismiss", at: step.site.range)
  }

  static func help(_ step: FailedStep) -> String {
    if let device = step.device {
      return "write one case for each device: "
        + "\(quoted("cases: [{ where: { device: \(device.rawValue) }, do: pop }, dismiss]"))"
    }
    return "write \"pop\" where the screen is pushed, or \"dismiss all\" where there may be no layer"
  }
}
