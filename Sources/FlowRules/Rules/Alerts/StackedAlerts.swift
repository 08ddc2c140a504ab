import Diagnostics
import FlowSimulation
import Localization

/// Finds alerts over alerts.
struct StackedAlerts: StepFailureRule {
  static let failure = StepFailure.stackedAlerts

  static let metadata = RuleMetadata(
    id: "stacked-alerts", severity: .error, evidence: .behaviour, family: .alerts,
    summary: "An alert is presented over another alert.",
    rationale: """
      UIKit shows one alert at a time. The second one never appears, and its question is never answered. Close the \
      first alert before you present the second.
      """,
    sources: [.guidelines("alerts"), .uiKit],
    failing: [
      Example(
        "two alerts in one action",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: [present Sure, ①present Really] } }
          Sure: { kind: alert, actions: { OK: stay } }
          Really: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "an event while an alert is up, which only its buttons close",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Upload: present Uploading } }
          Uploading: { kind: alert, actions: { Stop: stay, Failed: { by: system, do: ①present Failed } } }
          Failed: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "an alert from an entry over an alert",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { OK: stay } }
          Offline: { kind: alert, actions: { OK: stay } }
        entries:
          Connection lost: ①present Offline
        """),
      Example(
        "the same alert from two sources",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Reminder: { kind: alert, actions: { OK: stay } }
        entries:
          Pushed reminder: ①present Reminder
          Local reminder: ①present Reminder
        """),
    ],
    passing: [
      Example(
        "one alert after the other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { OK: present Really, No: stay } }
          Really: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "an event that first closes the alert",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Upload: present Uploading } }
          Uploading: { kind: alert, actions: { Stop: stay, Failed: { by: system, do: [dismiss, present Failed] } } }
          Failed: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "a warning that the app never shows twice",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Offline: { kind: alert, actions: { OK: stay } }
        entries:
          Connection lost: { once: true, present: Offline }
        """),
    ])

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    // The target of `start` is a task, and the message names the alert with which the task begins.
    let alert = step.step?.shownScreen(in: step.context.flow).map(step.context.name) ?? step.target
    return "\(culprit) shows the alert \(alert) over the alert that is up"
  }

  static func remedies(_ step: FailedStep) -> [Remedy] {
    let others = step.remediesOfEntry
    guard !others.isEmpty, case .action(let entry) = step.site.cause else { return [] }
    let once = Remedy(
      "if the app never shows it twice, write \"once: true\" on the entry",
      [.option(key: "once", value: "true", of: step.context.flow[entry].label.range)])
    return [once] + others
  }

  static func help(_ step: FailedStep) -> Message {
    if let steps = step.closingOwnAlert { return .closeFirst(steps) }
    guard !step.fronts.isEmpty else {
      return
        "show it from an action of the first alert, which then closes first, or wait until the first alert has closed"
    }
    let names = listed(step.fronts.map(step.context.name), .or)
    return
      "let the entry wait until \(names) has closed; if the app never shows it twice, write \"once: true\" on the entry"
  }
}
