import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds screens that present something while a layer stands over them.
struct PresentWhileCovered: StepFailureRule {
  static let failure = StepFailure.presentWhileCovered

  static let metadata = RuleMetadata(
    id: "present-while-covered", severity: .error, exception: "a warning in an entry", evidence: .behaviour,
    family: .steps, summary: "A screen presents something while it already presents a layer.",
    rationale: """
      An answer arrives for a screen that the user has left behind a sheet or an alert. Or a map presents a sheet while \
      it presents the search, a panel. UIKit presents nothing from a view controller that already presents something, \
      and only writes a line to the log. The user never sees the result. A panel can present the next layer itself \
      ("on: front").
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "an answer that arrives behind a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Settings: present Settings
              Loading fails: { by: system, while: open, do: ①present Sorry }
          Settings: { title: Settings, actions: { Close: dismiss } }
          Sorry: { kind: alert, title: Loading failed, actions: { OK: stay } }
        """),
      Example(
        "a task that begins behind an alert",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Delete: present Sure
              Session ends: { by: system, while: open, do: ①start signIn }
          Sure: { kind: alert, title: Delete?, actions: { Delete: stay, Cancel: stay } }
        tasks:
          signIn:
            outcomes: [done, cancelled]
            screens: { Form: { title: Sign in, actions: { Sign in: complete done, Cancel: cancel } } }
        """),
      Example(
        "a sheet from a map that presents a panel",
        """
        navflow: 1
        root: { stack: Map }
        screens:
          Map: { actions: { Search: { where: { screen: Map }, present: Search, as: panel }, Style: ①present Style } }
          Search: { title: Search, actions: { Guides: push Guides } }
          Guides: { title: Guides }
          Style: { title: Style, actions: { Done: dismiss } }
        """),
      Example(
        "a call that the root presents while a sheet is up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Settings: present Settings } }
          Settings: { title: Settings, actions: { Done: dismiss } }
          Call: { title: A call, actions: { Answer: dismiss } }
        entries:
          A friend calls: { once: true, do: [{ ①present: Call, as: fullScreen, on: root }] }
        """),
      Example(
        "a panel that is still up in another tab",
        """
        navflow: 1
        root: { tabs: [Map, Places] }
        screens:
          Map: { actions: { Search: { where: { screen: Map, front: root }, present: Search, as: panel } } }
          Search: { title: Search, actions: { Close: dismiss } }
          Places: { actions: { Add: ①present New } }
          New: { title: New, actions: { Close: dismiss } }
        """),
    ],
    passing: [
      Example(
        "an answer that waits until the screen is in front",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Settings: present Settings
              Loading fails: { by: system, do: present Sorry }
          Settings: { title: Settings, actions: { Close: dismiss } }
          Sorry: { kind: alert, title: Loading failed, actions: { OK: stay } }
        """),
      Example(
        "an answer that shows something only while its screen is in front",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Settings: present Settings
              Account closed: { by: system, while: open, cases: [{ where: { screen: Home }, present: Sorry }, stay] }
          Settings: { title: Settings, actions: { Close: dismiss } }
          Sorry: { kind: alert, title: Your account is closed, actions: { OK: stay } }
        """),
      Example(
        "a sheet that the panel presents",
        """
        navflow: 1
        root: { stack: Map }
        screens:
          Map:
            actions:
              Search: { where: { screen: Map }, present: Search, as: panel }
              Style: { present: Style, on: front }
          Search: { title: Search, actions: { Guides: push Guides } }
          Guides: { title: Guides }
          Style: { title: Style, actions: { Done: dismiss } }
        """),
      Example(
        "a call in a window of its own",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Settings: present Settings } }
          Settings: { title: Settings, actions: { Done: dismiss } }
          Call: { title: A call, actions: { Answer: dismiss } }
        entries:
          A friend calls: { once: true, do: [{ present: Call, as: fullScreen, aside: true, on: root }] }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    failures(in: context).map { finding in
      guard case .observation(let observation, let behaviour)? = finding.sighting?.witness,
        case .fails = observation.fact.kind, let site = observation.fact.site, context.step(at: site)?.isOnRoot != true,
        !context.isOfCoveredScreen(site),
        let panel = StandingPanel(before: behaviour.walk(to: observation), in: context)
      else { return finding }
      return finding.beside(panel, at: site, context)
    }
  }

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    if step.step?.isOnRoot == true {
      return "\(culprit) cannot do \(step.words): a layer may be up, so the root presents something already"
    }
    return step.context.isOfCoveredScreen(step.site)
      ? "\(culprit) cannot do \(step.words): a layer may stand over its screen"
      : "\(culprit) cannot do \(step.words): its screen may already present a panel or popover"
  }

  static func remedies(_ step: FailedStep) -> [Remedy] {
    let context = step.context
    guard let range = step.site.range, case .action(let action) = step.site.cause else { return [] }
    let option = step.outcomeBefore == nil ? context.option("where", "{ front: root }", at: step.site) : nil
    let onRoot =
      option.map {
        [Remedy("offer it only while nothing is in front: \(quoted("where: { front: root }"))", [$0])]
      } ?? []
    if step.step?.isOnRoot == true {
      let front = Remedy(
        "let the layer in front present it, with \"on: front\"", [.option(key: "on", value: "front", of: range)])
      return [front] + onRoot + [
        Remedy("set aside what is up, with \"aside: true\"", [.option(key: "aside", value: "true", of: range)])
      ]
    }
    if step.context.isOfCoveredScreen(step.site) {
      let waiting = Remedy(
        "let it wait until the screen is in front (\(quoted("while: shown")))",
        [.option(key: "while", value: "shown", of: context.flow[action].label.range)])
      return [waiting, context.remedy(closingLayersBefore: step.site)].compactMap(\.self)
    }
    let onFront = Remedy(
      "let the panel present it: \(quoted("{ \(step.keyed), on: front }"))",
      [.option(key: "on", value: "front", of: range)])
    return (step.opensPanel ? [] : [onFront]) + onRoot
  }

  static func help(_ step: FailedStep) -> Message {
    let words = step.step?.words(in: step.context.flow) ?? "…"
    if step.step?.isOnRoot == true {
      return "leave out \(quoted("on: root")), so that the layer in front presents it; "
        + "or let it happen only while nothing is in front, with \(quoted("where: { front: root }"))"
    }
    if step.context.isOfCoveredScreen(step.site) {
      return
        "let it wait until the screen is in front (\(quoted("while: shown"))), or dismiss what stands over it first: \(quotedList(["dismiss all", words]))"
    }
    let waiting = step.hosts.map { "where: { screen: \(operand($0.map { step.context.flow[$0].name.value })) }" }
    let wait = waiting.map { (words: String) -> Message in "offer it only while no panel is up: \(quoted(words))" }
    guard !step.opensPanel else { return wait ?? "close the panel first: \(quotedList(["dismiss", words]))" }
    let front: Message = "let the panel present it: \(quoted("{ \(step.keyed), on: front }"))"
    return wait.map { "\($0); or \(front)" } ?? front
  }
}

