import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds popovers that a tap outside closes on an iPad, and nothing closes on an iPhone.
struct PopoverWithoutExitOnPhone: Rule {
  static let metadata = RuleMetadata(
    id: "popover-without-exit-on-phone", severity: .warning, evidence: .behaviour, family: .alerts,
    summary: "On iPhone, no gesture and no action closes a popover.",
    rationale: """
      On iPad a tap outside closes a popover, so it needs no button. On iPhone the same screen covers everything, \
      and there is no outside. Add Close or Done, or use a style for iPhone that users can swipe away.
      """,
    sources: [.guidelines("popovers")], isAboutExits: true,
    failing: [
      Example(
        "full screen on iPhone",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { ①present: Filter, as: { phone: fullScreen, pad: popover } } } }
          Filter: { actions: { Reset: stay } }
        """),
      Example(
        "a sheet on iPhone with its swipe switched off",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { ①present: Filter, as: popover } } }
          Filter: { gestures: { Swipe down: none }, actions: { Reset: stay } }
        """),
      Example(
        "a screen without actions",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { About: { ①present: About, as: { phone: fullScreen, pad: popover } } } }
          About: { title: About }
        """),
    ],
    passing: [
      Example(
        "a popover that iPhone shows as a sheet",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: popover } } }
          Filter: { actions: { Reset: stay } }
        """),
      Example(
        "a button that closes it",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: { phone: fullScreen, pad: popover } } } }
          Filter: { actions: { Done: dismiss } }
        """),
      Example(
        "an app for iPad only",
        """
        navflow: 1
        devices: [pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: { phone: fullScreen, pad: popover } } } }
          Filter: { actions: { Reset: stay } }
        """),
      Example(
        "a locked popover, which \"modal-trap\" reports",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: { phone: fullScreen, pad: popover }, locked: true } } }
          Filter: { actions: { Reset: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let popovers = context.structure.showings.filter { isRelevant($0, context) }
    return context.findings { observed in
      guard observed.device == .phone, let stuck = stuckScreen(of: observed.fact),
        let showing = popovers.first(where: { isStuck(observed.fact, on: stuck, in: $0, context) })
      else { return nil }
      let screens = context.structure.hosts(of: showing.written)
      return Finding(
        .noWayOut(context, showing), help: .help(context, showing), at: showing.written.step.range,
        about: .screen(showing.screen), place: context.structure.place(of: showing.written), screen: screens.first,
        action: showing.written.action,
        task: showing.started
      ).missing(context.closingAction(on: showing.screen), on: showing.screen, context)
        .noting([Note("this screen cannot be left on iPhone", at: context.flow[showing.screen].name.range)])
    }
  }

  /// Returns whether a step shows an unlocked popover that has no dismissing gesture on an iPhone.
  private func isRelevant(_ showing: PresentationSite, _ context: RuleContext) -> Bool {
    guard context.flow.devices.contains(.phone), showing.verb == .present || showing.verb == .start,
      !context.flow[showing.screen].isOneScreenLayer, !showing.options.locked,
      showing.style(on: .pad, in: context.flow) == .popover
    else { return false }
    return switch showing.style(on: .phone, in: context.flow) {
    case .sheet, .formSheet, .panel: context.flow[showing.screen].override(of: .swipeDown) == .removed
    case .popover, .inputView: context.flow[showing.screen].override(of: .tapOutside) == .removed
    case .fullScreen: true
    case .push, nil: false
    }
  }

  /// Returns the screen for which a fact says that there is no exit.
  private func stuckScreen(of fact: Fact) -> ScreenID? {
    switch fact.kind {
    case .trapped(let first, _): first
    case .endless(_, let screen), .offersNothing(let screen, isLoneRoot: false): screen
    default: nil
    }
  }

  private func isStuck(_ fact: Fact, on stuck: ScreenID, in showing: PresentationSite, _ context: RuleContext) -> Bool {
    if case .endless(let task, _) = fact.kind { return task == context.flow[showing.screen].task }
    return stuck == showing.screen
  }
}

extension Message {
  fileprivate static func noWayOut(_ context: RuleContext, _ showing: PresentationSite) -> Message {
    let popover = context.name(showing.screen)
    return "popover \(popover) cannot be left on iPhone: there is nothing beside it to tap, and no action leaves it"
  }

  fileprivate static func help(_ context: RuleContext, _ showing: PresentationSite) -> Message {
    let action = quoted(context.closingAction(on: showing.screen))
    return "add an action such as \(action) to \(context.name(showing.screen)), or make it a sheet on iPhone"
  }
}
