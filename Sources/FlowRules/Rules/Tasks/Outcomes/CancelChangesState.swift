import Diagnostics
import FlowModel
import Localization

/// Finds ways to cancel that leave another state behind than before.
struct CancelChangesState: Rule {
  static let metadata = RuleMetadata(
    id: "cancel-changes-state", severity: .info, exception: "an error if it opens a lock", evidence: .file,
    family: .tasks,
    summary: "Cancel leaves another value behind than the one before the task, or opens a lock.",
    rationale: """
      Users who cancel expect that everything is as before. A Cancel that sets a fixed value is right only if the \
      variable had that value before. Change the variable where the task succeeds, so that Cancel has nothing to \
      restore. Cancel on a lock must not set the value with which the app is unlocked.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "Cancel selects the kitchen, whichever speaker was selected before",
        """
        navflow: 1
        root: { stack: Songs }
        state: { speaker: { values: [kitchen, bath, garden], initial: any } }
        screens:
          Songs: { actions: { Add a speaker: { set: { speaker: garden }, start: add } } }
        tasks:
          add:
            outcomes: [added, cancelled]
            screens:
              Pair: { actions: { Paired: complete added, ①Cancel: { set: { speaker: kitchen }, do: cancel } } }
        """),
      Example(
        "Cancel on a lock unlocks, which is an error",
        """
        navflow: 1
        root: { stack: Days }
        state: { lock: [open, shut] }
        screens:
          Days: { title: Days }
          Locked:
            lock: true
            actions:
              Enter the code: { set: { lock: open }, do: dismiss }
              ①Cancel: { set: { lock: open }, do: dismiss }
        entries:
          Asleep: { when: { lock: open }, set: { lock: shut }, present: Locked, as: fullScreen, locked: true, aside: true }
        """),
      Example(
        "seats that stay reserved after Cancel",
        """
        navflow: 1
        root: { stack: Event }
        state: { hold: [none, active] }
        screens:
          Event: { actions: { Get tickets: start buy } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Seats: { actions: { Best seats: { set: { ①hold: active }, push: Pay }, Cancel: cancel } }
              Pay: { actions: { Pay: { complete: bought, set: { hold: none } } } }
        """),
    ],
    passing: [
      Example(
        "the task sets the value when it succeeds",
        """
        navflow: 1
        root: { stack: Songs }
        state: { speaker: { values: [kitchen, bath, garden], initial: any } }
        screens:
          Songs: { actions: { Add a speaker: start add } }
        tasks:
          add:
            outcomes: [added, cancelled]
            screens:
              Pair: { actions: { Paired: { set: { speaker: garden }, complete: added }, Cancel: cancel } }
        """),
      Example(
        "the value from before, which the caller asks for",
        """
        navflow: 1
        root: { stack: Songs }
        state: { adding: [no, yes] }
        screens:
          Songs: { actions: { Add a speaker: { when: { adding: no }, set: { adding: yes }, start: add } } }
        tasks:
          add:
            outcomes: [added, cancelled]
            screens:
              Pair:
                actions:
                  Paired: { set: { adding: no }, complete: added }
                  Cancel: { set: { adding: no }, do: cancel }
                gestures: { Swipe down: none }
        """),
      Example(
        "a lock that the user leaves by signing out",
        """
        navflow: 1
        roots:
          main: { stack: Days }
          door: { screen: Door }
        state: { lock: [open, shut] }
        screens:
          Days: { title: Days }
          Door: { actions: { Sign in: root main } }
          Locked:
            lock: true
            actions:
              Enter the code: { set: { lock: open }, do: dismiss }
              Log out: { set: { lock: open }, root: door }
        entries:
          Asleep: { when: { lock: open }, set: { lock: shut }, present: Locked, as: fullScreen, locked: true, aside: true }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.taskIDs.flatMap { restorations(of: $0, context) + remainders(of: $0, context) }
      + context.flow.locks.flatMap { openings(of: $0, context) }
  }

  // MARK: Tasks

  /// Returns the findings on ways to cancel a task that set a variable to a fixed value.
  private func restorations(of task: TaskID, _ context: RuleContext) -> [Finding] {
    context.structure.cancellations(of: task).compactMap { action in
      for set in action.assignments {
        guard let value = set.value,
          let other = otherValue(of: set.variable, than: value, before: task, action, context)
        else { continue }
        return Finding(
          .sets(context, action, task, set, context.flow.name(of: other, of: set.variable)), help: .help(context, set),
          at: action.label.range, about: .action(action.id), place: context.place(of: .action(action.id)),
          screen: context.structure.hosts[action.id.index].first, action: action.id, task: task
        ).noting([context.definition(of: task)])
      }
      return nil
    }
  }

  /// Returns another value that a variable may have before a task changes it, or nil.
  ///
  /// A variable that nothing changes from the start of the task on is not restored by its Cancel: then the action
  /// records the answer itself.
  private func otherValue(
    of variable: VariableID, than value: ValueID, before task: TaskID, _ cancel: Action, _ context: RuleContext
  ) -> ValueID? {
    let starts = context.structure.beginnings(of: task).filter { $0.started == task }
    let starters = Set(starts.compactMap(\.written.action))
    let own = Set(context.flow[task].screens.flatMap { context.flow[$0].actions })
    let changed = { (actions: Set<ActionID>) in
      actions.flatMap { context.flow[$0].assignments }.filter { $0.variable == variable }
    }
    guard starters.flatMap({ context.flow[$0].assignments }).contains(where: { $0.variable == variable }) else {
      return nil
    }
    let tests = starts.map { showing in
      context.structure.conditions(of: showing.written).flatMap(\.tests).filter { $0.variable == variable }
    }
    let outside = changed(Set(context.flow.actionIDs).subtracting(own).subtracting(starters)).compactMap(\.value)
    let possible = Set(context.flow[variable].initial + outside)
    return possible.sorted().first { candidate in
      candidate != value && tests.contains { $0.allSatisfy { $0.values.contains(candidate) } }
    }
  }

  /// Returns the findings on values that a task sets on its way and takes back where it succeeds, but not where it is
  /// cancelled.
  private func remainders(of task: TaskID, _ context: RuleContext) -> [Finding] {
    let flow = context.flow
    let own = flow[task].screens.flatMap { flow[$0].actions }.map { flow[$0] }
    let successes = own.filter { $0.allSteps.contains { $0.completes && !$0.cancels } }
    guard let first = successes.first, flow[task].listsCancelled else { return [] }
    return first.assignments.compactMap { back in
      guard let value = back.value, flow[back.variable].initial == [value],
        !own.contains(where: { $0.takesBack(back) }),
        successes.allSatisfy({ $0.assignments.contains { $0.effect == back.effect } }),
        !isTakenBack(back, afterCancelling: task, context),
        flow.actions.allSatisfy({ action in
          action.assignments.allSatisfy { $0.variable != back.variable || $0.value == value }
            || own.contains { $0.id == action.id }
        }),
        let setting = own.first(where: { action in
          action.isUserInitiated && !action.allSteps.contains(where: \.completes)
            && action.assignments.contains { $0.variable == back.variable && $0.value != value }
        }), let set = setting.assignments.first(where: { $0.variable == back.variable })
      else { return nil }
      return Finding(
        .remains(context, task, set, back), help: .helpToTakeBack(context, task, back), at: set.range,
        about: .text(set.range), place: context.place(of: .action(setting.id)),
        screen: context.structure.hosts[setting.id.index].first, action: setting.id, task: task
      ).noting([Note("here it is taken back", at: back.range)])
    }
  }

  /// Returns whether each Cancel of a task sets a variable, or an action that starts the task does, at once or in its `then`.
  private func isTakenBack(_ back: Assignment, afterCancelling task: TaskID, _ context: RuleContext) -> Bool {
    let structure = context.structure
    let cancels = structure.cancellations(of: task)
    if !cancels.isEmpty, cancels.allSatisfy({ $0.assignments.contains { $0.variable == back.variable } }) {
      return true
    }
    let starts = structure.beginnings(of: task).filter { $0.started == task }
    return starts.contains { showing in
      let own = showing.written.action.map { context.flow[$0].assignments } ?? []
      guard case .start(_, _, let then) = showing.written.step.kind else { return true }
      let after = then.map { context.flow[$0].steps(after: .cancelled).flatMap(\.assignments) } ?? []
      return (own + after).contains { $0.variable == back.variable }
    }
  }

  // MARK: Locks

  private func openings(of lock: Lock, _ context: RuleContext) -> [Finding] {
    lock.screens.sorted().flatMap { context.flow[$0].actions.map { context.flow[$0] } }.compactMap { action in
      guard action.isUserInitiated, action.isPlainCancel, action.auth == nil,
        !action.allSteps.contains(where: \.swapsRoot),
        let set = action.assignments.first(where: { opens(lock, $0) })
      else { return nil }
      return Finding(
        .opens(context, action, lock, set), help: .helpOnLock, at: action.label.range, about: .action(action.id),
        place: context.place(of: .action(action.id)), screen: context.structure.hosts[action.id.index].first,
        action: action.id
      ).withSeverity(.error).noting([context.definition(of: lock)])
    }
  }

  private func opens(_ lock: Lock, _ set: Assignment) -> Bool {
    lock.tests.contains { test in
      test.variable == set.variable && set.value.map { !test.values.contains($0) } ?? false
    }
  }
}

extension Action {
  /// Returns whether one of its results takes a value back without ending a task.
  fileprivate func takesBack(_ back: Assignment) -> Bool {
    cases.contains { chosen in
      chosen.results.contains { result in
        let sets = self.set + chosen.set + result.set + result.steps.flatMap(\.assignments)
        return sets.contains { $0.effect == back.effect } && !result.steps.contains(where: \.completes)
      }
    }
  }
}

extension Message {
  fileprivate static func sets(
    _ context: RuleContext, _ action: Action, _ task: TaskID, _ set: Assignment, _ before: String
  ) -> Message {
    "\(context.culprit(action.id)) cancels \(context.name(task)) and sets \(quoted(context.flow.text(of: [set]))), "
      + "although it may have been \(quoted(before)) before the task"
  }

