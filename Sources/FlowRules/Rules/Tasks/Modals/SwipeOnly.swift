import Diagnostics
import FlowModel
import Localization
import Support

/// Finds sheets that have no button with which the user can leave them.
struct SwipeOnly: Rule {
  static let metadata = RuleMetadata(
    id: "swipe-only", severity: .info, exception: "a warning where an event leaves nothing to tap", evidence: .metadata,
    family: .tasks,
    summary: "A sheet has no button that closes it, or that gives it up: only a swipe does.",
    rationale: """
      Not everybody can swipe. People who use assistive access, a hardware keyboard or a Mac need a button, and others \
      do not know that the sheet moves. Add Close or Cancel to the first screen of the sheet. It is the same if all buttons \
      that leave the sheet complete its task, or if an event leaves nothing to tap.
      """,
    sources: [.guidelines("modality")], isAboutExits: true,
    failing: [
      Example(
        "a picture without Close",
        """
        navflow: 1
        root: { stack: Feed }
        screens:
          Feed: { actions: { Picture: present Picture } }
          ①Picture: { actions: { Zoom: stay } }
        """),
      Example(
        "a sheet whose buttons only lead further",
        """
        navflow: 1
        root: { stack: Me }
        screens:
          Me: { actions: { Server: present Server } }
          ①Server: { actions: { Check: present Checked, More: push Rules } }
          Checked: { kind: alert, actions: { OK: stay } }
          Rules: { title: Rules }
        """),
      Example(
        "a swipe that asks first",
        """
        navflow: 1
        root: { stack: Notes }
        screens:
          Notes: { actions: { New: present Editor } }
          ①Editor: { input: true, gestures: { Swipe down: present Discard } }
          Discard: { kind: alert, actions: { Discard: dismiss, Keep: stay } }
        """),
      Example(
        "a task that every button completes, on a later page",
        """
        navflow: 1
        root: { stack: Map }
        screens:
          Map: { actions: { Order: start ride } }
        tasks:
          ride:
            outcomes: [ordered, cancelled]
            screens:
              ①Where: { actions: { Next: push When } }
              When: { actions: { Order: complete ordered } }
        """),
      Example(
        "a task that every button of its first page completes",
        """
        navflow: 1
        root: { stack: Film }
        screens:
          Film: { actions: { Rate: start rate } }
        tasks:
          rate:
            outcomes: [rated, cancelled]
            screens:
              ①Stars: { actions: { Good: complete rated, Bad: complete rated } }
        """),
      Example(
        "a page that asks for what has been done, which is a warning",
        """
        navflow: 1
        root: { stack: Books }
        state: { card: [none, asked, valid] }
        screens:
          Books: { actions: { Get a card: present Card } }
          ①Card: { actions: { Send a mail: { when: { card: none }, set: { card: asked } }, Again: stay } }
        entries:
          Mail is confirmed: { when: { card: asked }, set: { card: valid } }
        """),
    ],
    passing: [
      Example(
        "a picture with Close",
        """
        navflow: 1
        root: { stack: Feed }
        screens:
          Feed: { actions: { Picture: present Picture } }
          Picture: { actions: { Zoom: stay, Close: dismiss } }
        """),
      Example(
        "a button on the second screen",
        """
        navflow: 1
        root: { stack: Me }
        screens:
          Me: { actions: { Server: present Server } }
          Server: { actions: { More: push Rules } }
          Rules: { actions: { Accept: dismiss } }
        """),
      Example(
        "a sheet over it that closes both",
        """
        navflow: 1
        root: { stack: Me }
        screens:
          Me: { actions: { Server: present Server } }
          Server: { actions: { Choose: present List } }
          List: { actions: { Use this: dismiss all, Close: dismiss } }
        """),
      Example(
        "a popover, which a tap outside closes",
        """
        navflow: 1
        devices: [pad]
        root: { stack: Map }
        screens:
          Map: { actions: { Info: { present: Info, as: popover } } }
          Info: { title: About this place }
        """),
      Example(
        "a sheet that Back on its second page closes",
        """
        navflow: 1
        root: { stack: Map }
        screens:
          Map: { actions: { Info: present Info } }
          Info: { actions: { Next: push Last } }
          Last: { title: Last, gestures: { Back: dismiss } }
        """),
      Example(
        "a full-screen layer, which no swipe closes",
        """
        navflow: 1
        root: { stack: Map }
        screens:
          Map: { actions: { Info: { present: Info, as: fullScreen } } }
          Info: { actions: { Next: push Last } }
          Last: { actions: { Done: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let leadingToMultiLayerExits = Lazy { screensLeadingToMultiLayerExits(context) }
    return context.structure.modalStarts.compactMap { start in
      guard start.devicesWithoutSwipe.isEmpty, !leadingToMultiLayerExits.value.contains(start.screen) else {
        return nil
      }
      let exits = exits(from: start.screen, context)
      if let event = eventLeavingNothing(on: start.screen, context) {
        let message: Message = .left(context, event, start.screen)
        let help: Message = .helpAfter(context, event, start.screen)
        return finding(start, message, help, context).withSeverity(.warning)
      }
      let isOfTask = context.flow[start.screen].task != nil
      let remedies = context.remedies(
        addingExit: isOfTask ? .cancel : .close, isOfTask ? "cancel" : "dismiss", role: nil, to: start.screen)
      if exits.isEmpty { return finding(start, .swiped(context, start.screen), nil, context).offering(remedies) }
      guard onlyCompletes(start, exits, context) else { return nil }
      return finding(start, .completed(context, start.screen), nil, context).offering(remedies)
    }
  }

  private func finding(_ start: ModalStart, _ message: Message, _ help: Message?, _ context: RuleContext) -> Finding {
    Finding(
      message, help: help, at: context.flow[start.screen].name.range, about: .screen(start.screen),
      place: .screen(start.screen), screen: start.screen
    ).missing(context.closingAction(on: start.screen), on: start.screen, context).noting(
      start.showings.map { Note("here it is shown modally", at: $0.written.step.range) })
  }

  /// Returns whether all ways out complete the task, and a user has started it.
  ///
  /// A first page whose button applies something is left to "done-without-cancel", and one that only acknowledges needs no
  /// Cancel.
  private func onlyCompletes(_ start: ModalStart, _ exits: [ActionID], _ context: RuleContext) -> Bool {
    guard let task = context.flow[start.screen].task, context.flow[task].entry == start.screen,
      !(context.flow[task].purpose.map(UserTask.Purpose.formalities.contains) ?? false),
      start.showings.allSatisfy({ $0.written.action.map { context.flow[$0].isUserInitiated } ?? true })
    else { return false }
    let own = context.flow[start.screen].actions.filter(exits.contains).map { context.flow[$0] }
    let isChoice = own.contains { $0.appliesByName } && context.offersChoice(on: start.screen)
    let mayGiveUp = own.isEmpty || isChoice && !context.offersOnlyDone(start)
    return mayGiveUp && !own.contains(where: \.saysThatItSkips)
      && exits.allSatisfy { exit in
        let steps = context.structure.steps(of: exit).map(\.step)
        return steps.contains { $0.completes && !$0.cancels } && !steps.contains { $0.cancels || $0.goesBack }
      }
  }

  /// Returns an event that changes the state so that no action of a screen is possible any more, or nil.
  private func eventLeavingNothing(on screen: ScreenID, _ context: RuleContext) -> Action? {
    let own = context.flow[screen].actions
    let buttons = own.map { context.flow[$0] }.filter { $0.trigger == .user }
    let leaves = own.contains { !context.flow[$0].isUserInitiated && context.structure.isExit(context.flow[$0]) }
    guard !buttons.isEmpty, !leaves else { return nil }
    return context.flow.actions.first { event in
      guard !event.isUserInitiated, event.id != context.flow.relaunch,
        event.owner == .entries || own.contains(event.id),
        event.allSteps.allSatisfy(\.movesNothing), buttons.contains(where: { event.mayFollow($0) })
      else { return false }
      return buttons.contains { $0.isImpossible(after: event) }
        && buttons.allSatisfy { $0.changesNothing || $0.isImpossible(after: event) }
    }
  }

  /// Returns the buttons on the layer's stack that close the layer.
  private func exits(from first: ScreenID, _ context: RuleContext) -> [ActionID] {
    let structure = context.structure
    return structure.closure(of: [first]).flatMap { screen in
      structure.offered(on: screen).filter { isButton($0, context) && structure.isExit(context.flow[$0]) }
    }
  }

  /// Returns the screens from which the user can get to a button that may close several layers.
  private func screensLeadingToMultiLayerExits(_ context: RuleContext) -> Set<ScreenID> {
    let structure = context.structure
    var open = context.flow.screenIDs.filter { screen in
      structure.offered(on: screen).contains { action in
        isButton(action, context) && structure.steps(of: action).contains { $0.step.takesSeveralLayers }
      }
    }
    var found = Set(open)
    // Searches backward, once for all sheets.
    while let screen = open.popLast() {
      let hosts = structure.showings(of: screen).flatMap { structure.hosts(of: $0.written) }
      open += hosts.filter { found.insert($0).inserted }
    }
    return found
  }

  /// Returns whether the user taps something for an action: its button, or Back.
  private func isButton(_ action: ActionID, _ context: RuleContext) -> Bool {
    switch context.flow[action].trigger {
    case .gesture(let gesture): gesture == .back || gesture == .return
    case .user, .system, .arrival, .entry: true
    }
  }
}

extension Action {
  /// Returns whether this event may happen while a button is offered.
  fileprivate func mayFollow(_ button: Action) -> Bool {
    !tests.contains { own in
      button.condition.tests.contains { $0.variable == own.variable && Set($0.values).isDisjoint(with: own.values) }
    }
  }

  /// Returns whether a test of the action, or of each of its cases, fails for a value that an event has set.
  fileprivate func isImpossible(after event: Action) -> Bool {
    let set = event.assignments
    let fails = { (condition: Condition) in
      condition.tests.contains { test in
        set.contains { $0.variable == test.variable && $0.value.map { !test.values.contains($0) } ?? false }
      }
    }
    return fails(condition) || cases.allSatisfy { fails($0.condition) }
  }
}

extension Step {
  /// Whether it may close the layer beneath the one in front.
  fileprivate var takesSeveralLayers: Bool {
    switch kind {
    case .dismiss(.all), .dismiss(.to), .unwind, .root: true
    case .dismiss(.front), .push, .present, .start, .complete, .pop, .replace, .show, .tab, .set, .stay: false
    }
  }
}

extension Message {
  fileprivate static func swiped(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "only a swipe closes the sheet that begins with \(context.name(screen)): it has no button for that"
  }

  fileprivate static func completed(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "every button that leaves the sheet of \(context.name(screen)) completes the task: only a swipe gives it up"
  }

  fileprivate static func left(_ context: RuleContext, _ event: Action, _ screen: ScreenID) -> Message {
    "after \(context.culprit(event.id, on: screen)), \(context.name(screen)) is still in front with nothing to tap: only a "
      + "swipe closes it"
  }

  fileprivate static func helpAfter(_ context: RuleContext, _ event: Action, _ screen: ScreenID) -> Message {
    let set = context.flow.text(of: event.assignments)
    return "close it then, by an action of \(context.name(screen)) with \(quoted("by: system")), "
      + "\(quoted("when: { \(set) }")) and \(quoted("do: dismiss")); and add \(quoted(context.closingAction(on: screen)))"
  }
}
