import Diagnostics
import FlowModel
import Localization

/// Values that change under a screen that stays in front.
extension StaleScreen {
  /// A change of a value that leaves the screen in front.
  private struct Change {
    let action: ActionID
    let set: Assignment
    /// The screen that the action pushes, or nil if it shows nothing.
    var pushed: ScreenID?
  }

  /// Returns the findings on buttons and events that change the value which all ways to a screen ask for.
  func afterChanges(_ context: RuleContext) -> [Finding] {
    context.flow.screenIDs.flatMap { screen -> [Finding] in
      let conditions = context.commonConditions(of: screen)
      guard !conditions.isEmpty else { return [] }
      return changes(on: screen, context).filter { change in
        isOffered(change, on: screen, context)
          && conditions.contains { test in
            test.variable == change.set.variable && !(change.set.value.map(test.values.contains) ?? true)
              && context.mayHold(test, at: change.action)
          } && !context.answers(change.set, on: screen)
      }.map { finding(on: screen, $0, context) }
    }
  }

  /// Returns whether the change makes the screen stale: the user has made it, or an event that belongs to the screen.
  ///
  /// An event elsewhere counts if the screen still offers the same, or if only users change the value back. Values that
  /// events change to and fro, such as the state of the network, say nothing about the screen.
  private func isOffered(_ change: Change, on screen: ScreenID, _ context: RuleContext) -> Bool {
    let flow = context.flow
    if flow[change.action].isUserInitiated || context.button(setting: change.set, on: screen) != nil
      || flow[screen].actions.contains(change.action)
    {
      return true
    }
    let back = flow.actions.filter { action in
      action.assignments.contains { $0.variable == change.set.variable && $0.change != change.set.change }
    }
    return !back.isEmpty && back.allSatisfy(\.isUserInitiated)
  }

  private func finding(on screen: ScreenID, _ change: Change, _ context: RuleContext) -> Finding {
    let isEvent = !context.flow[change.action].isUserInitiated
    let again = isEvent ? context.button(setting: change.set, on: screen) : nil
    let finding = Finding(
      change.pushed.map { .remainsBeneath(context, screen, change.action, $0) }
        ?? .remains(context, screen, change.action, again),
      help: change.pushed == nil ? .helpToLeave(context, screen) : .helpToPop, at: change.set.range,
      about: .screen(screen), place: context.place(of: .action(change.action)), screen: screen, action: change.action)
    return again == nil ? finding : finding.withSeverity(.warning)
  }

  /// Returns the changes by buttons of a screen and of the column beside it, by answers to their questions, and by events.
  private func changes(on screen: ScreenID, _ context: RuleContext) -> [Change] {
    let structure = context.structure
    let buttons = structure.offered(on: screen) + context.columns(beside: screen).flatMap { structure.offered(on: $0) }
    let questions = buttons.flatMap { structure.showings(of: $0).map(\.screen) }.filter {
      context.flow[$0].kind.isQuestion
    }
    let answers = questions.flatMap { structure.offered(on: $0) }
    let ofUser = (buttons + answers).filter { context.flow[$0].isUserInitiated }
    let events = (context.flow.entries + buttons).filter { id in
      !context.flow[id].isUserInitiated && id != context.flow.relaunch && !context.flow[id].hasPattern
    }
    return (ofUser + events).flatMap { stayingChanges(by: $0, context) }
      + ofUser.flatMap { changes(by: $0, pushingBackTo: screen, context) }
  }

  /// Returns the values that the results of an action set which push a screen from which this one was opened.
  private func changes(by action: ActionID, pushingBackTo screen: ScreenID, _ context: RuleContext) -> [Change] {
    let structure = context.structure
    let openers = Set(
      structure.showings(of: screen).filter { $0.verb == .push }.flatMap { structure.hosts(of: $0.written) })
    return structure.showings(of: action).filter { showing in
      showing.verb == .push && openers.contains(showing.screen) && !context.flow[showing.screen].hidesBack
        && showing.written.list.allSatisfy { $0.range == showing.written.step.range || $0.movesNothing }
    }.flatMap { showing in
      structure.assignments(of: action, showing.written.chosenCase, showing.written.result).map {
        Change(action: action, set: $0, pushed: showing.screen)
      }
    }
  }

  /// Returns the values that the results of an action set which show and leave nothing.
  private func stayingChanges(by action: ActionID, _ context: RuleContext) -> [Change] {
    context.flow[action].cases.indices.flatMap { place in
      context.flow[action].cases[place].results.indices.flatMap { number -> [Change] in
        let steps = context.flow[action].cases[place].results[number].steps
        guard steps.allSatisfy(\.movesNothing) else { return [] }
        return context.structure.assignments(of: action, place, number).map { Change(action: action, set: $0) }
      }
    }
  }

  // MARK: Sign-ins

  /// Returns the findings on entries that show a sign-in also to users who are signed in.
  func signInsAgain(_ context: RuleContext) -> [Finding] {
    context.structure.tasks(for: [.signIn]).flatMap { task in
      context.signInsAgain(task).map { written, action, gain in
        Finding(
          .again(context, action, task.id, gain), help: .helpToAsk(context, gain), at: written.step.range,
          about: .action(action), place: .action(action), action: action, task: task.id)
      }
    }
  }
}

