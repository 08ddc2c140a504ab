import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds screens from which Back leads into a sign-in that is over, or into a form that was submitted.
struct BackToCompleted: Rule {
  static let metadata = RuleMetadata(
    id: "back-to-completed", severity: .warning, evidence: .trace, family: .tabs,
    summary: "Back or a swipe shows a completed sign-in or a submitted form.",
    rationale: """
      What is done should be gone. If Back shows it, people sign in or send twice, or think that nothing has happened. \
      After a sign-in, swap the root. End a form's task with "complete", or go back with "pop", instead of pushing the \
      next screen on it.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a first screen on a sign-in that is over",
        """
        navflow: 1
        root: { task: signIn, then: { signedIn: ①push Home } }
        screens:
          Home: { title: Home }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        """),
      Example(
        "a list on the list, with the form between",
        """
        navflow: 1
        root: { tabs: [Mine, Explore] }
        screens:
          Mine: { actions: { Add: push Describe } }
          Explore: { title: Explore }
          Describe: { input: true, actions: { Upload: ①push Mine } }
        """),
      Example(
        "a sign-in that is pushed and never completed",
        """
        navflow: 1
        root: { stack: Welcome }
        state: { account: [none, there] }
        screens:
          Welcome: { actions: { Sign in: push SignIn } }
          Home: { title: Home }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: { set: { account: there }, do: ①push Home } } }
        """),
      Example(
        "a form that says that it is done",
        """
        navflow: 1
        root: { stack: Orders }
        screens:
          Orders: { actions: { New: push Order } }
          Order: { input: true, actions: { Send: { role: done, do: ①push Thanks } } }
          Thanks: { title: Thank you }
        """),
      Example(
        "a last page of the form's own task",
        """
        navflow: 1
        root: { stack: Cart }
        screens:
          Cart: { actions: { Pay: start pay } }
        tasks:
          pay:
            outcomes: [paid, cancelled]
            screens:
              Card: { input: true, actions: { Pay: { role: done, do: ①push Thanks }, Cancel: cancel } }
              Thanks: { actions: { Close: complete paid } }
        """),
      Example(
        "a transfer that is confirmed on a second page",
        """
        navflow: 1
        root: { stack: ホーム }
        screens:
          ホーム: { actions: { 送金: push 入力 } }
          入力: { input: true, actions: { 確認する: push 確認 } }
          確認: { actions: { 送金する: ①push 完了 } }
          完了: { title: 送金が完了しました }
        """),
    ],
    passing: [
      Example(
        "a sign-in that swaps the root",
        """
        navflow: 1
        start: door
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              SignIn: { actions: { Sign in: complete signedIn } }
        """),
      Example(
        "a first task that is no sign-in, and can be done again",
        """
        navflow: 1
        root: { task: draw, then: { drawn: push Picture } }
        screens:
          Picture: { title: Your picture }
        tasks:
          draw:
            outcomes: [drawn]
            screens:
              Draw: { actions: { Ready: complete drawn } }
        """),
      Example(
        "a form that goes back to the list",
        """
        navflow: 1
        root: { tabs: [Mine, Explore] }
        screens:
          Mine: { actions: { Add: push Describe } }
          Explore: { title: Explore }
          Describe: { input: true, actions: { Upload: pop } }
        """),
      Example(
        "a last screen without Back",
        """
        navflow: 1
        root: { stack: Orders }
        screens:
          Orders: { actions: { New: push Order } }
          Order: { input: true, actions: { Send: { role: done, do: push Thanks } } }
          Thanks: { back: hidden, actions: { Done: pop root } }
        """),
      Example(
        "a form of several pages",
        """
        navflow: 1
        root: { stack: Orders }
        screens:
          Orders: { actions: { New: start order } }
        tasks:
          order:
            outcomes: [sent, cancelled]
            screens:
              Address: { input: true, actions: { Next: push Payment, Cancel: cancel } }
              Payment: { input: true, actions: { Send: complete sent } }
        """),
      Example(
        "a code after the password",
        """
        navflow: 1
        root: { stack: Welcome }
        screens:
          Welcome: { actions: { Sign in: push Password } }
          Password:
            fields: [{ name: Password, content: password }]
            actions: { Next: { either: { right: push Code, wrong: stay } } }
          Code: { fields: [{ name: Code, content: oneTimeCode }], actions: { OK: pop root } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] { afterTasksAtRoots(context) + afterForms(context) }

  // MARK: Tasks at a root

  private func afterTasksAtRoots(_ context: RuleContext) -> [Finding] {
    let steps = context.structure.steps.filter { $0.root != nil && $0.step.shownScreen(in: context.flow) != nil }
    guard !steps.isEmpty else { return [] }
    return context.findings(after: .completes) { fact in
      if case .completes(_, let outcome?, _) = fact { outcome != .cancelled } else { false }
    } find: { fact, performed in
      let front = performed.after.frontScreen
      guard case .completes(let task, _, _) = fact,
        context.flow[task].purpose.map(UserTask.Purpose.formalities.contains) ?? false,
        let step = steps.last(where: { $0.step.shownScreen(in: context.flow) == front })?.step,
        let back = performed.returns.first(where: { context.flow[$0.configuration.frontScreen].task == task }),
        let move = performed.move(continuing: back)
      else { return nil }
      let again = back.configuration.frontScreen
      return Finding(
        .shows(context, again, by: move, on: front, "a task that is completed"), help: .rootHelp(context, front),
        at: step.range, about: .place, place: context.place(of: .rootThen(performed.before.root)), screen: front,
        task: task
      ).shown(by: back)
    }
  }

  // MARK: Forms

  private func afterForms(_ context: RuleContext) -> [Finding] {
    context.findings(afterPerforming: { isSubmission($0, context) }) { performed in
      let (form, front) = (performed.before.frontScreen, performed.after.frontScreen)
      guard let action = performed.move.action, let result = context.flow.result(of: performed.move),
        let step = result.steps.last(where: { $0.shownScreen(in: context.flow) == front }),
        isDone(form, by: context.flow[action], at: performed, context),
        let back = performed.returns.first(where: { $0.configuration.frontScreen == form }),
        let move = performed.move(continuing: back)
      else { return nil }
      return Finding(
        .shows(context, form, by: move, on: front, "a form that was submitted"), help: .formHelp(context, form, front),
        at: step.range,
        about: .place, place: context.place(of: .action(action)), screen: form, action: action
      ).shown(by: back)
    }
  }

  /// Returns whether an action of a form or a sign-in shows a screen that does not belong to it.
  private func isSubmission(_ action: Action, _ context: RuleContext) -> Bool {
    guard action.trigger == .user || action.trigger == .system, case .screen(let form) = action.owner else {
      return false
    }
    let shown = action.allSteps.compactMap { $0.shownScreen(in: context.flow) }
    return (context.flow[form].input || isSignIn(form, context) || shown.contains { saysDone($0, context) })
      && shown.contains { !belongs($0, to: form, after: action, context) }
  }

  private func isDone(
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

  /// Returns whether the title or name of a screen says that the work is done.
  private func saysDone(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    let shown = context.flow[screen]
    let name = Wording.words(ofName: shown.name.value).joined(separator: " ")
    return !shown.input && shown.fields.isEmpty
      && [shown.displayTitle, shown.name.value, name].contains { Wording($0).saysDone }
  }

  /// Returns whether a screen takes input, or confirms what was typed on a screen beneath it.
  private func isAfterInput(_ form: ScreenID, _ performed: RuleContext.PerformedMove, _ context: RuleContext) -> Bool {
    guard !saysDone(form, context) else { return false }
    let stack = performed.before.stack(of: performed.before.frontLayer).map(\.screen)
    return ([form] + stack).contains { context.flow[$0].input || !context.flow[$0].fields.isEmpty }
  }

  private static let signingIn: Set<UserTask.Purpose> = [.signIn, .signUp, .passwordReset]

  private func isSignIn(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    if let purpose = context.structure.purpose(of: screen) { return Self.signingIn.contains(purpose) }
    return context.flow[screen].task == nil
      && context.flow[screen].fields.contains { Field.Content.passwords.contains($0.content.value) }
  }

  /// Returns whether a screen is another page of a form, or a question over it.
  ///
  /// A page of the same task does not belong to the form if an action with "role: done" shows it, or if its title says
  /// that the work is done.
  private func belongs(_ screen: ScreenID, to form: ScreenID, after action: Action, _ context: RuleContext) -> Bool {
    let shown = context.flow[screen]
    let isInTask =
      shown.task != nil && shown.task == context.flow[form].task && action.writtenRole != .done
      && !saysDone(screen, context)
    return screen == form || shown.kind != .screen || isInTask
      || shown.input || !shown.fields.isEmpty || !shown.auth.isEmpty || isSignIn(screen, context)
  }
}

extension Message {
  fileprivate static func shows(
    _ context: RuleContext, _ again: ScreenID, by move: Move, on front: ScreenID, _ what: Message
  ) -> Message {
    "\(context.culprit(move, on: front)) shows \(context.name(again)) again, \(what)"
  }

  fileprivate static func rootHelp(_ context: RuleContext, _ front: ScreenID) -> Message {
    "add a root that begins with \(context.name(front)), and write \"root …\" here"
  }

  fileprivate static func formHelp(_ context: RuleContext, _ form: ScreenID, _ front: ScreenID) -> Message {
    guard let task = context.flow[form].task else {
      return "remove \(context.name(form)) first, with \"pop\" or \"replace …\""
    }
    return context.flow[front].task == task
      ? "write \"back: hidden\" on \(context.name(front)), or show it with \(quoted("replace \(context.flow[front].name.value)"))"
      : "end the task with \"complete …\", and show what follows in its \"then\""
  }
}
