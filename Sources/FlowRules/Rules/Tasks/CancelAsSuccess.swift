import Diagnostics
import FlowModel
import Localization

/// Finds a `then` that completes the caller's task with success although the inner task was cancelled.
struct CancelAsSuccess: Rule {
  static let metadata = RuleMetadata(
    id: "cancel-as-success", severity: .warning, evidence: .file, family: .tasks,
    summary: "A task completes with success although the user cancelled another task inside it, or skipped it.",
    rationale: """
      Users who cancel expect that nothing has happened. If "cancelled" completes the caller's task like success, a \
      cancelled card reader ends a payment as paid. Return to the caller with "stay", or cancel the caller too. \
      It is the same if Skip or Later on the first screen of a task ends it like the \
      buttons that do the work. \
      A later screen may be skipped, and an introduction may end in one way.
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
      Example(
        "Later, which agrees to the terms",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Terms: start terms } }
        tasks:
          terms:
            outcomes: [agreed, cancelled]
            screens:
              Terms: { actions: { I agree: complete agreed, Later: ①complete agreed } }
        """),
      Example(
        "a payment that is cancelled and leads to the same last page",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Check out: start checkout } }
        tasks:
          checkout:
            outcomes: [ordered, cancelled]
            screens:
              Cart: { actions: { Pay online: { start: pay, then: { paid: push Received, cancelled: ①push Received } } } }
              Received: { title: Order received, back: hidden, actions: { Done: complete ordered } }
          pay:
            outcomes: [paid, cancelled]
            screens: { Web: { actions: { Pay: complete paid, Close: cancel } } }
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
      Example(
        "Later, which gives the terms up, and a page of a form that can be skipped",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Terms: start terms, Join: start join } }
        tasks:
          terms:
            outcomes: [agreed, cancelled]
            screens:
              Terms: { actions: { I agree: complete agreed, Later: cancel } }
          join:
            outcomes: [joined, cancelled]
            screens:
              Name: { actions: { Next: push Photo, Cancel: cancel } }
              Photo: { actions: { Use this one: complete joined, Skip: complete joined } }
        """),
      Example(
        "a tour, which is over either way",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Tour: start tour } }
        tasks:
          tour:
            outcomes: [seen, cancelled]
            screens:
              Page: { actions: { Got it: complete seen, Skip: complete seen } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] { afterCancelling(context) + afterSkipping(context) }

  /// Returns the findings on buttons that skip a task on its first screen, with the outcome of those that do its work.
  private func afterSkipping(_ context: RuleContext) -> [Finding] {
    context.flow.tasks.flatMap { task -> [Finding] in
      context.flow[task.entry].actions.compactMap { id in
        guard let completion = context.structure.completionBySkipping(context.flow[id], of: task) else { return nil }
        return Finding(
          .skips(context, id, task.id, completion.outcome), help: .helpToCancel(context, task), at: completion.range,
          about: .task(task.id), place: context.place(of: .action(id)), screen: task.entry, action: id, task: task.id
        ).noting([context.definition(of: task.id)])
      }
    }
  }

  private func afterCancelling(_ context: RuleContext) -> [Finding] {
    let pages = DonePages(context.structure)
    let calls = context.structure.steps { if case .start(_, _, _?) = $0 { true } else { false } }
    return calls.flatMap { written -> [Finding] in
      guard case .start(let task, _, let then?) = written.step.kind else { return [] }
      let branches = context.flow[then].branches
      let successes = branches.filter { $0.outcome.value != .cancelled }.flatMap { $0.completions(pages) }
      let cancelled = branches.filter { $0.outcome.value == .cancelled }.flatMap { $0.completions(pages) }
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

extension FlowGraph {
  /// Returns the step of an action on a task's first screen that skips the task with the outcome of another action.
  ///
  /// Outcomes that only say that the task is over, such as `done`, make no difference, and neither does an introduction.
  fileprivate func completionBySkipping(_ action: Action, of task: UserTask) -> (
    outcome: OutcomeID, range: SourceRange
  )? {
    guard action.isUserInitiated, action.writtenRole != .done, action.wording.means(.skip) || action.isPlainRefusal,
      flow[task.entry].actions.contains(action.id), action.allSteps.count == 1,
      task.purpose.map(UserTask.Purpose.formalities.contains) != true,
      case .complete(let outcome) = action.allSteps[0].kind, outcome != .cancelled,
      !Wording(flow[outcome].name).isOne(of: .ending), !Wording.namesRemoval(flow[outcome].name)
    else { return nil }
    let set = Set(action.assignments.map(\.effect))
    let others = task.screens.flatMap { flow[$0].actions }.map { flow[$0] }.filter { other in
      other.id != action.id && !other.wording.means(.skip) && !other.wording.means(.leave)
        && other.allSteps.contains { if case .complete(outcome) = $0.kind { true } else { false } }
    }
    // A value of its own would say that the task was skipped.
    guard !others.isEmpty, set.isEmpty || others.allSatisfy({ Set($0.assignments.map(\.effect)) == set }) else {
      return nil
    }
    return (outcome, action.allSteps[0].range)
  }
}

extension Action {
  /// Whether the label says no, without the words of Close or Back, which may only acknowledge what is done.
  fileprivate var isPlainRefusal: Bool { wording.means(.leave) && !wording.acknowledges }
}

extension Then.Branch {
  /// Returns the outcomes other than `cancelled` with which its steps complete the caller's task, at once or on a page
  /// that says that the work is done.
  fileprivate func completions(_ pages: DonePages) -> [(outcome: OutcomeID, range: SourceRange)] {
    steps.compactMap { step in
      switch step.kind {
      case .complete(let outcome) where outcome != .cancelled: (outcome, step.range)
      case .push(let page): pages.outcome(on: page).map { ($0, step.range) }
      default: nil
      }
    }
  }
}

extension Message {
  fileprivate static func skips(
    _ context: RuleContext, _ action: ActionID, _ task: TaskID, _ outcome: OutcomeID
  ) -> Message {
    "\(context.culprit(action)) ends \(context.name(task)) as if it had succeeded: \(context.name(outcome))"
  }

  fileprivate static func helpToCancel(_ context: RuleContext, _ task: UserTask) -> Message {
    task.hasOwnOutcomes && !task.listsCancelled
      ? "give it an outcome of its own, such as \"complete skipped\""
      : "write \"cancel\", or give it an outcome of its own"
  }

  fileprivate static func counts(_ context: RuleContext, _ task: TaskID, _ outcome: OutcomeID) -> Message {
    "when the user cancels \(context.name(task)), the task that started it ends as if it had succeeded: "
      + "\(context.name(outcome))"
  }
}
