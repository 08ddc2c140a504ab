import Diagnostics
import FlowModel
import Localization

/// Finds modal layers whose first screen has no exit.
struct ModalWithoutExit: Rule {
  static let metadata = RuleMetadata(
    id: "modal-without-exit", severity: .warning, evidence: .metadata, family: .tasks,
    summary: "The first screen of a modal layer has neither a way out nor a swipe.",
    rationale: """
      The first screen of a modal layer needs a way back: Cancel, Close, Done or a swipe. A full-screen layer and a \
      locked sheet cannot be swiped away, so they need a button. The screens of a lock ("lock: true") are not reported: \
      only the right answer may leave them.
      """,
    sources: [.guidelines("modality")], isAboutExits: true,
    defersTo: ["modal-trap", "endless-task", "dead-end", "no-certain-way-out"],
    failing: [
      Example(
        "a full-screen layer that only leads further",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          ①Page: { actions: { Next: push Last } }
          Last: { actions: { Close: dismiss } }
        """),
      Example(
        "a locked sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, locked: true } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              ①Amount: { actions: { Next: push Confirm } }
              Confirm: { actions: { OK: complete charged } }
        """),
      Example(
        "a sheet with its swipe switched off",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          ①Page: { gestures: { Swipe down: none }, actions: { Next: push Last } }
          Last: { actions: { Close: dismiss } }
        """),
      Example(
        "a question that closes only itself",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          ①Page: { actions: { Tip: start tip, Next: push Last } }
          Last: { actions: { Close: dismiss } }
        tasks:
          tip:
            outcomes: [read, cancelled]
            screens:
              Tip: { kind: alert, actions: { OK: complete read, Later: cancel } }
        """),
    ],
    passing: [
      Example(
        "a sheet that can be swiped away",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { Close: dismiss } }
        """),
      Example(
        "a locked sheet that asks on a swipe",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, locked: true } } }
          Page: { gestures: { Swipe down: present Sure }, actions: { Next: push Last } }
          Sure: { kind: alert, actions: { Leave: dismiss, Stay: stay } }
          Last: { actions: { Close: dismiss } }
        """),
      Example(
        "a system action that closes it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: fullScreen } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Progress: { actions: { Charged: { by: system, do: complete charged }, Details: push Details } }
              Details: { title: Details }
        """),
      Example(
        "a button that asks first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          Page: { actions: { Close: present Sure, Next: push Last } }
          Sure: { kind: alert, actions: { Leave: dismiss, Stay: stay } }
          Last: { actions: { Close: dismiss } }
        """),
      Example(
        "a task whose end closes the layer",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          Page: { actions: { Buy: { start: buy, then: { bought: dismiss } }, Next: push Last } }
          Last: { actions: { Close: dismiss } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Pay: { actions: { OK: complete bought, Leave: cancel } }
        """),
      Example(
        "a task that asks whether to leave",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          Page: { actions: { Leave: start leave, Next: push Last } }
          Last: { actions: { Close: dismiss } }
        tasks:
          leave:
            outcomes: [left, cancelled]
            screens:
              Sure: { kind: alert, actions: { Leave: [complete left, dismiss], Stay: cancel } }
        """),
      Example(
        "a lock, whose second page opens it",
        """
        navflow: 1
        root: { stack: Notes }
        screens:
          Notes: { title: Notes }
          Shut: { lock: true, actions: { Type the code: push Code } }
          Code: { input: true, actions: { Unlock: dismiss } }
        entries:
          Asleep: { once: true, present: Shut, as: fullScreen, aside: true }
        """),
      Example(
        "a layer that \"modal-trap\" reports",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          Page: { actions: { Again: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let locked = context.screensOfLocks
    return context.structure.modalStarts.compactMap { start in
      guard !locked.contains(start.screen), !start.devicesWithoutSwipe.isEmpty,
        context.structure.exits(of: start.screen).isEmpty, !leadsToExit(start.screen, context.structure)
      else {
        return nil
      }
      let notes = start.showings.map { Note("here it is shown modally", at: $0.written.step.range) }
      let isOfTask = context.flow[start.screen].task != nil
      return Finding(
        .noWayOut(context, start.screen), help: nil,
        at: context.flow[start.screen].name.range, about: .screen(start.screen), screen: start.screen
      ).offering(
        context.remedies(
          addingExit: isOfTask ? .cancel : .close, isOfTask ? "cancel" : "dismiss", role: nil, to: start.screen)
      ).missing(context.closingAction(on: start.screen), on: start.screen, context).noting(notes)
    }
  }

  /// Returns whether a button shows a page without Back, from which another button leads out: a call that is over.
  private func leadsToExit(_ first: ScreenID, _ structure: FlowGraph) -> Bool {
    let buttons = structure.offered(on: first).map { structure.flow[$0] }.filter { $0.trigger == .user }
    return buttons.flatMap { structure.showings(of: $0.id) }.contains { showing in
      (showing.verb == .push || showing.verb == .replace) && structure.flow[showing.screen].hidesBack
        && structure.exits(of: showing.screen).contains { $0.trigger == .user }
    }
  }
}

extension Message {
  fileprivate static func noWayOut(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "the modal layer that begins with \(context.name(screen)) offers no way out there, and cannot be swiped away"
  }
}
