import Diagnostics
import FlowSimulation

/// Flags anything but an alert over a popover.
struct CoveredPopover: StepFailureRule {
  static let failure = StepFailure.coveredPopover

  static let metadata = RuleMetadata(
    id: "covered-popover", severity: .warning, evidence: .behaviour, family: .alerts,
    summary: "Something other than an alert over a popover.",
    rationale: """
      A popover is a small thing beside what it belongs to; a sheet or another popover over it leaves people two \
      things to put away and no idea where they are. Close it first.
      """,
    sources: [.guidelines("popovers")],
    failing: [
      Example(
        "a sheet over a popover",
        """
        navflow: 1
        devices: [pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: popover } } }
          Filter: { actions: { More: ①present More } }
          More: { actions: { Close: dismiss } }
        """),
      Example(
        "a popover by name on a phone",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: { phone: popover } } } }
          Filter: { actions: { More: { ①present: More, as: { phone: popover } } } }
          More: { title: More }
        """),
    ],
    passing: [
      Example(
        "on a phone a plain popover is a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: popover } } }
          Filter: { actions: { More: present More } }
          More: { actions: { Close: dismiss } }
        """),
      Example(
        "an alert, and a popover that goes first",
        """
        navflow: 1
        devices: [pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: popover } } }
          Filter: { actions: { Reset: present Sure, More: [dismiss, present More] } }
          Sure: { kind: alert, actions: { OK: stay } }
          More: { actions: { Close: dismiss } }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) shows \(step.target) over a popover"
  }

  static func help(_ step: FailedStep) -> String {
    "dismiss the popover first: \"[dismiss, …]\""
  }
}
