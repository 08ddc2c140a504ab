import Diagnostics
import FlowModel

/// Flags tasks that end somewhere else than where they began.
struct TaskReturnsElsewhere: Rule {
  static let metadata = RuleMetadata(
    id: "task-returns-elsewhere", severity: .error, evidence: .behaviour, family: .tasks,
    summary: "A task ends, and the user is not back where it was started.",
    rationale: """
      Whoever starts a task expects to be back when it is done. If the screen it was started from has been taken away, \
      the user stands somewhere else and has to find the way again. Start the task over the screen that needs it.
      """,
    sources: [.merpay(problem: 2)],
    failing: [
      Example(
        "the screen that started it was closed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount:
                actions:
                  ①Register a bank: [dismiss, start connectBank]
                  Charge: complete charged
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "ended from another tab",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: [tab Pay, ①complete charged] } }
        """),
    ],
    passing: [
      Example(
        "a then that moves on afterwards",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, then: { charged: push Receipt } } } }
          Receipt: { title: Receipt }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
        """),
      Example(
        "over the screen that needs it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: start connectBank, Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { fact in
      guard case .returnsElsewhere(let task, let origin, let landed, let site) = fact else { return nil }
      return context.finding(
        .astray(context, task, origin, landed), help: .help(context, task, origin), by: site, about: .task(task),
        task: task
      ).noting([context.definition(of: task), Note("it was begun from here", at: context.flow[origin].name.range)])
    }
  }
}

extension String {
  fileprivate static func astray(
    _ context: RuleContext, _ task: TaskID, _ origin: ScreenID, _ landed: ScreenID
  ) -> String {
    "task \(context.name(task)) does not return to where it began: it was begun from \(context.name(origin)), and when it "
      + "ends the user is on \(context.name(landed))"
  }

  fileprivate static func help(_ context: RuleContext, _ task: TaskID, _ origin: ScreenID) -> String {
    "start \(context.name(task)) over \(context.name(origin)), and leave that where it is until the task has ended"
  }
}
