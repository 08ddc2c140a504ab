import Diagnostics
import FlowModel
import Localization

/// Finds actions that complete a task without the value that the task exists for.
struct OutcomeWithoutValue: Rule {
  static let metadata = RuleMetadata(
    id: "outcome-without-value", severity: .warning, evidence: .file, family: .tasks,
    summary: "Two actions complete a task with one outcome, and only one of them sets the value that started it.",
    rationale: """
      The caller shows the task as long as a value is missing, and one ending of the task sets it. Another action \
      ends with the same outcome and leaves the value as it is. Then the user has done everything, and the app still \
      asks for it. Set the value in both, or move it to "gives" of the task.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "who joins is still a guest",
        """
        navflow: 1
        root: { stack: Courses }
        state: { visitor: [guest, member] }
        screens:
          Courses: { actions: { Sign in: { when: { visitor: guest }, start: signIn } } }
        tasks:
          signIn:
            outcomes: [done, cancelled]
            screens:
              Form: { actions: { Sign in: { complete: done, set: { visitor: member } }, I am new: push New, Cancel: cancel } }
              New: { actions: { ①Join: complete done } }
        """),
      Example(
        "one of two results",
        """
        navflow: 1
        root: { stack: Home }
        state: { card: [none, saved] }
        screens:
          Home:
            actions:
              Pay: { cases: [{ when: { card: none }, start: addCard, then: { added: push Paid } }, push Paid] }
          Paid: { title: Paid }
        tasks:
          addCard:
            outcomes: [added, cancelled]
            screens:
              Card:
                actions:
                  Scan: { complete: added, set: { card: saved } }
                  ①Type: { either: { right: complete added, wrong: stay } }
                  Cancel: cancel
        """),
    ],
    passing: [
      Example(
        "both set the value",
        """
        navflow: 1
        root: { stack: Courses }
        state: { visitor: [guest, member] }
        screens:
          Courses: { actions: { Sign in: { when: { visitor: guest }, start: signIn } } }
        tasks:
          signIn:
            outcomes: [done, cancelled]
            gives: { visitor: member }
            screens:
              Form: { actions: { Sign in: complete done, I am new: push New, Cancel: cancel } }
              New: { actions: { Join: complete done } }
        """),
      Example(
        "an earlier page has set the value",
        """
        navflow: 1
        root: { stack: Courses }
        state: { visitor: [guest, member] }
        screens:
          Courses: { actions: { Sign in: { when: { visitor: guest }, start: signIn } } }
        tasks:
          signIn:
            outcomes: [done, cancelled]
            screens:
              Form:
                actions:
                  Sign in: { complete: done, set: { visitor: member } }
                  Join: { set: { visitor: member }, push: Welcome }
                  Cancel: cancel
              Welcome: { actions: { OK: complete done } }
        """),
      Example(
        "a value that the caller does not ask for",
        """
        navflow: 1
        root: { stack: Home }
        state: { photo: [none, taken] }
        screens:
          Home: { actions: { Write: start write, Photos: { when: { photo: taken }, push: Photos } } }
          Photos: { title: Photos }
        tasks:
          write:
            outcomes: [sent, cancelled]
            screens:
              Form: { actions: { Send with photo: { complete: sent, set: { photo: taken } }, Send: complete sent, Cancel: cancel } }
        """),
    ])

  /// An action's result that completes a task.
  private struct Completion {
    let action: Action
    let outcome: OutcomeID
    let range: SourceRange
    let set: [Assignment]
  }

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.tasks.flatMap { task -> [Finding] in
      let completions = completions(of: task, context)
      return missingValues(of: task, context).flatMap { test -> [Finding] in
        let gives = { (each: Completion) in
          each.set.contains { set in set.variable == test.variable && !(set.value.map(test.values.contains) ?? true) }
        }
        guard !isSetOnTheWay(test.variable, in: task, completions, context) else { return [] }
        return completions.filter { each in !each.set.contains { $0.variable == test.variable } }.compactMap { each in
          guard let other = completions.first(where: { $0.outcome == each.outcome && gives($0) }),
            !each.action.asksToLeave, let value = other.set.first(where: { $0.variable == test.variable })
          else { return nil }
          return finding(on: each, lacking: value, of: other, in: task, context)
        }
      }
    }
  }

  private func finding(
    on completion: Completion, lacking value: Assignment, of other: Completion, in task: UserTask,
    _ context: RuleContext
  ) -> Finding {
    let set = context.flow.text(of: [value])
    return Finding(
      .lacks(context, completion.action, completion.outcome, task, set), help: .help(set),
      at: completion.action.label.range, about: .action(completion.action.id),
      place: context.place(of: .action(completion.action.id)), screen: context.owner(of: completion.action),
      action: completion.action.id, task: task.id
    ).noting([Note("this action ends with the same outcome, and sets it", at: other.action.label.range)])
  }

  /// Returns the results of the actions on a task's screens that complete it with success.
  private func completions(of task: UserTask, _ context: RuleContext) -> [Completion] {
    task.screens.flatMap { context.flow[$0].actions }.flatMap { id -> [Completion] in
      context.flow[id].cases.indices.flatMap { chosenCase in
        context.flow[id].cases[chosenCase].results.indices.compactMap { result in
          let steps = context.flow[id].cases[chosenCase].results[result].steps
          guard let step = steps.first(where: \.completes), case .complete(let outcome) = step.kind,
            outcome != .cancelled
          else { return nil }
          return Completion(
            action: context.flow[id], outcome: outcome, range: step.range,
            set: context.structure.assignments(of: id, chosenCase, result))
        }
      }
    }
  }

  /// Returns the values that are missing whenever a task starts: the tests that all steps which begin it share.
  private func missingValues(of task: UserTask, _ context: RuleContext) -> [Condition.Test] {
    let starts = context.structure.beginnings(of: task.id)
    guard let first = starts.first, starts.allSatisfy({ $0.started == task.id }) else { return [] }
    let tests = { (showing: PresentationSite) in
      context.structure.conditions(of: showing.written).flatMap(\.tests)
    }
    return tests(first).filter { test in starts.allSatisfy { tests($0).contains(test) } }
  }

  /// Returns whether another action of a task, or one that starts a task inside it, sets a variable before the end.
  private func isSetOnTheWay(
    _ variable: VariableID, in task: UserTask, _ completions: [Completion], _ context: RuleContext
  ) -> Bool {
    let ending = Set(completions.map(\.action.id))
    let reached = context.structure.screensReachable(from: task.screens)
    return reached.flatMap { context.flow[$0].actions }.contains { id in
      !ending.contains(id) && context.flow[id].assignments.contains { $0.variable == variable }
    }
  }
}

extension RuleContext {
  /// Returns the screen that an action belongs to, or nil.
  fileprivate func owner(of action: Action) -> ScreenID? {
    if case .screen(let owner) = action.owner { owner } else { structure.hosts[action.id.index].first }
  }
}

extension Message {
  fileprivate static func lacks(
    _ context: RuleContext, _ action: Action, _ outcome: OutcomeID, _ task: UserTask, _ set: String
  ) -> Message {
    "\(context.culprit(action.id)) completes \(context.name(task.id)) with \(context.name(outcome)), and does not set "
      + "\(quoted(set)) as another action with this outcome does"
  }

  fileprivate static func help(_ set: String) -> Message {
    "write \(quoted("set: { \(set) }")) here too, or end with another outcome"
  }
}
