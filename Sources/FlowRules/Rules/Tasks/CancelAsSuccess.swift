import Diagnostics
import FlowModel
import Localization

/// Finds a `then` that completes the caller's task with success although the inner task was cancelled.
struct CancelAsSuccess: Rule {
  static let metadata = RuleMetadata(
    id: "cancel-as-success", severity: .warning, evidence: .file, family: .tasks,
    summary: "A task completes with success because the user cancelled another task inside it.",
    rationale: """
      Users who cancel expect that nothing has happened. If "cancelled" completes the caller's task like success, a \
      cancelled card reader ends a payment as paid. Return to the caller with "stay", or cancel the caller too.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a cancelled card reader that completes a payment",
        """
        navflow: 1
        root: { stack: Orders }
        screens:
          Orders: { actions: { Pay: start pay } }
        tasks:
          pay:
            outcomes: [paid, cancelled]
            screens:
              Method:
                actions:
                  Card: { start: connect, then: { connected: complete paid, cancelled: ①complete paid } }
          connect:
            outcomes: [connected, cancelled]
            screens:
              Looking: { actions: { Found: complete connected, Cancel: cancel } }
        """),
      Example(
        "a cancelled sign-in that completes a tour",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Tour: start tour } }
        tasks:
          tour:
            outcomes: [seen, skipped, cancelled]
            screens:
              Page:
                actions:
                  Skip: complete skipped
                  Sign in: { start: signIn, then: { signedIn: complete seen, cancelled: [pop root, ①complete seen] } }
          signIn:
            outcomes: [signedIn, cancelled]
            screens:
              Form: { actions: { OK: complete signedIn, Cancel: cancel } }
        """),
    ],
    passing: [
      Example(
        "a cancelled reader after which the user chooses again",
        """
        navflow: 1
        root: { stack: Orders }
        screens:
          Orders: { actions: { Pay: start pay } }
        tasks:
          pay:
            outcomes: [paid, cancelled]
            screens:
              Method:
                actions:
                  Card: { start: connect, then: { connected: complete paid, cancelled: stay } }
          connect:
            outcomes: [connected, cancelled]
            screens:
              Looking: { actions: { Found: complete connected, Cancel: cancel } }
        """),
      Example(
        "a separate outcome for a skipped task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Set up: start setUp } }
        tasks:
          setUp:
            outcomes: [done, doneWithoutPhoto, cancelled]
            screens:
              Name:
                actions:
                  Next: { start: photo, then: { taken: complete done, cancelled: complete doneWithoutPhoto } }
          photo:
            outcomes: [taken, cancelled]
            screens:
              Camera: { actions: { Take: complete taken, Cancel: cancel } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let calls = context.structure.steps { if case .start(_, _, _?) = $0 { true } else { false } }
    return calls.flatMap { written -> [Finding] in
      guard case .start(let task, _, let then?) = written.step.kind else { return [] }
      let branches = context.flow[then].branches
      let successes = branches.filter { $0.outcome.value != .cancelled }.flatMap(\.completions)
      let cancelled = branches.filter { $0.outcome.value == .cancelled }.flatMap(\.completions)
      let same = cancelled.filter { completion in successes.contains { $0.outcome == completion.outcome } }
      let place = context.structure.place(of: written)
      let screen: ScreenID? = if case .screen(let owner) = place { owner } else { nil }
      return same.map { completion in
        Finding(
          .counts(context, task, completion.outcome), help: Self.help, at: completion.range, about: .task(task),
          place: place, screen: screen, action: written.action, task: task
        ).noting([context.definition(of: task)])
      }
    }
  }

  private static let help: Message =
    "write \"cancelled: stay\" to return to the caller, or \"cancelled: cancel\" to cancel the caller's task, too"
}

extension Then.Branch {
  /// The outcomes other than `cancelled` with which its steps complete the caller's task.
  fileprivate var completions: [(outcome: OutcomeID, range: SourceRange)] {
    steps.compactMap { step in
      if case .complete(let outcome) = step.kind, outcome != .cancelled { (outcome, step.range) } else { nil }
    }
  }
}

extension Message {
  fileprivate static func counts(_ context: RuleContext, _ task: TaskID, _ outcome: OutcomeID) -> Message {
    "when the user cancels \(context.name(task)), the task that started it ends as if it had succeeded: "
      + "\(context.name(outcome))"
  }
}
