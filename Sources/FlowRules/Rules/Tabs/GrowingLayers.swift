import Diagnostics
import FlowModel
import Localization
import OrderedCollections
import Verification

/// Finds cycles that open modal layers without end.
struct GrowingLayers: Rule {
  static let metadata = RuleMetadata(
    id: "growing-layers", severity: .error, exception: "an info where every turn of the cycle needs an entry",
    evidence: .behaviour, family: .tabs,
    summary: "A cycle opens modal layers without end.",
    rationale: """
      Each turn of the cycle puts another layer over the last one. The user must close all of them, one by one, \
      without knowing how many there are. Close a layer before the next one appears, or push in the layer that is \
      up. If every turn needs an entry, this is an info: few users get far, but each entry should first close the \
      layers that are up.
      """,
    sources: [.guidelines("modality")],
    failing: [
      Example(
        "two sheets that open each other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: present SignIn } }
          SignIn: { actions: { I am new here: ①present SignUp, Close: dismiss } }
          SignUp: { actions: { I have an account: present SignIn, Close: dismiss } }
        """),
      Example(
        "a task that starts itself",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: start compose } }
        tasks:
          compose:
            outcomes: [sent, cancelled]
            screens:
              Draft: { actions: { Next: push Preview, Leave: cancel } }
              Preview: { actions: { One more: ①start compose, Send: complete sent } }
        """),
      Example(
        "a cycle of entries only, as an info",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Offer: { actions: { Close: dismiss } }
          News: { actions: { Close: dismiss } }
        entries:
          Offer: { ①present: Offer }
          News: { present: News }
        """),
    ],
    passing: [
      Example(
        "one sheet that changes its screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: present SignIn } }
          SignIn: { actions: { I am new here: replace SignUp, Close: dismiss } }
          SignUp: { actions: { I have an account: replace SignIn, Close: dismiss } }
        """),
      Example(
        "an alert that closes before the next one",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { Delete: present Really, No: stay } }
          Really: { kind: alert, actions: { Ask again: present Sure, No: stay } }
        """),
      Example(
        "an entry that does not come again while its own screen is there",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Shut: { title: The till is shut, actions: { Type the code: present Code } }
          Code: { title: Code, actions: { Open: dismiss all, Close: dismiss } }
        entries:
          Ten minutes pass: { once: true, present: Shut, as: fullScreen, aside: true }
        """),
      Example(
        "entries that dismiss the layers first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Offer: { actions: { Close: dismiss } }
          News: { actions: { Close: dismiss } }
        entries:
          Offer: [dismiss all, present Offer]
          News: [dismiss all, present News]
        """),
    ])

  static let usesGrowingCycles = true

  func findings(in context: RuleContext) -> [Finding] {
    let layers = context.growths.filter { $0.cycle.kind == .layers && !context.isOnce($0.cycle) }
    if layers.isEmpty { return [] }
    let onRoot = context.structure.screensOnRoots
    return context.findings(of: Self.metadata.id, on: layers) { growth in
      context.finding(on: growth, .opens(context, growth.cycle), help: .help(context, growth.cycle, onRoot))
        .map { growth.cycle.needsEntry ? $0.withSeverity(.info).offering(context.remedies(against: growth.cycle)) : $0 }
    }
  }

  func isCertain(of behaviour: VerificationResult, in context: RuleContext) -> Bool {
    context.hasAllGrowths && behaviour.isCertain(ofGrowing: .layers)
  }
}

extension RuleContext {
  fileprivate func remedies(against cycle: GrowingCycle) -> [Remedy] {
    guard let entry = cycle.addedScreens.lazy.compactMap(\.action).first(where: { self.isEntry($0) }) else { return [] }
    let label = flow[entry].label.range
    let words = entryWords(of: cycle) ?? "…"
    let waiting = remedy(waiting: entry, for: "front: root")
    // Dismissing a task would interrupt it.
    if cycle.addedScreens.contains(where: { flow[$0.screen].task != nil && $0.action == entry }) {
      return [remedy(waiting: entry, for: "task: none"), waiting]
    }
    return [
      Remedy(
        "close the layers first: \(quotedList(["dismiss all", words]))", [.firstStep("dismiss all", of: label)]),
      Remedy(
        "let it happen only while its screen is not in front: \"once: true\"",
        [.option(key: "once", value: "true", of: label)]),
      waiting,
    ]
  }
}

extension Message {
  fileprivate static func opens(_ context: RuleContext, _ cycle: GrowingCycle) -> Message {
    let actions = context.actions(of: cycle)
    let grows: Message =
      context.item(addedBy: cycle).map { "every turn opens another \($0) over the last one" }
      ?? "layer opens over layer"
    // If a turn has further moves, the action that opens the layer cannot be repeated alone.
    return actions.count == 1
      ? "\(actions[0]) \(cycle.turn == 1 ? "can be repeated" : "can happen again" as Message) without end: \(grows)"
      : "\(listed(actions)) can be repeated in turn without end: \(grows)"
  }

  /// - Parameter onRoot: the screens that may be in front without a layer.
  fileprivate static func help(_ context: RuleContext, _ cycle: GrowingCycle, _ onRoot: Set<ScreenID>) -> Message {
    let opening = cycle.addedScreens.filter(\.beginsLayer)
    if let top = opening.first(where: context.opensRootScreen) {
      return .goBack(context, top, by: context.words(backTo: top.screen))
    }
    if let again = opening.first(where: context.showsFirstScreenAgain) {
      return .goBack(context, again, by: "dismiss to \(context.flow[again.screen].name.value)")
    }
    if let (root, task) = opening.lazy.compactMap({ context.rootScreenInTask(of: cycle, before: $0) }).first {
      return .goBack(context, root, by: "cancel", ending: task)
    }
    if let again = opening.first(where: context.startsTaskBeneath) { return .stay(context, in: again) }
    if let back = opening.last(where: { context.isBackToCaller($0, in: opening) }),
      let task = context.flow[back.from].task
    {
      return .goBack(context, back, by: "cancel", ending: task)
    }
    if let again = opening.first(where: context.startsRunningTask) { return .stay(context, in: again) }
    // Another layer cannot be shown from one that closes.
    if opening.allSatisfy({ context.isOpenedInLayer($0, in: cycle, onRoot) }) {
      let steps = OrderedSet(opening.map { quoted("replace \(context.flow[$0.screen].name.value)") })
      return "stay in the layer that is up: \(listed(Array(steps)))"
    }
    // UIKit drops what a task's own layer shows as it closes.
    if let (inner, task) = opening.lazy.compactMap({ context.endingTask(under: $0, in: cycle) }).first {
      return "end \(context.name(task)) with an outcome of its own, and show \(context.name(inner.screen)) in the "
        + "\"then\" of the step that started it"
    }
    let steps = OrderedSet(opening.map { quoted(context.words(closingBefore: $0, onRoot)) })
    let layer: Message = steps.count == 1 ? "the layer" : "each layer"
    return "close \(layer) before the next comes: \(listed(Array(steps)))"
  }

  /// The help for an action that starts the task it belongs to.
  private static func stay(_ context: RuleContext, in growth: GrowingCycle.AddedScreen) -> Message {
    let screen = context.flow[growth.screen].name.value
    return growth.from == growth.screen
      ? "stay in the task that is running: \(quoted("replace \(screen)"))"
      : goBack(context, growth, by: "unwind \(screen)")
  }

  private static func goBack(
    _ context: RuleContext, _ growth: GrowingCycle.AddedScreen, by words: String, ending task: TaskID? = nil
  ) -> Message {
    let culprit = growth.action.map { context.culprit($0, on: growth.from) } ?? "what shows it"
    let step = quoted(words)
    let steps = task.map { "\(step), or \(quoted("complete …")), which ends \(context.name($0))" as Message } ?? step
    return "let \(culprit) go back to \(context.name(growth.screen)) instead of showing it once more: \(steps)"
  }
}

extension RuleContext {
  /// Returns whether every entry of a cycle has `once: true`: the app does not let it come again and again.
  fileprivate func isOnce(_ cycle: GrowingCycle) -> Bool {
    let entries = cycle.addedScreens.compactMap(\.action).filter(isEntry)
    return cycle.needsEntry && !entries.isEmpty && entries.allSatisfy { flow[$0].once }
  }

  /// Returns the words of the step with which an entry continues a cycle, or nil.
  fileprivate func entryWords(of cycle: GrowingCycle) -> String? {
    cycle.addedScreens.lazy.compactMap { growth in
      growth.action.flatMap { action in
        self.isEntry(action) ? self.structure.showings(of: action).first { $0.screen == growth.screen } : nil
      }
    }.first.map { $0.written.step.words(in: flow) }
  }

  /// Returns whether a layer is opened with the first screen of the running task.
  fileprivate func showsFirstScreenAgain(_ growth: GrowingCycle.AddedScreen) -> Bool {
    guard let task = flow[growth.from].task, growth.screen == flow[task].entry else { return false }
    return started(by: growth) == nil
  }

  /// Returns whether a task of the cycle, such as an account task that the charge starts, opens its caller again: the
  /// screen that started it, or another screen of the same task.
  fileprivate func isBackToCaller(_ growth: GrowingCycle.AddedScreen, in opening: [GrowingCycle.AddedScreen]) -> Bool {
    guard let task = flow[growth.from].task, flow[growth.screen].task != task else { return false }
    return opening.contains { other in
      flow[other.screen].task == task
        && (other.from == growth.screen || flow[other.from].task.map { $0 == flow[growth.screen].task } ?? false)
    }
  }

  /// Returns whether a layer is opened by the start of a task that may be running there.
  fileprivate func startsRunningTask(_ growth: GrowingCycle.AddedScreen) -> Bool {
    started(by: growth).map { structure.contexts[growth.from.index].contains($0) } ?? false
  }

  /// Returns whether a screen of no task, which is shown only during a task, starts that task again.
  fileprivate func startsTaskBeneath(_ growth: GrowingCycle.AddedScreen) -> Bool {
    guard let task = started(by: growth), flow[growth.from].task == nil else { return false }
    return growth.screen == flow[task].entry && structure.contexts[growth.from.index] == [task]
  }

  /// Returns the step of a cycle that shows the first screen of a root or tab inside a task, with that task; or nil.
  ///
  /// The next layer is opened from that screen.
  fileprivate func rootScreenInTask(
    of cycle: GrowingCycle, before growth: GrowingCycle.AddedScreen
  ) -> (GrowingCycle.AddedScreen, TaskID)? {
    guard structure.rootScreens.contains(growth.from), let task = runningTask(under: growth, in: cycle) else {
      return nil
    }
    let root = cycle.addedScreens.first { !$0.beginsLayer && $0.screen == growth.from && flow[$0.screen].task == nil }
    return root.map { ($0, task) }
  }

  /// Returns the task that is running when a layer is opened, also on a screen without a task.
  private func runningTask(under growth: GrowingCycle.AddedScreen, in cycle: GrowingCycle) -> TaskID? {
    let tasks = cycle.addedScreens.filter(\.beginsLayer).compactMap { flow[$0.screen].task }
    return flow[growth.from].task ?? tasks.first { structure.contexts[growth.from.index].contains($0) }
  }

  /// Returns whether a layer of no task is opened from another layer, outside every task.
  fileprivate func isOpenedInLayer(
    _ growth: GrowingCycle.AddedScreen, in cycle: GrowingCycle, _ onRoot: Set<ScreenID>
  ) -> Bool {
    started(by: growth) == nil && flow[growth.screen].task == nil && runningTask(under: growth, in: cycle) == nil
      && !onRoot.contains(growth.from)
  }

  /// Returns a layer that is opened inside a task and does not belong to it, with that task; or nil.
  fileprivate func endingTask(
    under growth: GrowingCycle.AddedScreen, in cycle: GrowingCycle
  ) -> (GrowingCycle.AddedScreen, TaskID)? {
    guard let task = runningTask(under: growth, in: cycle), task != flow[growth.screen].task else { return nil }
    return (growth, task)
  }

  /// Returns the steps that first close the current layer, and then open another.
  fileprivate func words(closingBefore growth: GrowingCycle.AddedScreen, _ onRoot: Set<ScreenID>) -> String {
    let started = started(by: growth)
    let opening = started.map { "start \(flow[$0].name.value)" } ?? "present \(flow[growth.screen].name.value)"
    return "[\(onRoot.contains(growth.from) ? "dismiss all" : "dismiss"), \(opening)]"
  }

  private func started(by growth: GrowingCycle.AddedScreen) -> TaskID? {
    growth.action.flatMap { structure.showings(of: $0).first { $0.screen == growth.screen } }?.started
  }
}
