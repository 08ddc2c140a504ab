import Diagnostics
import FlowModel
import Localization

/// Finds tasks that no step starts or shows.
struct UnusedTask: Rule {
  static let metadata = RuleMetadata(
    id: "unused-task", severity: .warning, exception: "an info for an outcome", evidence: .file, family: .file,
    summary: "Nothing starts a task, or nothing ends it with one of its outcomes.",
    rationale: """
      No "start" names the task, and no step, entry or root shows one of its screens. Start it where it is needed, \
      or remove it from the file. An outcome with which no action ends the task is forgotten or left over.
      """,
    sources: [.flowLanguage], isAboutAbsence: true,
    failing: [
      Example(
        "nothing names the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          ①charge:
            screens:
              Amount: { title: Amount }
        """),
      Example(
        "only its own screens show each other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          ①charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Next: push Confirm } }
              Confirm: { actions: { Again: start charge, OK: complete charged } }
        """),
      Example(
        "an outcome that no action gives",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Test: { start: test, then: { passed: stay, failed: stay } } } }
        tasks:
          test:
            outcomes: [passed, ①failed, cancelled]
            screens:
              Question: { actions: { Answer: complete passed, Cancel: cancel } }
        """),
      Example(
        "a task that nothing completes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Report: start report } }
        tasks:
          report:
            outcomes: [①sent, cancelled]
            screens:
              Form: { actions: { Send: dismiss } }
        """),
    ],
    passing: [
      Example(
        "a step shows one of its screens",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: present Amount } }
        tasks:
          charge:
            screens:
              Amount: { title: Amount }
        """),
      Example(
        "a root shows it",
        """
        navflow: 1
        root: { task: tour }
        tasks:
          tour:
            screens:
              Page: { title: Page }
        """),
      Example(
        "a fragment, which other files use",
        """
        navflow: 1
        tasks:
          charge:
            screens:
              Amount: { title: Amount }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard !context.flow.isFragment else { return [] }
    let unused = context.flow.tasks.filter { !context.structure.isUsed($0.id) }
    let used = context.flow.tasks.filter { task in !unused.contains { $0.id == task.id } }
    return unused.map { task in
      Finding(.unused(task), help: .help(task), at: task.name.range, about: .task(task.id), task: task.id)
    } + used.flatMap { outcomes(neverGivenBy: $0, context) }
  }

  /// Returns the findings on outcomes with which no action ends a task; the file may omit actions of a partial screen.
  private func outcomes(neverGivenBy task: UserTask, _ context: RuleContext) -> [Finding] {
    let given = Set(
      context.structure.steps.compactMap { if case .complete(let outcome) = $0.step.kind { outcome } else { nil } })
    let actions = task.screens.flatMap { context.flow[$0].actions }
    guard !task.screens.contains(where: { context.flow[$0].hasUnknownExits }), !actions.isEmpty,
      task.outcomes.contains(where: { $0.value != .cancelled && given.contains($0.value) })
        || !actions.contains(where: { context.flow[$0].allSteps.contains(where: \.swapsRoot) })
    else { return [] }
    return task.outcomes.filter { $0.value != .cancelled && !given.contains($0.value) }.map { outcome in
      let name = context.flow[outcome.value].name
      return Finding(
        .neverGiven(task, name), help: "write \(quoted("complete \(name)")) where that happens, or remove the outcome",
        at: outcome.range, about: .text(outcome.range), place: .task(task.id), task: task.id
      ).withSeverity(.info)
    }
  }
}

extension FlowGraph {
  /// Returns whether a root, or a step outside the task's own screens, shows a screen of the task.
  func isUsed(_ task: TaskID) -> Bool {
    let screens = Set(flow[task].screens)
    guard rootScreens.isDisjoint(with: screens) else { return true }
    return screens.union([flow[task].entry]).contains { screen in
      showings(of: screen).contains { showing in
        let hosts = hosts(of: showing.written)
        let isOwn = !hosts.isEmpty && hosts.allSatisfy(screens.contains)
        return !isOwn && (showing.started == task || screens.contains(screen))
      }
    }
  }
}

extension Message {
  fileprivate static func neverGiven(_ task: UserTask, _ outcome: String) -> Message {
    "no action ends task \(quoted(task.name.value)) with \(quoted(outcome))"
  }

  fileprivate static func unused(_ task: UserTask) -> Message { "nothing starts task \(quoted(task.name.value))" }

  fileprivate static func help(_ task: UserTask) -> Message {
    "write \(quoted("start \(task.name.value)")) where it is needed, or remove it from the file"
  }
}
