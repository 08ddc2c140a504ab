import Diagnostics
import FlowModel
import Localization
import OrderedCollections
import Verification

/// Finds ways to leave a screen that lose the user's input.
struct LostInput: Rule {
  static let metadata = RuleMetadata(
    id: "lost-input", severity: .warning, evidence: .behaviour, family: .tasks,
    summary: "A gesture, action or entry discards the user's input without asking.",
    rationale: """
      A swipe closes a sheet in a moment, with everything typed in it. A notification or a time-out does the same \
      without the user. Ask first: let the gesture show an alert or an action sheet, and let Cancel do the same. An \
      alert asks only if one of its buttons keeps the screen. Let an entry wait, or keep the draft.
      """,
    sources: [.guidelines("modality"), .guidelines("sheets")], isAboutLosses: true,
    defersTo: ["interrupted-task", "task-interrupted-by-entry", "dismiss-beneath-alert"],
    failing: [
      Example(
        "a swipe",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: present Draft } }
          ①Draft: { input: true, actions: { Send: { do: dismiss, role: done } } }
        """),
      Example(
        "an action that leaves without asking",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: { present: Draft, locked: true } } }
          Draft: { input: true, actions: { Send: { do: dismiss, role: done }, Leave: ①dismiss } }
        """),
      Example(
        "a notification",
        """
        navflow: 1
        root: { tabs: [Home, Pay] }
        screens:
          Home: { actions: { Write: { present: Draft, locked: true } } }
          Pay: {}
          Draft: { input: true, actions: { Send: { do: dismiss, role: done } } }
        entries:
          Money: [①dismiss all, tab Pay]
        """),
      Example(
        "a time-out",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: { present: Draft, locked: true } } }
          Draft: { input: true, actions: { Send: { do: dismiss, role: done }, Time is up: { by: system, do: ①dismiss } } }
        """),
      Example(
        "an alert with one button",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: { present: Draft, locked: true } } }
          Draft: { input: true, actions: { Send: { role: done, either: { sent: dismiss, failed: present Failed } } } }
          Failed: { kind: alert, actions: { OK: ①dismiss } }
        """),
      Example(
        "input on a screen beneath",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: { present: Draft, locked: true } } }
          Draft: { input: true, actions: { To: push People } }
          People: { back: hidden, actions: { Leave: ①dismiss, Chosen: pop } }
        """),
      Example(
        "input on a page that was replaced, before the task is given up",
        """
        navflow: 1
        root: { stack: Pets }
        screens:
          Pets: { actions: { Add a pet: { start: add, as: fullScreen } } }
        tasks:
          add:
            outcomes: [added, cancelled]
            screens:
              Name: { input: true, actions: { Next: replace Kind, Close: present Sure } }
              Kind: { actions: { Dog: complete added, Close: ①cancel } }
              Sure: { kind: actionSheet, actions: { Discard: cancel, Go on: stay } }
        """),
      Example(
        "pages that a swipe has replaced",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Apply: { start: apply, as: fullScreen } } }
        tasks:
          apply:
            outcomes: [sent, cancelled]
            pages: [Name, Photo]
            screens:
              Name: { input: true, actions: { Close: present Sure } }
              Photo: { actions: { Send: complete sent, Close: ①cancel } }
              Sure: { kind: actionSheet, actions: { Discard: cancel, Go on: stay } }
        """),
      Example(
        "a page of no task that Next has replaced",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Ask: push Question } }
          Question: { input: true, gestures: { Back: present Sure }, actions: { Next: replace Topic } }
          ①Topic: { actions: { Send: { do: pop, role: done } } }
          Sure: { kind: alert, actions: { Discard: { do: pop, role: destructive }, Keep: stay } }
        """),
    ],
    passing: [
      Example(
        "input on a page that was replaced, and a question before the task is given up",
        """
        navflow: 1
        root: { stack: Pets }
        screens:
          Pets: { actions: { Add a pet: { start: add, as: fullScreen } } }
        tasks:
          add:
            outcomes: [added, cancelled]
            screens:
              Name: { input: true, actions: { Next: replace Kind, Close: present Sure } }
              Kind: { actions: { Dog: complete added, Close: present Sure } }
              Sure: { kind: actionSheet, actions: { Discard: cancel, Go on: stay } }
        """),
      Example(
        "an action sheet that asks first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: present Draft } }
          Draft:
            input: true
            gestures: { Swipe down: present Sure }
            actions: { Send: { do: dismiss, role: done }, Leave: present Sure }
          Sure: { kind: actionSheet, actions: { Discard: dismiss, Keep: stay } }
        """),
      Example(
        "an alert that asks only after input",
        """
        navflow: 1
        root: { stack: Home }
        state: { draft: { values: [empty, typed], initial: any } }
        screens:
          Home: { actions: { Write: { present: Draft, locked: true } } }
          Draft:
            input: true
            actions:
              Send: { do: dismiss, role: done }
              Cancel: { cases: [{ when: { draft: typed }, present: Sure }, dismiss] }
          Sure: { kind: actionSheet, actions: { Discard: dismiss, Keep: stay } }
        """),
      Example(
        "a page that thanks for the input",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Order: { present: Form, locked: true } } }
          Form: { input: true, actions: { Send: { push: Thanks, role: done } } }
          Thanks: { actions: { Close: dismiss } }
        """),
      Example(
        "input that was used",
        """
        navflow: 1
        root: { stack: Home }
        state: { named: [no, yes] }
        screens:
          Home: { actions: { Write: { present: Draft, locked: true } } }
          Draft: { input: true, actions: { Apply: { set: { named: yes }, do: dismiss } } }
        """),
      Example(
        "input that a button saves by its name, pages before a swipe",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Begin: { present: Name, locked: true } } }
          Name: { input: true, actions: { Save: push Level } }
          Level: { back: hidden, actions: { Easy: push Ready } }
          Ready: { back: hidden, actions: { Leave: dismiss } }
        """),
      Example(
        "a completed task, and a push",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, locked: true } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { input: true, actions: { Next: push Confirm } }
              Confirm: { actions: { OK: complete charged } }
        """),
      Example(
        "a password that the button submits",
        """
        navflow: 1
        roots: { door: { stack: Welcome }, main: { stack: Home } }
        screens:
          Welcome: { actions: { Go on: push Password } }
          Password: { input: true, back: hidden, actions: { Log in: root main } }
          Home: { title: Home }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    var losses = Losses(in: context)
    losses.add(lossesOnReplacedPages(context))
    let removed = context.findings { observed in
      guard case .losesInput(let screen) = observed.kind, let site = observed.site else { return nil }
      return finding(screen, site, losses, context)
    }
    return removed.filter { !isNeverShown($0, context) } + onReplacedPages(losses, context) + onReplacedScreens(context)
  }

  /// Returns the finding on a way that loses the input of a screen; nil if the input was kept, or something asks first.
  func finding(
    _ screen: ScreenID, _ site: Site, _ losses: Losses, _ context: RuleContext
  ) -> Finding? {
    guard losses.counts(screen, site) else { return nil }
    let (entry, event, task) = (Self.entry(at: site), Self.event(at: site), context.flow[screen].task)
    var finding = context.finding(
      .lost(context, screen, site), help: nil, by: site,
      about: event.map { .action($0) } ?? task.map { .task($0) } ?? .screen(screen), task: task
    ).offering(
      site.isUserInitiated
        ? context.remedies(askingBefore: losses.ofUser[screen] ?? [site], lose: screen)
        : context.remedies(keepingAway: site, isEvent: context.isEvent(at: site))
          + context.remedies(keepingAway: site, from: losses.fronts[event ?? ActionID(0)] ?? []))
    // All ways in which a user loses the text of one screen, or of one task, are one finding.
    if event == nil { finding.place = .nowhere }
    // An entry that interrupts a task and discards input has one finding, about the task.
    if let entry { finding = finding.causing(at: [context.flow[entry].label.range]) }
    finding.screen = screen
    if site.range == nil { finding.range = context.flow[site.gestureScreen ?? screen].name.range }
    return finding.noting(
      [Note("here it was typed", at: context.flow[screen].name.range)].filter { $0.range != finding.range })
  }
}

extension LostInput {
  /// Returns the entry or system action that discards the input, or nil.
  fileprivate static func event(at site: Site) -> ActionID? {
    guard !site.isUserInitiated, case .action(let event) = site.cause else { return nil }
    return event
  }

  /// Returns the entry that discards the input, or nil; all screens that the entry removes are one finding.
  fileprivate static func entry(at site: Site) -> ActionID? {
    guard site.trigger == .entry, case .action(let entry) = site.cause else { return nil }
    return entry
  }
}

extension Message {
  fileprivate static func lost(_ context: RuleContext, _ screen: ScreenID, _ site: Site) -> Message {
    "what the user typed on \(context.name(screen)) is lost by \(context.culprit(site)), and nothing asks first"
  }
}
