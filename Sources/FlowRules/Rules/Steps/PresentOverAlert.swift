import Diagnostics
import FlowSimulation

/// Flags what is presented while an alert or action sheet is up.
struct PresentOverAlert: StepFailureRule {
  static let failure = StepFailure.presentOverAlert

  static let metadata = RuleMetadata(
    id: "present-over-alert", severity: .error, exception: "a warning in an entry", evidence: .behaviour,
    family: .steps,
    summary: "Something is presented while an alert or action sheet is up.",
    rationale: """
      UIKit refuses to present over an alert, and people lose what they were asked. An action of the alert itself \
      closes it first; what comes from outside has to wait or go without.
      """,
    sources: [.uiKit, .guidelines("alerts")],
    failing: [
      Example(
        "a notification over a question",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { OK: stay } }
          News: { actions: { Close: dismiss } }
        entries:
          Breaking news: ①present News
        """),
      Example(
        "two in one action",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: [present Sure, ①present News] } }
          Sure: { kind: actionSheet, actions: { OK: stay } }
          News: { actions: { Close: dismiss } }
        """),
    ],
    passing: [
      Example(
        "the alert's own action: it has closed before",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { More: present News, OK: stay } }
          News: { actions: { Close: dismiss } }
        """),
      Example(
        "a lock screen sets everything aside, alerts too",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { OK: stay } }
          Lock: { actions: { Unlock: dismiss } }
        entries:
          Screen locked: { present: Lock, as: fullScreen, aside: true }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) cannot do \(step.words): an alert or action sheet may be up"
  }

  static func help(_ step: FailedStep) -> String {
    "let the alert go first, or give it a condition such as \"where: { screen: … }\""
  }
}
