import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Finds buttons of alerts whose `dismiss` or `pop` removes what is beneath the alert.
struct DismissBeneathAlert: Rule {
  static let metadata = RuleMetadata(
    id: "dismiss-beneath-alert", severity: .warning, evidence: .trace, family: .alerts,
    summary: "A button of an alert also removes what is beneath the alert.",
    rationale: """
      Any button of an alert closes it: that needs no step. So "dismiss" on "OK" closes the layer beneath, and ends its \
      task. A "pop" removes the screen beneath. That is often a slip. Write "stay" if only the alert should close. \
      Where the rest should go too, say so: "role: destructive", "cancel", or a name as in "dismiss to Home".
      """,
    sources: [.uiKit, .guidelines("alerts")], defersTo: ["interrupted-task"],
    failing: [
      Example(
        "OK on an error message in a checkout",
        """
        navflow: 1
        root: { stack: Home }
        screens: { Home: { actions: { Buy: start buy } } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Pay: { actions: { Pay: { either: { paid: complete bought, declined: present Declined } }, Cancel: cancel } }
              Declined: { kind: alert, title: Your card was declined, actions: { OK: ①dismiss } }
        """),
      Example(
        "a pop on a question of the system",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sounds: push Sounds } }
          Sounds: { actions: { Record: present Ask } }
          Ask: { kind: prompt, title: May the app use the microphone?, actions: { Allow: ①pop, No: stay } }
        """),
      Example(
        "a button that closes too much and then leads on",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Report: present Report } }
          Report: { actions: { Send: present Sent } }
          Sent: { kind: actionSheet, actions: { See all: [①dismiss, push All], Stay: stay } }
          All: { title: All reports }
        """),
    ],
    passing: [
      Example(
        "an alert that only closes",
        """
        navflow: 1
        root: { stack: Home }
        screens: { Home: { actions: { Buy: start buy } } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Pay: { actions: { Pay: { either: { paid: complete bought, declined: present Declined } }, Cancel: cancel } }
              Declined: { kind: alert, title: Your card was declined, actions: { OK: stay } }
        """),
      Example(
        "a question whose answer is meant to leave",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: present Draft } }
          Draft: { input: true, gestures: { Swipe down: present Sure }, actions: { Cancel: present Sure } }
          Sure: { kind: actionSheet, actions: { Discard: { do: dismiss, role: destructive }, Keep: stay } }
        """),
      Example(
        "Face ID, whose answer opens the lock beneath",
        """
        navflow: 1
        root: { stack: Home }
        state: { door: [shut, open] }
        screens:
          Home: { actions: { Lock: { set: { door: shut }, do: [{ present: Lock, as: fullScreen }] } } }
          Lock: { actions: { Unlock with Face ID: { present: Face, auth: faceID } } }
          Face: { kind: prompt, actions: { Look: { either: { known: { set: { door: open }, do: dismiss }, unknown: stay } } } }
        """),
      Example(
        "a step that says what closes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Report: present Report } }
          Report: { actions: { Send: present Sent } }
          Sent: { kind: alert, actions: { Done: dismiss all, Back to the list: dismiss to Home, Stay: stay } }
        """),
      Example(
        "an event, which closes the alert itself",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Report: present Report } }
          Report: { actions: { Send: present Sending, Close: dismiss } }
          Sending: { kind: alert, actions: { Stop: stay, Sent: { by: system, do: dismiss } } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings(afterPerforming: { action in
      guard case .screen(let owner) = action.owner else { return false }
      return action.isUserInitiated && action.role != .destructive && context.flow[owner].isOneScreenLayer
    }) { performed in
      guard let action = performed.action(in: context.flow), case .screen(let alert) = context.flow[action].owner,
        performed.before.frontScreen == alert, !isAnswerOfSystem(action, on: alert, context),
        let step = performed.firstMovingStep(of: action, in: context.flow),
        let removed = performed.removedBeneath(by: step)
      else { return nil }
      let isButton = context.flow[action].trigger == .user
      var finding = Finding(
        .closesMore(context, action, alert, removed, performed.endedTask),
        help: .help(context, alert, removed, step, performed, isButton: isButton), at: step.range, about: .place,
        place: context.structure.place(of: action), screen: alert, action: action)
      finding.suggestion = context.suggest(
        "Close only \(context.name(alert))", "stay", for: step.words(in: context.flow), at: step.range)
      return finding.shown(by: performed.walk)
    }
  }

  /// Returns whether an answer of a prompt changes the state, as Face ID does for a lock: the lock is meant to close.
  private func isAnswerOfSystem(_ action: ActionID, on screen: ScreenID, _ context: RuleContext) -> Bool {
    context.flow[screen].kind == .prompt && context.flow[action].setsVariables
  }
}

extension RuleContext.PerformedMove {
  /// The action whose steps ran, also in place of a gesture's effect.
  fileprivate func action(in flow: Flow) -> ActionID? { walk.simulator.action(behind: move, in: before) }

  /// Returns the first step that moves screens.
  fileprivate func firstMovingStep(of action: ActionID, in flow: Flow) -> Step? {
    flow[action].cases[move.chosenCase].results[move.result].steps.first { !$0.movesNothing }
  }

  /// Returns the screen directly beneath the alert, if a step removes it without naming it.
  fileprivate func removedBeneath(by step: Step) -> ScreenID? {
    guard let beneath = before.position(beneath: before.top(of: before.frontLayer)) else { return nil }
    switch step.kind {
    case .dismiss(.front): return beneath.layer > 0 ? before[beneath].screen : nil
    case .pop(.count(1)): return beneath.index > 0 ? before[beneath].screen : nil
    default: return nil
    }
  }

  /// The task that the move cancels, or nil.
  fileprivate var endedTask: TaskID? {
    walk.transitions.last { $0.move == move }?.events.lazy.compactMap { event in
      if case .cancels(let task) = event.kind { task } else { nil }
    }.first
  }
}

extension Message {
  fileprivate static func closesMore(
    _ context: RuleContext, _ action: ActionID, _ alert: ScreenID, _ removed: ScreenID, _ task: TaskID?
  ) -> Message {
    let ending: Message = task.map { ", and cancels task \(context.name($0))" } ?? ""
    return
      "\(context.culprit(action)) also closes \(context.name(removed)), beneath \(context.flow[alert].kind.words)\(ending)"
  }

  fileprivate static func help(
    _ context: RuleContext, _ alert: ScreenID, _ removed: ScreenID, _ step: Step,
    _ performed: RuleContext.PerformedMove, isButton: Bool
  ) -> Message {
    let back = context.flow[performed.after.frontScreen].name.value
    let verb = if case .pop = step.kind { "pop to \(back)" } else { "dismiss to \(back)" }
    let named = performed.endedTask == nil ? verb : "cancel"
    let hasOtherButton = context.flow[alert].actions.count > 1
    let role: Message = isButton && hasOtherButton ? ", or add \(quoted("role: destructive"))" : ""
    return "write \(quoted("stay")): any button closes \(context.name(alert)); "
      + "if \(context.name(removed)) should go too, write \(quoted(named))\(role)"
  }
}
