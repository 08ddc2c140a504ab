import Diagnostics
import FlowModel
import Verification

/// Finds tasks that an action removes without ending them.
struct InterruptedTask: Rule {
  static let metadata = RuleMetadata(
    id: "interrupted-task", severity: .error, exception: "a warning where an alert or action sheet asks first",
    evidence: .behaviour, family: .tasks,
    summary: "Another action removes a task that has not ended.",
    rationale: """
      The user's work is gone, without a result and without a way back. Often the action removes the task to make \
      room for a subtask. Keep the task where it is and start the subtask over it. When the subtask ends, control returns to the task.
      """,
    sources: [.merpay(problem: 2)],
    failing: [
      Example(
        "a task closed for a subtask",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: [①dismiss, start connectBank], Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "a parent that is dismissed with its subtask",
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
              Intro: { actions: { Home: ①dismiss all, OK: complete connected } }
        """),
      Example(
        "a layer of no task closes the layers beneath it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: { start: write, as: fullScreen } } }
          Primer: { actions: { Allow: ①dismiss all, Not now: dismiss } }
        tasks:
          write:
            outcomes: [posted, cancelled]
            screens:
              Editor: { actions: { Notify me: { present: Primer }, Post: complete posted, Cancel: cancel } }
        """),
      Example(
        "signing out after a question, which is a warning",
        """
        navflow: 1
        roots:
          door: { screen: SignIn }
          main: { stack: Home }
        screens:
          SignIn: { actions: { Sign in: root main } }
          Home: { actions: { Settings: start settings } }
        tasks:
          settings:
            outcomes: [closed, cancelled]
            screens:
              Settings: { actions: { Done: complete closed, Sign out: present Sure } }
              Sure: { kind: alert, actions: { Sign out: { ①root: door, role: destructive }, Cancel: stay } }
        """),
    ],
    passing: [
      Example(
        "a subtask over its parent",
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
      Example(
        "a dismiss, which cancels the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Close: dismiss, Charge: complete charged } }
        """),
      Example(
        "a parent that ended before, with an outcome",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [noBank, charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: [complete noBank, start connectBank], Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "a menu that closes before a task starts",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Menu: present Menu } }
          Menu: { kind: actionSheet, actions: { Charge: start charge, Cancel: stay } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
        """),
      Example(
        "a task that is set aside",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: { start: connectBank, aside: true }, Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings(of: .interrupts) { fact in
      guard case .interrupts(let task, let subtask, let site) = fact, site.isUserInitiated || site.trigger == .arrival
      else {
        return nil
      }
      let finding = context.finding(
        .interrupted(context, task, subtask, site), help: .help(context, task, subtask, site), by: site,
        about: .task(task), task: task)
      let notes = [context.definition(of: task)] + (subtask.map { [context.definition(of: $0)] } ?? [])
      return (context.isConfirmed(site) ? finding.withSeverity(.warning) : finding).noting(notes)
    }
  }
}

extension String {
  fileprivate static func interrupted(
    _ context: RuleContext, _ task: TaskID, _ subtask: TaskID?, _ site: Site
  ) -> String {
    let then = subtask.map { " and starts \(context.name($0))" } ?? ""
    let step = context.words(of: site).map { "\(quoted($0)) in " } ?? ""
    return "task \(context.name(task)) is interrupted: \(step)\(context.culprit(site)) removes its screens\(then)"
  }

  fileprivate static func help(_ context: RuleContext, _ task: TaskID, _ subtask: TaskID?, _ site: Site) -> String {
    guard let subtask else {
      if let inner = context.task(actingAt: site), inner != task {
        return "end \(context.name(inner)) with an outcome, and let the \"then\" of the step that started it end "
          + "\(context.name(task)): a step ends only the task of its own screen"
      }
      if context.task(actingAt: site) == nil, context.step(at: site)?.isDismissAll == true {
        return
          "close only the layer of \(context.name(site.screen)), with \"dismiss\", and leave \(context.name(task)) "
          + "as it is"
      }
      guard context.isAlone(stepAt: site), context.step(at: site)?.leavesAllLayers == true,
        let words = context.words(of: site)
      else { return "end \(context.name(task)) before its screens go: write \"cancel\" or \"complete …\" for it" }
      if context.isStartedInOtherTask(task) {
        return
          "end \(context.name(task)) with \"complete …\" alone, in the place of \(quoted(words)): the task that started it "
          + "goes on"
      }
      let own = context.flow[task].outcomes.map(\.value).filter { $0 != .cancelled }
      // Which of several outcomes is right is not known.
      let completions = own.count == 1 ? ["complete \(context.flow[own[0]].name)"] : own.isEmpty ? [] : ["complete …"]
      let ways = listed((completions + ["cancel"]).map { quotedList([$0, words]) }, "or")
      return "end \(context.name(task)) before its screens go: \(ways)"
    }
    if subtask == task, let screen = context.screenShown(of: task, at: site) {
      return context.helpToGoOn(in: task, with: screen)
    }
    let start = quoted("start \(context.flow[subtask].name.value)")
    return "leave \(context.name(task)) where it is and write \(start) alone: the subtask shows over it, and control "
      + "comes back when it ends"
  }
}

extension Step {
  /// Whether it is `dismiss all`.
  fileprivate var isDismissAll: Bool { if case .dismiss(.all) = kind { true } else { false } }

  /// Whether it is `dismiss all` or `root`.
  fileprivate var leavesAllLayers: Bool { if case .root = kind { true } else { isDismissAll } }
}

extension RuleContext {
  /// Returns the task of the screen with the action at a site, or nil.
  fileprivate func task(actingAt site: Site) -> TaskID? {
    guard case .action(let action) = site.cause else { return nil }
    return structure.hosts[action.index].first.flatMap { flow[$0].task }
  }

  /// Returns whether some step begins a task while another one may be running.
  fileprivate func isStartedInOtherTask(_ task: TaskID) -> Bool {
    structure.beginnings(of: task).contains { showing in
      structure.contexts(of: showing.written).contains { $0 != nil && $0 != task }
    }
  }

  /// Returns whether the user has confirmed the loss in an alert or action sheet.
  ///
  /// The chosen button is destructive or changes the root, and another button keeps the screens.
  fileprivate func isConfirmed(_ site: Site) -> Bool {
    guard case .action(let action) = site.cause, case .screen(let owner) = flow[action].owner,
      flow[owner].kind.isQuestion, flow[owner].actions.contains(where: { $0 != action && flow[$0].mayKeepScreens })
    else { return false }
    return flow[action].role == .destructive
      || flow[action].allSteps.contains { if case .root = $0.kind { true } else { false } }
  }

  /// Returns the screen of a task, other than its first one, that an action shows besides its effect at a site; or nil.
  fileprivate func screenShown(of task: TaskID, at site: Site) -> ScreenID? {
    guard case .action(let action) = site.cause else { return nil }
    return structure.showings(of: action).map(\.screen).first { flow[$0].task == task && $0 != flow[task].entry }
  }
}
