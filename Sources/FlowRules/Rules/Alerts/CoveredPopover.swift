import Diagnostics
import FlowSimulation
import Localization

/// Finds screens other than alerts over a popover.
struct CoveredPopover: StepFailureRule {
  static let failure = StepFailure.coveredPopover

  static let metadata = RuleMetadata(
    id: "covered-popover", severity: .warning, evidence: .behaviour, family: .alerts,
    summary: "A view other than an alert is presented over a popover.",
    rationale: """
      A popover is a small view beside its source. With a sheet or another popover over it, people must close two \
      views and lose their place. Close the popover first.
      """,
    sources: [.guidelines("popovers")], defersTo: ["modal-over-modal", "present-over-alert"],
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
        "a popover style that is declared for iPhone",
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
        "a popover that closes first",
        """
        navflow: 1
        devices: [pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: popover } } }
          Filter: { actions: { More: [dismiss, present More] } }
          More: { actions: { Close: dismiss } }
        """),
      Example(
        "a popover that iPhone shows as a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: popover } } }
          Filter: { actions: { More: present More } }
          More: { actions: { Close: dismiss } }
        """),
      Example(
        "an alert, and a popover that is dismissed first",
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

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) shows \(step.target) over a popover"
  }

  static func remedies(_ step: FailedStep) -> [Remedy] { step.remediesOfEntry }

  static func help(_ step: FailedStep) -> Message {
    guard let words = step.step?.words(in: step.context.flow) else { return "dismiss the popover first" }
    guard step.fronts.isEmpty else { return step.clearing(step.fronts, for: [words]) }
    let mayPush = step.step?.shownScreen(in: step.context.flow).map { !step.context.flow[$0].isOneScreenLayer } ?? false
    guard step.context.mayRunTask(under: step.site.screen) else {
      // A popover is a sheet on iPhone, and UIKit drops what a closing sheet shows.
      return step.context.flow.devices.contains(.phone) && mayPush
        ? "push it in the popover, which is a sheet on iPhone: \(quoted(step.pushing))"
        : "dismiss the popover first: \(quotedList(["dismiss", words]))"
    }
    // The task may begin in the popover, so dismissing it would remove the task.
    guard mayPush else {
      return "show \(step.context.name(step.site.screen)) in another style, because a task may run there"
    }
    return "push it in the popover, because a task may run there: \(quoted(step.pushing))"
  }
}

extension FailedStep {
  /// The same step with a push.
  fileprivate var pushing: String {
    let name = step?.target(in: context.flow) ?? ""
    if case .start? = step?.kind { return "{ start: \(name), as: push }" }
    return "push \(name)"
  }
}
