import Diagnostics
import FlowSimulation

/// Finds screens that present something while a layer stands over them.
struct PresentWhileCovered: StepFailureRule {
  static let failure = StepFailure.presentWhileCovered

  static let metadata = RuleMetadata(
    id: "present-while-covered", severity: .error, evidence: .behaviour, family: .steps,
    summary: "A screen presents something while a layer stands over it.",
    rationale: """
      An answer arrives for a screen that the user has left behind a sheet or an alert. UIKit presents nothing from a \
      view controller that already presents something, and only writes a line to the log. The user never sees the \
      result.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "an answer that arrives behind a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Settings: present Settings
              Loading fails: { by: system, while: open, do: ①present Sorry }
          Settings: { title: Settings, actions: { Close: dismiss } }
          Sorry: { kind: alert, title: Loading failed, actions: { OK: stay } }
        """),
      Example(
        "a task that begins behind an alert",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Delete: present Sure
              Session ends: { by: system, while: open, do: ①start signIn }
          Sure: { kind: alert, title: Delete?, actions: { Delete: stay, Cancel: stay } }
        tasks:
          signIn:
            outcomes: [done, cancelled]
            screens: { Form: { title: Sign in, actions: { Sign in: complete done, Cancel: cancel } } }
        """),
    ],
    passing: [
      Example(
        "an answer that waits until the screen is in front",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Settings: present Settings
              Loading fails: { by: system, do: present Sorry }
          Settings: { title: Settings, actions: { Close: dismiss } }
          Sorry: { kind: alert, title: Loading failed, actions: { OK: stay } }
        """),
      Example(
        "an answer that shows something only while its screen is in front",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Settings: present Settings
              Account closed: { by: system, while: open, cases: [{ where: { screen: Home }, present: Sorry }, stay] }
          Settings: { title: Settings, actions: { Close: dismiss } }
          Sorry: { kind: alert, title: Your account is closed, actions: { OK: stay } }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) cannot do \(step.words): a layer may stand over its screen"
  }

  static func help(_ step: FailedStep) -> String {
    "let it wait until the screen is in front (\(quoted("while: shown"))), or dismiss what stands over it first: "
      + quotedList(["dismiss all", step.step?.words(in: step.context.flow) ?? "…"])
  }
}
