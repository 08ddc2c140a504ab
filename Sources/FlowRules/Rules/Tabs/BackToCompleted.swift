import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds screens from which Back leads into a sign-in that is over, or into a form that was submitted.
struct BackToCompleted: Rule {
  static let metadata = RuleMetadata(
    id: "back-to-completed", severity: .warning, exception: "an info where something starts the sign-in again",
    evidence: .trace, family: .tabs,
    summary: "A completed sign-in or a submitted form is shown again, by Back or by an action.",
    rationale: """
      What is done should be gone. If Back shows it, people sign in or send twice, or think that nothing has happened. \
      After a sign-in, swap the root. End a form's task with "complete", or go back with "pop", instead of pushing the \
      next screen on it. Reported, too, are buttons, arrivals and events that start a sign-in again while its value holds. \
      Not reported are labels such as "Sign in" and "Add an account", by which the user asks for it.
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
      Example(
        "a page that signs in, without a task",
        """
        navflow: 1
        root: { stack: Shop }
        state: { session: [none, open] }
        screens:
          Shop: { actions: { Orders: { cases: [{ when: { session: open }, push: Orders }, push SignIn] } } }
          SignIn: { title: Sign in, actions: { Go on: { set: { session: open }, do: ①push Orders } } }
          Orders: { title: Orders }
        """),
      Example(
        "a form of a sign-up that leads on only once",
        """
        navflow: 1
        root: { stack: Start }
        state: { account: [none, made] }
        screens:
          Start: { actions: { Sign up: start signUp } }
        tasks:
          signUp:
            purpose: signUp
            outcomes: [signedUp, cancelled]
            screens:
              Address:
                input: true
                actions: { Continue: { when: { account: none }, set: { account: made }, do: ①push Name } }
              Name: { actions: { Finish: complete signedUp } }
        """),
      Example(
        "a button and an event that ask again, which is an info",
        """
        navflow: 1
        root: { stack: Shop }
        state: { session: [none, open] }
        screens:
          Shop: { actions: { Orders: { ①start: signIn, then: { signedIn: push Orders } } } }
          Orders: { actions: { Sign out: { when: { session: open }, set: { session: none }, do: pop } } }
        tasks:
          signIn:
            purpose: signIn
            gives: { session: open }
            outcomes: [signedIn, cancelled]
            screens: { Form: { actions: { Sign in: complete signedIn, Cancel: cancel } } }
        entries:
          Order is ready: { where: { front: root }, do: ②start signIn }
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
      Example(
        "a sign-in for users who are signed out, or who ask for another account",
        """
        navflow: 1
        root: { stack: Shop }
        state: { session: [none, open] }
        screens:
          Shop:
            actions:
              Orders: { cases: [{ when: { session: open }, push: Orders }, { start: signIn, then: { signedIn: push Orders } }] }
              Use another account: start signIn
          Orders: { actions: { Sign out: { when: { session: open }, set: { session: none }, do: pop } } }
        tasks:
          signIn:
            purpose: signIn
            gives: { session: open }
            outcomes: [signedIn, cancelled]
            screens: { Form: { actions: { Sign in: complete signedIn, Cancel: cancel } } }
        entries:
          Order is ready: { when: { session: none }, where: { front: root }, do: start signIn }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    afterTasksAtRoots(context) + afterForms(context) + signInsAgain(in: context)
  }

  // MARK: Tasks at a root

  private func afterTasksAtRoots(_ context: RuleContext) -> [Finding] {
    let steps = context.structure.steps.filter { $0.root != nil && $0.step.shownScreen(in: context.flow) != nil }
    guard !steps.isEmpty else { return [] }
    return context.findings { fact in
      if case .completes(_, let outcome?) = fact.kind { outcome != .cancelled } else { false }
    } find: { fact, performed in
      let front = performed.after.frontScreen
      guard case .completes(let task, _) = fact.kind,
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
}

extension Message {
  static func shows(
    _ context: RuleContext, _ again: ScreenID, by move: Move, on front: ScreenID, _ what: Message
  ) -> Message {
    "\(context.culprit(move, on: front)) shows \(context.name(again)) again, \(what)"
  }

  static func rootHelp(_ context: RuleContext, _ front: ScreenID) -> Message {
    "add a root that begins with \(context.name(front)), and write \"root …\" here"
  }

  static func formHelp(_ context: RuleContext, _ form: ScreenID, _ front: ScreenID) -> Message {
    guard let task = context.flow[form].task else {
      return "remove \(context.name(form)) first, with \"pop\" or \"replace …\""
    }
    return context.flow[front].task == task
      ? "write \"back: hidden\" on \(context.name(front)), or show it with \(quoted("replace \(context.flow[front].name.value)"))"
      : "end the task with \"complete …\", and show what follows in its \"then\""
  }
}
