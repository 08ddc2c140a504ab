import Diagnostics
import FlowModel
import Localization

/// Finds tasks with outcomes that a plain `push` or `replace` shows, so that no step can react to the outcome.
struct PushedTaskOutcome: Rule {
  static let metadata = RuleMetadata(
    id: "pushed-task-outcome", severity: .warning, evidence: .file, family: .tasks,
    summary: "A task with outcomes is pushed without \"start\", so its caller cannot tell how it ended.",
    rationale: """
      A pop returns no result. A caller that pushes the task's screen must find out by itself whether the task was \
      done. "start" returns the outcome to the caller.
      """,
    sources: [.merpay(problem: 3)], defersTo: ["pushed-task", "task-returns-elsewhere", "tab-root-lost"],
    failing: [
      Example(
        "a push of the first screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Register a bank: ①push Intro } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Next: push Account } }
              Account: { actions: { OK: complete connected } }
        """),
      Example(
        "a replace by the first screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Menu: push Menu } }
          Menu: { actions: { Register a bank: ①replace Intro } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
    ],
    passing: [
      Example(
        "a \"start\" with the style push",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Register a bank: { start: connectBank, as: push, then: { connected: stay } } } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "a task without outcomes except \"cancelled\"",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Look around: push Page } }
        tasks:
          tour:
            outcomes: [cancelled]
            screens:
              Page: { actions: { Next: push Last } }
              Last: { actions: { Leave: cancel } }
        """),
      Example(
        "a further screen of the running task, after a screen of no task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Register a bank: start connectBank } }
          Terms: { actions: { Agree: push Account } }
        tasks:
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Terms: push Terms } }
              Account: { actions: { OK: complete connected } }
        """),
      Example(
        "a push that happens on no device",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { cases: [{ where: { device: pad }, push: Amount }, start charge] } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
      Example(
        "a sign-in in a root without tabs",
        """
        navflow: 1
        root: { stack: Welcome }
        screens:
          Welcome: { actions: { Sign in: push SignIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.tasks.filter { isRelevant($0, context.flow) }.flatMap { task in
      context.structure.beginnings(of: task.id).compactMap { showing in
        guard showing.verb == .push || showing.verb == .replace,
          context.flow.devices.contains(where: showing.written.devices.contains),
          !context.flow[showing.screen].isOneScreenLayer,
          !isAtRoot(showing, context.structure), !showing.written.before.contains(where: { $0.starts(task.id) })
        else { return nil }
        return finding(context, task, showing)
      }
    }
  }

  private func isRelevant(_ task: UserTask, _ flow: Flow) -> Bool {
    guard task.hasOwnOutcomes, task.kind != .fullScreen else { return false }
    // The root is unknown here; a root without tabs makes a push acceptable.
    return task.purpose == nil || (!flow.isFragment && flow.roots.allSatisfy(\.hasTabs))
  }

  /// Returns whether a step replaces the bottom of a root and thereby begins a task at the root.
  private func isAtRoot(_ showing: PresentationSite, _ structure: FlowGraph) -> Bool {
    showing.verb == .replace && structure.hosts(of: showing.written).contains { structure.rootScreens.contains($0) }
  }

  private func finding(_ context: RuleContext, _ task: UserTask, _ showing: PresentationSite) -> Finding {
    let written = showing.written
    return Finding(
      .unobservable(context, task, showing), help: .help(task), at: written.step.range, about: .task(task.id),
      place: context.structure.place(of: written), screen: context.structure.hosts(of: written).first,
      action: written.action, task: task.id
    ).noting([context.definition(of: task.id)])
      .suggesting(context.suggestStart(of: task.id, showing: showing.screen, at: written))
  }
}

extension Message {
  fileprivate static func unobservable(_ context: RuleContext, _ task: UserTask, _ showing: PresentationSite) -> Message
  {
    let outcomes = listed(task.outcomes.map(\.value).filter { $0 != .cancelled }.map { context.name($0) }, .or)
    let here: Message = showing.written.action.map { context.culprit($0) } ?? "the root"
    return
      "the caller cannot tell how task \(context.name(task.id)) ends: \(here) shows it by plain \("\(showing.verb)"), which cannot "
      + "distinguish \(outcomes) from going back"
  }

  fileprivate static func help(_ task: UserTask) -> Message {
    let outcome = "then: { … }"
    return "write \(quoted("start \(task.name.value)")), and what follows under \(quoted(outcome))"
  }
}

extension Step {
  /// Whether it starts a task: later steps of the list go on in it.
  fileprivate func starts(_ task: TaskID) -> Bool { if case .start(task, _, _) = kind { true } else { false } }
}