  fileprivate static func help(_ context: RuleContext, _ set: Assignment) -> Message {
    "change \(quoted(context.flow[set.variable].name.value)) where the task succeeds, not where it starts, and write "
      + "\"cancel\" alone here"
  }

  fileprivate static func remains(
    _ context: RuleContext, _ task: TaskID, _ set: Assignment, _ back: Assignment
  ) -> Message {
    "after \(context.name(task)) is cancelled, \(quoted(context.flow.text(of: [set]))) stays: only its success sets "
      + "\(quoted(context.flow.text(of: [back])))"
  }

  fileprivate static func helpToTakeBack(_ context: RuleContext, _ task: TaskID, _ back: Assignment) -> Message {
    // A "then" that leaves out an outcome would be reported.
    let others = context.flow[task].outcomes.filter { $0.value != .cancelled }.map {
      "\(context.flow[$0.value].name): stay, "
    }
    let then = "then: { \(others.joined())cancelled: { set: { \(context.flow.text(of: [back])) } } }"
    return "take it back where \(context.name(task)) is started, too: \(quoted(then))"
  }

  fileprivate static func opens(_ context: RuleContext, _ action: Action, _ lock: Lock, _ set: Assignment) -> Message {
    "\(context.culprit(action.id)) opens the lock \(context.name(lock.screen)): it sets "
      + "\(quoted(context.flow.text(of: [set])))"
  }

  fileprivate static let helpOnLock: Message = "write \"stay\" without \"set\", so that the lock stays"
}
