import Diagnostics
import FlowModel

/// Finds a `then` without a branch for some outcome.
struct UnhandledOutcome: Rule {
  static let metadata = RuleMetadata(
    id: "unhandled-outcome", severity: .warning,
    exception: "an info where all outcomes set the same values, or none", evidence: .file, family: .tasks,
    summary: "A caller handles one outcome of a task and forgets another.",
    rationale: """
      A caller that handles one outcome should handle all of them. An outcome that is left out was often added \
      later. Name it. If nothing follows, write "stay".
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
    ],
    passing: [
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
      guard case .start(let task, _, let then?) = written.step.kind else { return nil }
      return finding(context, task, then, context.structure.place(of: written), written.action)
    }
    let roots = context.flow.roots.compactMap { root -> Finding? in
      guard case .task(let task, let then?) = root.kind else { return nil }
      return finding(context, task.value, then, .root(root.id), nil)
    }
    return calls + roots
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

extension String {
  fileprivate static func forgotten(_ context: RuleContext, _ task: TaskID, _ missing: [OutcomeID]) -> String {
    "this \"then\" does not say what follows when task \(context.name(task)) ends with "
      + listed(missing.map(context.name), "or")
  }

  fileprivate static func help(_ context: RuleContext, _ outcome: OutcomeID) -> String {
    "add \(quoted("\(context.flow[outcome].name): …")), or \(quoted("\(context.flow[outcome].name): stay")) if nothing "
      + "is to follow"
  }
}
