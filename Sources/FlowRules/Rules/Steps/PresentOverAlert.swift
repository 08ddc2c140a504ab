import Diagnostics
import FlowSimulation
import Localization

/// Finds screens presented over an alert or action sheet.
struct PresentOverAlert: StepFailureRule {
  static let failure = StepFailure.presentOverAlert

  static let metadata = RuleMetadata(
    id: "present-over-alert", severity: .error, exception: "a warning in an entry", evidence: .behaviour,
    family: .steps,
    summary: "A view is presented while an alert, action sheet or prompt is up.",
    rationale: """
      UIKit does not present over an alert, and people lose the question that they were asked. A button of the \
      alert itself closes it first. An event from outside must wait or do nothing.
      """,
    sources: [.uiKit, .guidelines("alerts")],
    failing: [
      Example(
        "a notification over an alert",
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
        "two presentations in one action",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: [present Sure, ①present News] } }
          Sure: { kind: actionSheet, actions: { OK: stay } }
          News: { actions: { Close: dismiss } }
        """),
      Example(
        "a sheet while the system asks for a permission",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Scan: present Camera } }
          Camera: { kind: prompt, title: May the app use the camera?, actions: { Allow: stay, No: stay } }
          Offer: { actions: { Close: dismiss } }
        entries:
          Offer arrives: ①present Offer
        """),
    ],
    passing: [
      Example(
        "the alert's own action, which closes it first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { More: present News, OK: stay } }
          News: { actions: { Close: dismiss } }
        """),
      Example(
        "a prompt of the system, which may come over an alert",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { OK: stay } }
          News: { kind: prompt, title: May the app send notifications?, actions: { Allow: stay, No: stay } }
        entries:
          First message: present News
        """),
      Example(
        "a lock screen that sets everything aside, even alerts",
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

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): an alert, action sheet or prompt may be up"
  }

  static func remedies(_ step: FailedStep) -> [Remedy] { step.remediesOfEntry }

  static func help(_ step: FailedStep) -> Message {
    if let steps = step.closingOwnAlert { return .closeFirst(steps) }
    guard step.site.trigger == .entry, !step.fronts.isEmpty else {
      return "let the alert close first, or add a condition such as \"where: { screen: … }\""
    }
    let names = listed(step.fronts.map(step.context.name))
    return "\(step.waiting(for: step.fronts)), or set \(names) aside, with \"aside: true\""
  }
}