extension RuleContext {
  /// Returns the first screens of columns that show a screen in another column, and stay beside it.
  fileprivate func columns(beside screen: ScreenID) -> [ScreenID] {
    let columns = Set(flow.roots.flatMap { $0.content.splits.values.flatMap { $0.columns.map(\.value) } })
    return structure.showings(of: screen).filter { $0.verb == .show }.flatMap { structure.hosts(of: $0.written) }
      .filter(columns.contains)
  }

  /// Returns the entries without a pattern that show a sign-in also to users who are signed in.
  func entriesSigningInAgain(_ task: UserTask) -> [ActionID] { signInsAgain(task).map(\.action) }

  fileprivate func signInsAgain(_ task: UserTask) -> [(written: WrittenStep, action: ActionID, gain: Assignment)] {
    let gains = changes(by: task.id, nil).filter { gain in
      flow.actions.contains { action in
        action.assignments.contains { $0.variable == gain.variable && $0.change != gain.change }
      }
    }
    return structure.steps.compactMap { written in
      guard let action = written.action, flow.entries.contains(action), action != flow.relaunch, !written.step.isGate,
        shows(task, written), !flow[action].hasPattern, let gain = gains.first(where: { keeps($0, until: written) })
      else { return nil }
      return (written, action, gain)
    }
  }
}

extension RuleContext {
  /// Returns whether the conditions of an action allow some of the values of a test.
  fileprivate func mayHold(_ test: Condition.Test, at action: ActionID) -> Bool {
    flow[action].condition.tests.allSatisfy { own in
      own.variable != test.variable || own.values.contains(where: test.values.contains)
    }
  }

  /// Returns a button of a screen, or of the later pages of its task, that sets the same value again.
  fileprivate func button(setting set: Assignment, on screen: ScreenID) -> ActionID? {
    let screens = [screen] + (flow[screen].task.map { flow[$0].screens } ?? [])
    return screens.flatMap { flow[$0].actions }.first { action in
      flow[action].isUserInitiated
        && flow[action].assignments.contains { $0.variable == set.variable && $0.change == set.change }
    }
  }

  /// Returns whether a step begins a task, or shows a root that does.
  fileprivate func shows(_ task: UserTask, _ written: WrittenStep) -> Bool {
    let shown: ScreenID? =
      if case .root(let root) = written.step.kind { flow.bottomScreen(of: root) } else {
        written.step.shownScreen(in: flow)
      }
    return shown.map(task.screens.contains) ?? false
  }

  /// Returns whether a value may hold before a step, and its action does not change it.
  fileprivate func keeps(_ gain: Assignment, until written: WrittenStep) -> Bool {
    guard let action = written.action, let value = gain.value else { return false }
    let sets =
      structure.assignments(of: action, written.chosenCase, written.result) + written.before.flatMap(\.assignments)
    return !sets.contains { $0.variable == gain.variable }
      && structure.conditions(of: written).flatMap(\.tests).allSatisfy {
        $0.variable != gain.variable || $0.values.contains(value)
      }
  }
}

extension Action {
  /// Whether it, or one of its cases or results, has a condition on what is shown.
  fileprivate var hasPattern: Bool {
    ([condition] + cases.flatMap { [$0.condition] + $0.results.map(\.condition) }).contains { $0.pattern != nil }
  }
}

extension Message {
  fileprivate static func remains(
    _ context: RuleContext, _ screen: ScreenID, _ action: ActionID, _ again: ActionID?
  ) -> Message {
    let offer: Message = again.map { ", and it still offers \(context.name($0))" } ?? ""
    return
      "after \(context.culprit(action)), \(context.name(screen)) is still in front, which no button would show then\(offer)"
  }

  fileprivate static func remainsBeneath(
    _ context: RuleContext, _ screen: ScreenID, _ action: ActionID, _ pushed: ScreenID
  ) -> Message {
    "after \(context.culprit(action)), Back on \(context.name(pushed)) shows \(context.name(screen)) again, which no "
      + "button would show then"
  }

  fileprivate static let helpToPop: Message = "go back with \(quoted("pop")) instead of pushing the screen once more"

  fileprivate static func helpToLeave(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "leave \(context.name(screen)) with the change, or give it an action for the new value"
  }

  fileprivate static func again(
    _ context: RuleContext, _ action: ActionID, _ task: TaskID, _ gain: Assignment
  ) -> Message {
    "\(context.culprit(action)) starts \(context.name(task)) also after \(quoted(context.flow.text(of: [gain]))): users who are "
      + "signed in are asked again"
  }

  fileprivate static func helpToAsk(_ context: RuleContext, _ gain: Assignment) -> Message {
    let variable = context.flow[gain.variable].name.value
    let value = gain.value.map { context.flow[gain.variable].values[$0.index].name.value } ?? ""
    return
      "ask for the value, with \(quoted("when: { \(variable): { not: \(value) } }")), or set it if the session ends there"
  }
}
