import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds tasks that an action removes without ending them.
struct InterruptedTask: Rule {
  static let metadata = RuleMetadata(
    id: "interrupted-task", severity: .error, exception: "a warning where an alert or action sheet asks first",
    evidence: .behaviour, family: .tasks,
    summary: "Another action removes a task that has not done its work.",
    rationale: """
      The user's work is gone, without a result and without a way back. Often the action removes the task to make \
      room for a subtask. It is the same if "cancel" or "complete" ends the task for the subtask, or if a "then" \
      removes it after the subtask. Keep the task where it is and start the subtask over it. When the subtask ends, \
      control returns to the task.
      """,
    sources: [.merpay(problem: 2)], isAboutLosses: true,
    failing: [
      Example(
        "a task closed for a subtask",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: [①dismiss, start connectBank], Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "a parent that is dismissed with its subtask",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: start connectBank, Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { Home: ①dismiss all, OK: complete connected } }
        """),
      Example(
        "a layer of no task closes the layers beneath it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: { start: write, as: fullScreen } } }
          Primer: { actions: { Allow: ①dismiss all, Not now: dismiss } }
        tasks:
          write:
            outcomes: [posted, cancelled]
            screens:
              Editor: { actions: { Notify me: { present: Primer }, Post: complete posted, Cancel: cancel } }
        """),
      Example(
        "a task that is cancelled, or ended with what it lacks, for a subtask",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, then: { noBank: start connectBank } } } }
        tasks:
          charge:
            outcomes: [charged, noBank, cancelled]
            screens:
              Amount: { actions: { Register a bank: [①cancel, start connectBank], More: push Method } }
              Method: { actions: { Another bank: ②complete noBank, Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "a task that is removed after its subtask has succeeded",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount:
                actions:
                  Register a bank: { start: connectBank, then: { connected: ①dismiss all } }
                  Charge: complete charged
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "signing out after a question, which is a warning",
        """
        navflow: 1
        roots:
          door: { screen: SignIn }
          main: { stack: Home }
        screens:
          SignIn: { actions: { Sign in: root main } }
          Home: { actions: { Settings: start settings } }
        tasks:
          settings:
            outcomes: [closed, cancelled]
            screens:
              Settings: { actions: { Done: complete closed, Sign out: present Sure } }
              Sure: { kind: alert, actions: { Sign out: { ①root: door, role: destructive }, Cancel: stay } }
        """),
    ],
    passing: [
      Example(
        "a subtask over its parent",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: start connectBank, Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "a dismiss, which cancels the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Close: dismiss, Charge: complete charged } }
        """),
      Example(
        "a purchase that is done before the next task begins",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Buy: start buy } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Pay: { actions: { Pay: [complete bought, start rate], Cancel: cancel } }
          rate:
            outcomes: [rated, cancelled]
            screens:
              Stars: { actions: { OK: complete rated } }
        """),
      Example(
        "a user who gives up is asked why",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Buy: { start: buy, then: { cancelled: start ask } } } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Pay: { actions: { Pay: complete bought, Cancel: cancel } }
          ask:
            outcomes: [answered, cancelled]
            screens:
              Why: { actions: { Send: complete answered } }
        """),
      Example(
        "a menu that closes before a task starts",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Menu: present Menu } }
          Menu: { kind: actionSheet, actions: { Charge: start charge, Cancel: stay } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
        """),
      Example(
        "a task that is set aside",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: { start: connectBank, aside: true }, Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    interruptions(in: context) + handovers(in: context) + thrownAway(in: context)
  }

  /// Returns the findings on steps that remove a task without ending it.
  private func interruptions(in context: RuleContext) -> [Finding] {
    let endings = TaskEndings(context.structure)
    return context.findings { observed in
      guard case .interrupts(let task, let subtask) = observed.kind, let site = observed.site,
        site.isUserInitiated || site.trigger == .arrival
      else {
        return nil
      }
      let success = subtask == nil ? context.success(before: site, in: task, endings) : nil
      let remedies =
        success.map { [Remedy(.helpToStay(context, task, $0))] }
        ?? context.remedies(against: site, of: task, for: subtask)
      let finding = context.finding(
        .interrupted(context, task, subtask, site), help: nil, by: site, about: .task(task), task: task
      ).offering(remedies)
      let notes = [context.definition(of: task)] + (subtask.map { [context.definition(of: $0)] } ?? [])
      return (context.isConfirmed(site) ? finding.withSeverity(.warning) : finding).noting(notes)
    }
  }
}
