import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds tasks that begin with another screen than their first one.
struct TaskEnteredMidway: Rule {
  static let metadata = RuleMetadata(
    id: "task-entered-midway", severity: .warning, evidence: .behaviour, family: .tasks,
    summary: "A task begins with a screen that is not its first screen.",
    rationale: """
      The questions of the task's first screens are skipped, and the screen cannot rely on their answers. Start the \
      task at its first screen ("entry"), or make the screen the first one of another task.
      """,
    sources: [.merpay(problem: 3)], defersTo: ["tab-root-lost"],
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
      Example(
        "a tab",
        """
        navflow: 1
        root: { tabs: [Home, ①Confirm], start: Home }
        screens:
          Home: { actions: { Charge: start charge, Help: push Help } }
          Help: { title: Help }
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
        "a task whose \"entry\" is not the first screen in the file",
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
        "a step from a screen of no task while the task runs",
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
    context.findings { observed in
      guard case .begins(let task, let beginning, let screen, _, let root) = observed.kind, let site = observed.site,
        screen != context.flow[task].entry
      else { return nil }
      let entry = Note("its first screen is here", at: context.flow[context.flow[task].entry].name.range)
      if beginning == .root, let range = context.flow[root].range(naming: screen) {
        return finding(context, task, screen, at: root, range).noting([entry])
      }
      let help = Message.help(context, task, screen, from: context.running(at: site))
      return context.finding(.midway(context, task, screen), help: help, by: site, about: .task(task), task: task)
        .noting([entry])
    }
  }

  /// Returns the finding at the root that shows the screen, for all traces.
  private func finding(
    _ context: RuleContext, _ task: TaskID, _ screen: ScreenID, at root: RootID, _ range: SourceRange
  ) -> Finding {
    Finding(
      .midway(context, task, screen), help: .helpAtRoot(context, task, screen), at: range, about: .task(task),
      place: .root(root), screen: screen, task: task)
  }
}

extension Root {
  /// Returns the source range at which the root names a screen, or nil.
  fileprivate func range(naming screen: ScreenID) -> SourceRange? {
    switch kind {
    case .tabs(let tabs, _): tabs.first { $0.value == screen }?.range
    case .stack(let own), .screen(let own): own.value == screen ? own.range : nil
    case .task: nil
    }
  }
}

extension Message {
  fileprivate static func midway(_ context: RuleContext, _ task: TaskID, _ screen: ScreenID) -> Message {
    "task \(context.name(task)) begins midway, with \(context.name(screen)) instead of its first screen "
      + "\(context.name(context.flow[task].entry))"
  }

  fileprivate static func helpAtRoot(_ context: RuleContext, _ task: TaskID, _ screen: ScreenID) -> Message {
    let isTab = context.flow.roots.contains { $0.tabs.contains(screen) }
    let task = quoted("{ task: \(operand([context.flow[task].name.value])) }")
    return isTab ? own : "let the root begin with the task, \(task), or \(own)"
  }

  private static let own: Message = "make the screen the first one of another task"

  /// - Parameter running: the task on whose screens the step is.
  fileprivate static func help(
    _ context: RuleContext, _ task: TaskID, _ screen: ScreenID, from running: TaskID?
  ) -> Message {
    if running == task { return "\(context.helpToGoOn(in: task, with: screen)), or \(own)" }
    guard let running, context.isStarted(running, by: task) else {
      return "write \(quoted("start \(context.flow[task].name.value)")), or \(own)"
    }
    let outcome = context.flow[running].outcomes.first { $0.value != .cancelled }.map { context.flow[$0.value].name }
    let ending = quoted(outcome.map { "complete \($0)" } ?? "cancel")
    let then = quoted("then: { \(outcome ?? "cancelled"): push \(context.flow[screen].name.value) }")
    return
      "end \(context.name(running)) by \(ending), and go on by \(then) where \(context.name(task)) starts it, or \(own)"
  }
}

extension RuleContext {
  /// Returns the task of the screen on which a step was started, or nil for an entry.
  func running(at site: Site) -> TaskID? {
    switch site.trigger {
    case .user, .gesture, .system, .arrival: flow[site.screen].task
    case .entry, .launch: nil
    }
  }

  /// Returns the correction for steps that leave a task only to show another screen of the same task.
  func helpToGoOn(in task: TaskID, with screen: ScreenID) -> Message {
    "leave \(name(task)) where it is, and go on in it by \(quoted("push \(flow[screen].name.value)")) alone"
  }

  /// Returns whether a task is started on the screens of another.
  fileprivate func isStarted(_ task: TaskID, by other: TaskID) -> Bool {
    structure.beginnings(of: task).contains { showing in
      showing.started != nil && structure.hosts(of: showing.written).contains { flow[$0].task == other }
    }
  }
}
