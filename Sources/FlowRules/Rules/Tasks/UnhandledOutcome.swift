import Diagnostics
import FlowModel
import Localization

/// Finds a `then` without a branch for some outcome.
struct UnhandledOutcome: Rule {
  static let metadata = RuleMetadata(
    id: "unhandled-outcome", severity: .warning,
    exception: "an info where all outcomes set the same values, or none, or a caller has no \"then\"", evidence: .file,
    family: .tasks,
    summary: "A caller handles one outcome of a task and forgets another.",
    rationale: """
      A caller that handles one outcome should handle all of them. An outcome that is left out was often added \
      later. Name it. If nothing follows, write "stay". The same holds for the only caller that shows nothing where \
      all others show something.
      """,
    sources: [.merpay(problem: 3)],
    failing: [
      Example(
        "one of two outcomes is handled",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, ①then: { charged: stay } } } }
        tasks:
          charge:
            outcomes: [charged, refused, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, No: complete refused } }
        """),
      Example(
        "a \"then\" of a root",
        """
        navflow: 1
        start: tour
        roots:
          tour:
            task: tour
            ①then: { seen: root main }
          main: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          tour:
            outcomes: [seen, skipped, cancelled]
            screens:
              Page: { actions: { OK: complete seen, Skip: complete skipped } }
        """),
      Example(
        "the only caller that shows nothing",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Order: { start: order, then: { ordered: push Order } }, Old orders: push Orders } }
          Order: { title: Your order }
          Orders: { title: Old orders, actions: { Order again: ①start order } }
        tasks:
          order:
            outcomes: [ordered, cancelled]
            screens:
              Basket: { actions: { Order now: complete ordered, Cancel: cancel } }
        """),
    ],
    passing: [
      Example(
        "a gate, whose other outcomes run nothing",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, asked, yes] }
        screens:
          Home: { actions: { Lend: start lend } }
        tasks:
          lend: { needs: { member: yes }, outcomes: [lent, cancelled], screens: { Book: { actions: { OK: complete lent, Cancel: cancel } } } }
          join:
            outcomes: [joined, asked, cancelled]
            gives: { joined: { member: yes }, asked: { member: asked } }
            screens: { Card: { actions: { Join: { either: { now: complete joined, later: complete asked } }, Cancel: cancel } } }
        """),
      Example(
        "a caller that leaves out \"cancelled\"",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, then: { charged: stay, refused: stay } } } }
        tasks:
          charge:
            outcomes: [charged, refused, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, No: complete refused } }
        """),
      Example(
        "a caller without \"then\"",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, refused, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, No: complete refused } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let starts = context.structure.steps { if case .start(_, _, _?) = $0 { true } else { false } }
    let calls = starts.compactMap { written -> Finding? in
      guard case .start(let task, _, let then?) = written.step.kind, !context.isGate(written) else { return nil }
      return finding(context, task, then, context.structure.place(of: written), written.action)
    }
    let roots = context.flow.roots.compactMap { root -> Finding? in
      guard case .task(let task, let then?) = root.kind else { return nil }
      return finding(context, task.value, then, .root(root.id), nil)
    }
    return calls + roots + forgetfulCallers(in: context)
  }

  /// Returns the findings on steps without a `then`, where all others that start the task show something afterwards.
  private func forgetfulCallers(in context: RuleContext) -> [Finding] {
    let starts = context.structure.steps { if case .start = $0 { true } else { false } }.filter { !context.isGate($0) }
    return context.flow.tasks.filter { $0.purpose == nil && $0.hasOwnOutcomes }.flatMap { task in
      let own = starts.filter { if case .start(task.id, _, _) = $0.step.kind { true } else { false } }
      let (silent, others) = (
        own.filter { context.outcome(shownAfter: $0) == nil }, own.compactMap { context.outcome(shownAfter: $0) }
      )
      guard silent.count == 1, !others.isEmpty, let written = silent.first, case .start(_, _, nil) = written.step.kind,
        written.before.count == written.list.count - 1, Set(others).count == 1, let outcome = others.first
      else { return [Finding]() }
      let finding = Finding(
        .silent(context, written, task.id, outcome), help: .help(context, outcome), at: written.step.range,
        about: .task(task.id), place: context.structure.place(of: written), action: written.action, task: task.id)
      return [finding.noting([context.definition(of: task.id)]).withSeverity(.info)]
    }
  }

  private func finding(
    _ context: RuleContext, _ task: TaskID, _ then: ThenID, _ place: Finding.Place, _ action: ActionID?
  ) -> Finding? {
    let named = context.flow[then].branches.map(\.outcome.value)
    let missing = context.flow[task].outcomes.map(\.value).filter { $0 != .cancelled && !named.contains($0) }
    guard !named.isEmpty, let first = missing.first else { return nil }
    let screen: ScreenID? = if case .screen(let owner) = place { owner } else { nil }
    let sets = Set((named + missing).filter { $0 != .cancelled }.map { context.assignments(with: $0, of: task) })
    let finding = Finding(
      .forgotten(context, task, missing), help: .help(context, first), at: context.flow[then].range, about: .task(task),
      place: place, screen: screen, action: action, task: task
    ).noting([context.definition(of: task)])
    // An outcome that is not named just returns, which is right if nothing depends on the outcome.
    return sets.count > 1 ? finding : finding.withSeverity(.info)
  }
}