extension Finding {
  /// Returns the finding with the panel that is its cause; all findings with this panel are reported as one.
  fileprivate func beside(_ panel: StandingPanel, at site: Site, _ context: RuleContext) -> Finding {
    let closing = [panel.closing(context)]
    var finding = offering(panel.isLeft ? closing + remedies : remedies + closing)
    let (culprit, step) = (context.culprit(site), context.words(of: site).map(quoted) ?? "this")
    let cause: Message =
      panel.isPopover
      ? "the popover \(context.name(panel.screen)) is still up" : "the panel \(context.name(panel.screen)) is still up"
    finding.message = "\(culprit) cannot do \(step): \(cause)\(context.frontClause(of: site))"
    finding.origin = panel.written.step.range
    return finding
  }
}

extension RuleContext {
  /// Returns whether the action of a site can happen while its screen is covered.
  fileprivate func isOfCoveredScreen(_ site: Site) -> Bool {
    if case .action(let id) = site.cause { flow[id].isWhileOpen } else { false }
  }
}

extension FailedStep {

  /// The screens that offer the action, or nil if it is one of the root, or if a `then` or several screens have it.
  fileprivate var hosts: [ScreenID]? {
    guard outcomeBefore == nil, case .action(let id) = site.cause, case .screen(let owner) = context.flow[id].owner,
      case nil = context.flow[id].condition.pattern
    else { return nil }
    return [owner]
  }

  /// Whether the step shows a layer that leaves the screen beneath usable, so that it could be shown again and again.
  fileprivate var opensPanel: Bool {
    switch step?.kind {
    case .present(_, let options):
      options.isModeless
        || context.flow.devices.contains { context.flow.style(ofPresenting: options, on: $0) == .panel }
    case .start(let task, let options, _):
      options.isModeless
        || context.flow.devices.contains { context.flow.style(ofStarting: task, options, on: $0) == .panel }
    default: false
    }
  }

  /// The step as a key and its value.
  fileprivate var keyed: String {
    switch step?.kind {
    case .start(let task, _, _): "start: \(context.flow[task].name.value.spelledAsQuotedScalar)"
    default: "present: \((step?.target(in: context.flow) ?? "…").spelledAsQuotedScalar)"
    }
  }
}
