import Diagnostics
import FlowModel

/// Flags tasks that begin with another screen than their entry.
struct TaskEnteredMidway: Rule {
  static let metadata = RuleMetadata(
    id: "task-entered-midway", severity: .warning, evidence: .behaviour, family: .tasks,
    summary: "A task begins with a screen that is not its entry.",
    rationale: """
      What the task asks on its first screens is skipped, and the screen that is shown cannot count on it. Start the \
      task at its entry, or make the screen the entry of a task of its own.
      """,
    sources: [.merpay(problem: 3)],
    failing: [
      Example(
        "a deep link into the middle",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Next: push Confirm } }
              Confirm: { actions: { OK: complete charged } }
        entries:
          Confirm payment: ①present Confirm
        """),
      Example(
        "a shortcut on the home screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge, Same as last time: ①push Confirm } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Next: push Confirm } }
              Confirm: { actions: { OK: complete charged } }
        """),
    ],
    passing: [
      Example(
        "its entry is not the first in the file",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: present Amount } }
        tasks:
          charge:
            entry: Amount
            outcomes: [charged, cancelled]
            screens:
              Confirm: { actions: { OK: complete charged } }
              Amount: { actions: { Next: push Confirm } }
        """),
      Example(
        "on from a screen of no task while the task runs",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
          Terms: { actions: { Agree: push Confirm } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Next: push Terms } }
              Confirm: { actions: { OK: complete charged } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { fact in
      guard case .begins(let task, _, let screen, _, _, let site) = fact, screen != context.flow[task].entry else {
        return nil
      }
      let entry = context.flow[task].entry
      return context.finding(
        .midway(context, task, screen), help: .help(context, task), by: site, about: .task(task), task: task
      ).noting([Note("its entry is here", at: context.flow[entry].name.range)])
    }
  }
}

extension String {
  fileprivate static func midway(_ context: RuleContext, _ task: TaskID, _ screen: ScreenID) -> String {
    "task \(context.name(task)) begins midway, with \(context.name(screen)) instead of its entry "
      + context.name(context.flow[task].entry)
  }

  fileprivate static func help(_ context: RuleContext, _ task: TaskID) -> String {
    "write \(quoted("start \(context.flow[task].name.value)")), or make the screen the entry of a task of its own"
  }
}
