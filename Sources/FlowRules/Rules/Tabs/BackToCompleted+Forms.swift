import Diagnostics
import FlowModel
import FlowSimulation
import Verification

/// Forms that are done.
extension BackToCompleted {
  func afterForms(_ context: RuleContext) -> [Finding] {
    context.findings(afterPerforming: { isSubmission($0, context) }) { performed in
      let (form, front) = (performed.before.frontScreen, performed.after.frontScreen)
      guard let action = performed.move.action, let result = context.flow.result(of: performed.move),
        let step = result.steps.last(where: { $0.shownScreen(in: context.flow) == front }),
        let back = performed.returns.first(where: { $0.configuration.frontScreen == form }),
        isDone(form, by: context.flow[action], at: performed, context)
          || isSpent(form, by: performed, after: back, context),
        let move = performed.move(continuing: back)
      else { return nil }
      return Finding(
        .shows(context, form, by: move, on: front, "a form that was submitted"),
        help: isSignIn(form, context) && context.flow[form].task == nil
          ? .rootHelp(context, front) : .formHelp(context, form, front),
        at: step.range,
        about: .place, place: context.place(of: .action(action)), screen: form, action: action
      ).shown(by: back)
    }
  }

  /// Returns whether an action of a form or a sign-in shows a screen that does not belong to it.
  func isSubmission(_ action: Action, _ context: RuleContext) -> Bool {
    guard action.trigger == .user || action.trigger == .system, case .screen(let form) = action.owner else {
      return false
    }
    let shown = action.allSteps.compactMap { $0.shownScreen(in: context.flow) }
    guard !shown.isEmpty else { return false }
    let takesInput = context.flow[form].input || isSignIn(form, context)
    let isForm = takesInput || !context.flow[form].fields.isEmpty
    if isForm, action.setsVariables, !action.tests.isEmpty { return true }
    return (takesInput || shown.contains { saysDone($0, context) })
      && shown.contains { !belongs($0, to: form, after: action, context) }
  }

  func isDone(
    _ form: ScreenID, by action: Action, at performed: RuleContext.PerformedMove, _ context: RuleContext
  ) -> Bool {
    let front = performed.after.frontScreen
    guard !belongs(front, to: form, after: action, context) else { return false }
    if action.writtenRole == .done { return true }
    if saysDone(front, context), isAfterInput(form, performed, context) { return true }
    // The screen that led to the form is on the stack twice.
    let stack = performed.after.stack(of: performed.after.frontLayer)
    if context.flow[form].input, stack.dropLast().contains(where: { $0.screen == front }) { return true }
    return isSignIn(form, context) && (action.setsVariables || action.cases.contains { $0.results.count > 1 })
  }

  static let signingIn: Set<UserTask.Purpose> = [.signIn, .signUp, .passwordReset]

  func isSignIn(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    if let purpose = context.structure.purpose(of: screen) { return Self.signingIn.contains(purpose) }
    guard context.flow[screen].task == nil, context.flow[screen].kind == .screen else { return false }
    let title = Wording(context.flow[screen].displayTitle)
    return context.flow[screen].fields.contains { Field.Content.passwords.contains($0.content.value) }
      || title.saysSignIn || title.means(.signUp)
  }

  /// Returns whether a screen is another page of a form, or a question over it.
  ///
  /// A page of the same task does not belong to the form if an action with "role: done" shows it, or if its title says
  /// that the work is done.
  func belongs(_ screen: ScreenID, to form: ScreenID, after action: Action, _ context: RuleContext) -> Bool {
    let shown = context.flow[screen]
    let isInTask =
      shown.task != nil && shown.task == context.flow[form].task && action.writtenRole != .done
      && !saysDone(screen, context)
    return screen == form || shown.kind != .screen || isInTask
      || shown.input || !shown.fields.isEmpty || !shown.auth.isEmpty || isSignIn(screen, context)
  }

  /// Returns whether a form whose action has set a variable leads on no more: no action shows the next page again, or
  /// ends the task.
  func isSpent(
    _ form: ScreenID, by performed: RuleContext.PerformedMove, after back: Walk, _ context: RuleContext
  ) -> Bool {
    let (state, front) = (performed.before.state, performed.after.frontScreen)
    guard context.flow[form].input || !context.flow[form].fields.isEmpty || isSignIn(form, context),
      state != performed.after.state, performed.after.state == back.configuration.state,
      context.flow[front].kind == .screen, form != front, !context.flow[form].hasUnknownExits,
      performed.before.layers.count == performed.after.layers.count
    else { return false }
    return !back.simulator.moves(in: back.configuration).contains { move in
      guard let action = move.action, context.flow[action].isUserInitiated else { return false }
      let steps = context.structure.steps(of: action).filter {
        $0.chosenCase == move.chosenCase && $0.result == move.result
      }.map(\.step)
      return steps.contains { $0.shownScreen(in: context.flow) == front || $0.completes && !$0.cancels }
    }
  }

  /// Returns whether the title or name of a screen says that the work is done.
  func saysDone(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    let shown = context.flow[screen]
    guard !shown.input, shown.fields.isEmpty else { return false }
    let words = Wording.words(ofName: shown.name.value).joined(separator: " ")
    let texts: Set = [shown.displayTitle, shown.name.value, words]
    return texts.contains { Wording($0).saysDone }
  }

  /// Returns whether a screen takes input, or confirms what was typed on a screen beneath it.
  func isAfterInput(_ form: ScreenID, _ performed: RuleContext.PerformedMove, _ context: RuleContext) -> Bool {
    guard !saysDone(form, context) else { return false }
    let stack = performed.before.stack(of: performed.before.frontLayer).map(\.screen)
    return ([form] + stack).contains { context.flow[$0].input || !context.flow[$0].fields.isEmpty }
  }
}