extension RuleContext {
  /// Returns whether a gate starts the task: the documents say what follows on its outcomes.
  fileprivate func isGate(_ written: WrittenStep) -> Bool {
    written.action.map { flow[$0].cases[written.chosenCase].results[written.result].isGate } ?? false
  }

  /// Returns the outcome after which a caller shows something, or nil.
  fileprivate func outcome(shownAfter written: WrittenStep) -> OutcomeID? {
    guard case .start(_, _, let then?) = written.step.kind else { return nil }
    return flow[then].branches.first { branch in
      branch.outcome.value != .cancelled && branch.steps.contains { $0.showsPage(in: flow) }
    }?.outcome.value
  }

  /// Returns what the actions of a task set when they complete it with an outcome.
  fileprivate func assignments(with outcome: OutcomeID, of task: TaskID) -> Set<Assignment.Effect> {
    let actions = flow[task].screens.flatMap { flow[$0].actions }.map { flow[$0] }
    let results = actions.flatMap { action in
      action.cases.flatMap { each in each.results.map { (sets: action.set + each.set + $0.set, steps: $0.steps) } }
    }
    return results.reduce(into: []) { changes, result in
      guard result.steps.contains(where: { if case .complete(outcome) = $0.kind { true } else { false } }) else {
        return
      }
      changes.formUnion(
        (result.sets + result.steps.flatMap(\.assignments)).map(\.effect))
    }
  }
}

extension Message {
  fileprivate static func silent(
    _ context: RuleContext, _ written: WrittenStep, _ task: TaskID, _ outcome: OutcomeID
  ) -> Message {
    "\(written.action.map { context.culprit($0) } ?? "the root") starts task \(context.name(task)) and shows nothing "
      + "when it ends with \(context.name(outcome)), as its other callers do"
  }

  fileprivate static func forgotten(_ context: RuleContext, _ task: TaskID, _ missing: [OutcomeID]) -> Message {
    "this \"then\" does not say what follows when task \(context.name(task)) ends with "
      + "\(listed(missing.map(context.name), .or))"
  }

  fileprivate static func help(_ context: RuleContext, _ outcome: OutcomeID) -> Message {
    "add \(quoted("\(context.flow[outcome].name): …")), or \(quoted("\(context.flow[outcome].name): stay")) if nothing "
      + "is to follow"
  }
}

extension Step {
  /// Whether it shows a screen without starting another task.
  fileprivate func showsPage(in flow: Flow) -> Bool {
    if case .start = kind { false } else { shownScreen(in: flow) != nil }
  }
}
