import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Finds tasks and screens with findings on one device only; it compares the findings of the other rules.
struct DiffersByDevice: ComparingRule {
  static let metadata = RuleMetadata(
    id: "differs-by-device", severity: .info, evidence: .behaviour, family: .alerts,
    summary: "A device has an error or warning that the other device does not have.",
    rationale: """
      People who try a flow on iPhone consider it tested. iPad shows the same screens differently: a popover has no \
      room for a second layer, a pushed task keeps the tab bar. Look at the flow on both devices.
      """,
    sources: [.dateInput], defersTo: ["popover-without-exit-on-phone"],
    failing: [
      Example(
        "a sheet over a popover on iPad",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: popover } } }
          Filter: { actions: { Back to all: [dismiss, push All], Colours: ①present Colours, Done: dismiss } }
          Colours: { actions: { Done: dismiss } }
          All: { title: All }
        """),
      Example(
        "a task that is pushed on iPad",
        """
        navflow: 1
        devices: [phone, pad]
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: { ①start: charge, as: { phone: sheet, pad: push } } } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
    ],
    passing: [
      Example(
        "a finding on both devices",
        """
        navflow: 1
        devices: [phone, pad]
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
      Example(
        "a popover that \"popover-without-exit-on-phone\" reports",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: { phone: fullScreen, pad: popover } } } }
          Filter: { actions: { Reset: stay } }
        """),
      Example(
        "an accepted finding",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: { phone: sheet, pad: push } } } }
        tasks:
          charge:
            allow: { pushed-task: there is room beside it on iPad }
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
    ])

  /// The subject of findings: a task, a screen, or else the action.
  private struct ComparedSubject: Hashable {
    var task: TaskID?
    var screen: ScreenID?
    var action: ActionID?
  }

  private let context: RuleContext

  private init(_ context: RuleContext) { self.context = context }

  static func findings(among found: [ReportedFinding], in context: RuleContext) -> [Finding] {
    DiffersByDevice(context).findings(among: found)
  }

  /// Returns a finding for each task or screen with findings of other rules on one device only.
  private func findings(among found: [ReportedFinding]) -> [Finding] {
    let flow = context.flow
    // If a device was not checked completely, the defect may exist there as well.
    guard flow.devices.count > 1, context.isDecided else { return [] }
    let known = popovers(among: found)
    let subjects = OrderedDictionary(grouping: found.filter { isRelevant($0, known) }, by: subject)
    return subjects.flatMap { subject, found in findings(on: subject, found) }
  }

  private func isRelevant(_ found: ReportedFinding, _ known: Set<ScreenID>) -> Bool {
    let finding = found.merged.finding
    guard found.severity > .info, found.merged.reason == nil, found.merged.device != nil, finding.sighting != nil,
      !Self.metadata.defersTo.contains(found.rule), !(finding.sighting?.isScript ?? false)
    else { return false }
    return !known.contains { screen in
      finding.screen == screen || (finding.task != nil && finding.task == context.flow[screen].task)
    }
  }

  /// Returns the popovers for which another rule already reports the difference.
  private func popovers(among found: [ReportedFinding]) -> Set<ScreenID> {
    Set(
      found.filter { Self.metadata.defersTo.contains($0.rule) }.compactMap {
        if case .screen(let screen) = $0.merged.finding.about { screen } else { nil }
      })
  }

  private func subject(of found: ReportedFinding) -> ComparedSubject {
    let finding = found.merged.finding
    if let task = finding.task ?? finding.screen.flatMap({ context.flow[$0].task }) {
      return ComparedSubject(task: task)
    }
    return finding.screen.map { ComparedSubject(screen: $0) } ?? ComparedSubject(action: finding.action)
  }

  /// Returns one finding for each device with findings; they are merged into one difference.
  private func findings(on subject: ComparedSubject, _ found: [ReportedFinding]) -> [Finding] {
    let byDevice = OrderedDictionary(grouping: found) { $0.merged.device ?? .phone }
    let devices = context.flow.devices.filter { byDevice[$0] != nil }
    let words = devices.map { device in
      Message.found(OrderedSet((byDevice[device] ?? []).map(\.rule)), on: device)
    }
    return devices.compactMap { device in
      guard let first = byDevice[device]?.first?.merged.finding else { return nil }
      var finding = Finding(
        .differs(what(subject), words), help: .help, at: first.range, about: about(subject), screen: first.screen,
        action: first.action, task: first.task)
      finding.sighting = first.sighting
      finding.notes = found.filter { $0.merged.finding.range != first.range }.map {
        Note("\(quoted($0.rule.name)) is found here", at: $0.merged.finding.range)
      }
      return finding
    }
  }

  private func what(_ subject: ComparedSubject) -> Message {
    if let task = subject.task { return "task \(context.name(task))" }
    if let screen = subject.screen { return context.name(screen) }
    return subject.action.map { context.culprit($0) } ?? "the app"
  }

  private func about(_ subject: ComparedSubject) -> Finding.About {
    if let task = subject.task { return .task(task) }
    if let screen = subject.screen { return .screen(screen) }
    return subject.action.map { .action($0) } ?? .place
  }
}

extension Message {
  fileprivate static func found(_ rules: OrderedSet<RuleID>, on device: Device) -> Message {
    let rules = listed(rules.map { quoted($0.name) })
    return "\(rules) on \(.device(device.rawValue)) only"
  }

  fileprivate static func differs(_ what: Message, _ found: [Message]) -> Message {
    "\(what) is not the same on every device: there is \(listed(found))"
  }

  fileprivate static let help: Message =
    "choose a style for each device; if the devices may differ, accept those findings, and this one disappears"
}
