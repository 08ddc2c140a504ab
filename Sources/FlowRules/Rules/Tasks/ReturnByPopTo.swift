import Diagnostics
import FlowModel
import Localization

/// Finds tasks that are left by `pop to`, `unwind` or a counted `pop` and do not end.
struct ReturnByPopTo: Rule {
  static let metadata = RuleMetadata(
    id: "return-by-pop-to", severity: .info, evidence: .file, family: .tasks,
    summary: "A pop to a screen outside a task leaves the task without ending it.",
    rationale: """
      Such a step depends on the screens beneath the task, so it works for one caller only. It also reports no \
      outcome. "complete" or "cancel" removes the task's screens over any caller, and reports the outcome.
      """,
    sources: [.merpay(problem: 3)], defersTo: ["interrupted-task"],
    failing: [
      Example(
        "\"pop to\" the caller",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Register a bank: { start: connectBank, as: push } } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Next: push Account } }
              Account: { actions: { Later: ①pop to Home, OK: complete connected } }
        """),
      Example(
        "\"unwind\" out of a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Register a bank: start connectBank } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Later: ①unwind Home, OK: complete connected } }
        """),
      Example(
        "a counted pop beyond the task's first screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Settings: push Settings } }
          Settings: { actions: { Register a bank: { start: connectBank, as: push } } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Next: push Account } }
              Account: { actions: { Later: ①pop 2, OK: complete connected } }
        """),
    ],
    passing: [
      Example(
        "\"pop to\" an earlier screen of the same task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Register a bank: { start: connectBank, as: push } } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Next: push Bank } }
              Bank: { actions: { Next: push Account } }
              Account: { actions: { Another bank: pop to Bank, Start over: pop 2, OK: complete connected } }
        """),
      Example(
        "an action that also ends the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Register a bank: { start: connectBank, as: push } } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: [pop to Home, complete connected] } }
        """),
      Example(
        "a task whose sheet was dismissed before",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { List: push List } }
          List: { actions: { Register a bank: start connectBank } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected, Later: [dismiss, pop to Home] } }
        """),
      Example(
        "screens of no task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { List: push List } }
          List: { actions: { Detail: push Detail } }
          Detail: { actions: { Home: pop to Home } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.steps(where: \.mayLeave).compactMap { written in
      // If earlier steps have left the task, this step does not leave it.
      guard written.action != nil, !written.stack.isLeft else { return nil }
      let running = context.structure.contexts(of: written)
      guard running.count == 1, let only = running.first, let task = only,
        !written.list.contains(where: \.completes), leaves(written, task, context)
      else { return nil }
      return Finding(
        .left(context, task, written), help: .help, at: written.step.range, about: .task(task),
        place: context.structure.place(of: written), screen: context.structure.hosts(of: written).first,
        action: written.action, task: task
      ).noting([context.definition(of: task)])
    }
  }

  private func leaves(_ written: WrittenStep, _ task: TaskID, _ context: RuleContext) -> Bool {
    switch written.step.kind {
    case .pop(.to(let screen)), .unwind(let screen): !context.structure.contexts[screen.index].contains(task)
    case .pop(.count(let count)):
      context.structure.hosts(of: written).allSatisfy { host in
        context.structure.greatestDepth(of: host, in: task).map { count >= $0 } ?? false
      }
    case .push, .present, .start, .complete, .pop(.root), .dismiss, .replace, .show, .tab, .root, .set, .stay: false
    }
  }
}

extension Step.Kind {
  /// Whether the step removes more than one screen, so that it may remove a task.
  fileprivate var mayLeave: Bool {
    switch self {
    case .pop(.to), .unwind: true
    case .pop(.count(let count)): count > 1
    case .push, .present, .start, .complete, .pop, .dismiss, .replace, .show, .tab, .root, .set, .stay: false
    }
  }
}

extension FlowGraph {
  /// Returns the largest number of screens on one stack from the first screen of a task up to a screen, both included.
  ///
  /// It is nil if the number is unbounded or unknown, or if a layer may begin in between.
  fileprivate func greatestDepth(of screen: ScreenID, in task: TaskID) -> Int? {
    let beginnings = beginnings(of: task)
    let isPushed = beginnings.contains { showing in flow.devices.contains { showing.style(on: $0, in: flow) == .push } }
    guard isPushed, beginnings.allSatisfy({ $0.screen == flow[task].entry }) else { return nil }
    let stack = closure(of: [flow[task].entry])
    let isPresented = showings(of: screen).contains { $0.verb == .present }
    guard stack.contains(screen), !isPresented else { return nil }
    var depths: [ScreenID: Int] = [flow[task].entry: 1]
    // The rounds of Bellman and Ford: without a cycle, the depths are stable after as many rounds as there are screens.
    for _ in stack {
      var hasChanged = false
      for from in stack {
        guard let depth = depths[from] else { continue }
        for target in branches(of: from).flatMap(\.targets) where depths[target, default: 0] < depth + 1 {
          depths[target] = depth + 1
          hasChanged = true
        }
      }
      if !hasChanged { return depths[screen] }
    }
    return nil
  }
}

extension Message {
  fileprivate static func left(_ context: RuleContext, _ task: TaskID, _ written: WrittenStep) -> Message {
    let here: Message = written.action.map { context.culprit($0) } ?? "the root"
    return "task \(context.name(task)) is left without being ended: \(here) pops to a screen outside it"
  }

  fileprivate static let help: Message =
    "write \"complete …\" or \"cancel\": the task's screens then go by themselves, and the caller learns the outcome"
}
