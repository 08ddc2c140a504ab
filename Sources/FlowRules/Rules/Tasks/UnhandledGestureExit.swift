import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds tasks that a gesture can end although they do not list `cancelled`.
struct UnhandledGestureExit: Rule {
  static let metadata = RuleMetadata(
    id: "unhandled-gesture-exit", severity: .warning, evidence: .behaviour, family: .tasks,
    summary: "A gesture can end a task whose outcomes do not list \"cancelled\".",
    rationale: """
      A sheet can be swiped away, and a pushed screen has Back. iOS offers both without asking, and the task ends as \
      cancelled. If its outcomes do not list "cancelled", the case was probably forgotten. List it, or block the \
      gesture.
      """,
    sources: [.merpay(problem: 3), .guidelines("sheets")],
    failing: [
      Example(
        "a sheet that can be swiped away",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          ①charge:
            outcomes: [charged]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
      Example(
        "a pushed task with Back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
        tasks:
          ①charge:
            outcomes: [charged]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
    ],
    passing: [
      Example(
        "a task that lists \"cancelled\"",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
      Example(
        "a gesture that is blocked",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, locked: true } } }
        tasks:
          charge:
            outcomes: [charged]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
      Example(
        "a gesture that asks first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged]
            screens:
              Amount: { gestures: { Swipe down: present Sure }, actions: { OK: complete charged } }
              Sure: { kind: alert, actions: { Leave: cancel, Stay: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let blocks = blocks(in: context)
    return context.findings { observed in
      guard case .cancelsByGesture(let task, let gesture) = observed.kind, let site = observed.site,
        !context.flow[task].listsCancelled
      else {
        return nil
      }
      var finding = context.finding(
        .ended(context, task, gesture, site), help: nil, by: site, about: .task(task), task: task
      ).offering(remedies(task, blocks[task] ?? [:], context))
      finding.range = context.flow[task].name.range
      return finding.noting([Note("here the gesture can be made", at: context.range(of: site))])
    }
  }

  private func remedies(_ task: TaskID, _ blocks: [String: Set<ScreenID>], _ context: RuleContext) -> [Remedy] {
    let ways: [Message] = blocks.sorted { $0.key < $1.key }.map { block, screens in
      // A layer is locked in the step that shows it.
      block == Gesture.lock
        ? "\(quoted(block)) where it is started"
        : ("\(quoted(block)) on \(listed(screens.sorted().map { context.name($0) }))" as Message).about("key")
    }
    let edits = blocks.sorted { $0.key < $1.key }.flatMap { block, screens -> [Remedy.Edit] in
      let key = String(block.prefix { $0 != ":" })
      let value = String(block.dropFirst(key.count + 2))
      let places =
        block == Gesture.lock
        ? context.structure.beginnings(of: task).map(\.written.step.range)
        : screens.sorted().map { context.flow[$0].name.range }
      return places.map { .option(key: key, value: value, of: $0) }
    }
    let more: Message =
      "; if users may give it up, add \"cancelled\" to its outcomes and say under \"then\" what follows"
    return [Remedy("block the \(ways.count == 1 ? "gesture" : "gestures" as Message): \(listed(ways))\(more)", edits)]
  }

  /// Returns, for each task, the options that disable the gestures which cancel it, with the screens of these gestures.
  private func blocks(in context: RuleContext) -> [TaskID: [String: Set<ScreenID>]] {
    var found: [TaskID: [String: Set<ScreenID>]] = [:]
    for fact in context.facts {
      guard case .cancelsByGesture(let task, let gesture) = fact.kind, let site = fact.site else { continue }
      found[task, default: [:]][gesture.block(in: context.flow), default: []].insert(site.screen)
    }
    return found
  }
}

extension Gesture {
  /// The option that locks a layer.
  fileprivate static let lock = "locked: true"

  /// Returns the option that disables the gesture.
  fileprivate func block(in flow: Flow) -> String {
    switch self {
    case .back: "back: hidden"
    case .swipeDown: Self.lock
    case .tab: "tabBar: hidden"
    case .tapOutside, .return, .swipeLeft, .swipeRight: "gestures: { \(flow.name(of: self)): none }"
    }
  }
}

extension Message {
  fileprivate static func ended(
    _ context: RuleContext, _ task: TaskID, _ gesture: Gesture, _ site: Site
  ) -> Message {
    "task \(context.name(task)) can be ended by a gesture, and its outcomes do not list \"cancelled\": "
      + "\(context.name(gesture, on: site.screen))"
  }
}
