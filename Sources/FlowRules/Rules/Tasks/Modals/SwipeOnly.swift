import Diagnostics
import FlowModel
import Support

/// Finds sheets that have no button with which the user can leave them.
struct SwipeOnly: Rule {
  static let metadata = RuleMetadata(
    id: "swipe-only", severity: .info, evidence: .metadata, family: .tasks,
    summary: "A sheet has no button that closes it: only a swipe does.",
    rationale: """
      Not everybody can swipe. People who use assistive access, a hardware keyboard or a Mac need a button, and others \
      do not know that the sheet moves. Add Close or Cancel to the first screen of the sheet.
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
      guard start.devicesWithoutSwipe.isEmpty, !hasButton(start.screen, context),
        !leadingToMultiLayerExits.value.contains(start.screen)
      else { return nil }
      let isOfTask = context.flow[start.screen].task != nil
      return Finding(
        .swiped(context, start.screen), help: nil,
        at: context.flow[start.screen].name.range, about: .screen(start.screen), place: .screen(start.screen),
        screen: start.screen
      ).offering(
        context.remedies(
          addingExit: isOfTask ? "Cancel" : "Close", isOfTask ? "cancel" : "dismiss", role: nil, to: start.screen)
      ).missing(context.closingAction(on: start.screen), on: start.screen, context).noting(
        start.showings.map { Note("here it is shown modally", at: $0.written.step.range) })
    }
  }

  /// Returns whether a button on the layer's stack closes the layer.
  private func hasButton(_ first: ScreenID, _ context: RuleContext) -> Bool {
    let structure = context.structure
    return structure.closure(of: [first]).contains { screen in
      structure.offered(on: screen).contains { isButton($0, context) && structure.isExit(context.flow[$0]) }
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

extension Step {
  /// Whether it may close the layer beneath the one in front.
  fileprivate var takesSeveralLayers: Bool {
    switch kind {
    case .dismiss(.all), .dismiss(.to), .unwind, .root: true
    case .dismiss(.front), .push, .present, .start, .complete, .pop, .replace, .show, .tab, .set, .stay: false
    }
  }
}

extension String {
  fileprivate static func swiped(_ context: RuleContext, _ screen: ScreenID) -> String {
    "only a swipe closes the sheet that begins with \(context.name(screen)): it has no button for that"
  }
}
