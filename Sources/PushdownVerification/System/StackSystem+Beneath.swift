import FlowModel
import FlowSimulation
import Verification

/// Acts beneath layers.
///
/// What lies beneath the layers and the layers themselves rarely depend on each other. So the act is performed on the
/// stack beneath alone, and the layers continue on what results from it (`StackSaturation+Beneath`).
extension StackSystem {
  /// Returns the act with which a partial transition continues beneath the layers in front.
  ///
  /// - Parameter isFirst: whether nothing has happened before.
  func act(_ segment: borrowing Segment, _ rest: Continuation, _ recorder: FactRecorder, isFirst: Bool) -> ActBeneath {
    let partial = segment.partial
    let summary = segment.symbol.summary
    let reach: ActBeneath.Reach =
      partial.isBeneathPanels ? .panels : partial.openAction.map { .screens(of: $0) } ?? .root
    let hasPanelsOnly =
      summary.layer?.style.isPanel == true && summary.usable?.shape == nil
      && partial.configuration.layers.count == segment.layersBefore
    var left = PendingTransition(continuation: rest, recorder: recorder, losesRoot: segment.losesRoot)
    if recorder.origin.trigger == .entry { left = onAnyScreen(left) }
    return ActBeneath(
      rest: left, reach: reach, cover: reach == .panels || reach == .root && hasPanelsOnly ? .panels : .layers,
      isTaskBeneath: segment.symbol.running?.isOnRootStack ?? false,
      schedulesArrivals: simulator.hasArrivals && !isFirst)
  }

  /// Returns the control of the performance of an act on a stack, from its beginning.
  func control(performing act: UInt32, move: UsableMove? = nil, from beginning: RunBeneath.Beginning?) -> UInt32 {
    let run = RunBeneath(
      act: act, move: move, beginning: beginning, rest: acts[act].rest, state: acts[act].outer?.state ?? blankState)
    return Control.beneath(runs.number(of: run)).number
  }

  /// Returns the act on the root's stack with which the performance of another act continues; nil if that is not
  /// followed.
  private func act(_ rest: Continuation, _ recorder: FactRecorder, on symbol: StackSymbol, within outer: RunBeneath)
    -> ActBeneath?
  {
    // Frames in the layers over both stacks would be confused with those in the layers between them.
    guard rest.depth <= Self.maximumNesting, !rest.hasFramesInLayers else { return nil }
    return ActBeneath(
      rest: pendingBeneath(rest, recorder), reach: .root, cover: .layers,
      isTaskBeneath: symbol.running?.isOnRootStack ?? false, outer: outer)
  }

  /// Returns whether an act is performed on the stack with a symbol on top, which a layer covers.
  func isPerformed(_ act: UInt32, on symbol: StackSymbol) -> Bool {
    switch acts[act].reach {
    case .root: return symbol.summary.layer == nil
    case .panels, .anyMove: return symbol.summary.layer?.style.isPanel != true
    case .screens(let action):
      let screens = simulator.screens(ofOpen: action)
      return screens.contains(symbol.instance.screen) || symbol.summary.below.contains(where: screens.contains)
    }
  }

  /// Returns the template of an act on the stack beneath a layer, or of its rest.
  func templateBeneath(_ run: UInt32, on front: StackSymbol, _ number: UInt32) -> TransitionTemplate {
    var left = runs[run]
    if left.beginning == nil, left.departed == nil { left.departed = run }
    let act = acts[left.act]
    let configuration = configuration(of: front, left.state)
    let partial =
      left.hasBegun
      ? PartialMove(
        left.rest.continuation, in: configuration, knowsBeneath: front.summary.beneath != nil, simulator,
        beneath: act.cover)
      : PartialMove(
        left.rest.continuation, in: configuration, beneath: act.cover, isTaskBeneath: act.isTaskBeneath, simulator)
    var recorder = left.rest.recorder
    var recorded: [Fact] = []
    record(partial, &recorder, to: &recorded)
    let after = partial.configuration
    // Panels go as soon as another task runs beneath them; other layers go with a task that ends.
    let mayLosePanels =
      act.reach == .panels && (partial.departure != nil || partial.events.contains { $0.kind.startsTask })
    let changesTask = left.changesTask || mayLosePanels || partial.events.contains { $0.kind.endsTask }
    let target: TransitionTemplate.Target
    var layers: [TransitionTemplate.NewLayer] = []
    var needsOriginOfLayers = false
    var otherControls: [UInt32] = []
    if partial.needsOtherStacks || partial.rootLoss != nil {
      target = .unknown
    } else if let departure = partial.departure {
      let rest = pendingBeneath(departure.rest, recorder)
      var next = left.continued(with: rest, state: departure.state, changesTask)
      next.beginning = nil
      target = .leaving(
        stacked(after, partial, at: front.summary, insteadOf: number),
        TabEntrance(
          root: departure.root, tab: departure.tab, exceptTab: nil,
          control: Control.beneath(runs.number(of: next)).number, assignment: 0))
    } else if partial.isBackAtFront, let outer = act.outer {
      let rest = pendingBeneath(partial.restAtFront, recorder)
      let next = outer.continued(with: rest, state: after.state, changesTask || outer.changesTask)
      let result = ReturnToFront(control: Control.beneath(runs.number(of: next)).number, assignment: 0, layers: [])
      let symbols = stacked(after, partial, at: front.summary, insteadOf: number)
      // What it presents would stand between the layers.
      let presents = after.layers.count > partial.keptLayers
      target =
        presents ? .unknown : .backAtFront(EndOfAct(symbols: symbols, result: result, changesTask: changesTask))
    } else if partial.isBackAtFront {
      let rest = partial.restAtFront
      (layers, needsOriginOfLayers) = addLayerFacts(
        of: partial, over: configuration.layers.count, recorder, to: &recorded)
      var shown = Array(after.layers[partial.keptLayers...])
      if act.reach == .panels, shown.first?.stack[0].frame?.then != nil {
        shown[0].stack[0].frame?.followsBeneathPanels = true
      }
      let base = partial.beneathAddedLayers
      // Most moves do nothing more in front. With controls of their own, they would take most of the rows.
      let isDone =
        rest.isSettledInLayers && shown.isEmpty && !recorder.origin.isForgotten && !act.schedulesArrivals
      let controlLosingPanels =
        changesTask && act.reach == .panels && shown.isEmpty
        ? Control.pending(pending.number(of: pendingBeneath(rest.losingPanels, recorder))).number : nil
      if isDone { recorder.finish(addingTo: &recorded) }
      let control =
        isDone ? Control.readyNumber : Control.pending(pending.number(of: pendingBeneath(rest, recorder))).number
      let result = ReturnToFront(control: control, assignment: map(assigning: after.state), layers: shown)
      let added = shown.reduce(0) { $0 + $1.stack.count }
      let symbols = stacked(base, known: partial.known - added, at: front.summary, insteadOf: number)
      target = .backAtFront(
        EndOfAct(
          symbols: symbols, result: result, changesTask: changesTask, controlLosingPanels: controlLosingPanels))
    } else if let rest = partial.rest {
      var controls = recorder.parts.map { part in
        let next = left.continued(with: pendingBeneath(rest, part), state: after.state, changesTask)
        return Control.beneath(runs.number(of: next)).number
      }
      target = .pending(control: controls.removeFirst())
      otherControls = controls
    } else if let rest = partial.restBeneath, !partial.isBeneathPanels, partial.openAction == nil,
      let next = self.act(rest, recorder, on: front, within: left.continued(state: after.state, changesTask))
    {
      target = .acting(
        stacked(after, partial, at: front.summary, insteadOf: number),
        control: Control.acting(acts.number(of: next)).number)
    } else {
      target = .unknown
    }
    return TransitionTemplate(
      move: nil, trigger: .arrival, possible: space.all, certain: space.all, assignment: 0, target: target,
      rootLoss: nil, newRoot: nil, endsRoot: false, changesFrame: false,
      facts: recorded.map { facts.number(of: $0) }, layers: layers, otherControls: otherControls,
      hasUnplacedFacts: recorded.contains { $0.site?.isAnywhere ?? false },
      asksOrigin: recorder.origin.isForgotten && (partial.dependsOnOrigin || needsOriginOfLayers))
  }

  private func pendingBeneath(_ rest: Continuation, _ recorder: FactRecorder) -> PendingTransition {
    let left = PendingTransition(continuation: rest, recorder: recorder)
    return recorder.origin.trigger == .entry ? onAnyScreen(left) : left
  }

  // MARK: Layers over another stack

  /// Returns a symbol in a layer once something else lies beneath it.
  ///
  /// - Parameters:
  ///   - symbol: a symbol on a stack that the layer begins.
  ///   - opening: the symbol with which the layer's level begins now.
  ///   - change: the screens directly beneath the layer before and afterwards; nil if the layer is not the lowest one.
  func symbol(_ symbol: StackSymbol, over opening: StackSymbol, _ change: ScreenChange?) -> StackSymbol {
    var instance = symbol.instance
    if let change {
      if change.from != .anywhere { instance.frame?.recordOrigin(change.from) }
      instance.frame?.clearOrigin(standingOn: change.to)
    }
    return StackSymbol(instance: instance, summary: opening.summary)
  }

  /// Returns the symbol with which a level begins over another symbol than before.
  func opening(_ symbol: StackSymbol, over beneath: StackSymbol) -> StackSymbol {
    let isFirst = symbol.summary.index == 0
    let summary =
      isFirst
      ? symbol.summary.layer.map { beneath.presented($0, simulator.flow, interest) } ?? symbol.summary
      : beneath.pushed(simulator.flow, interest)
    return StackSymbol(instance: symbol.instance, summary: summary)
  }

  /// Returns the symbols of layers that are presented over a symbol, lowest first, after the symbol itself.
  func stacked(_ layers: [Layer], over symbol: StackSymbol) -> [UInt32] {
    var front = symbol
    if let first = layers.first, !first.style.keepsScreenBelowVisible {
      var instance = symbol.instance
      instance.forgetArrival()
      front = StackSymbol(instance: instance, summary: symbol.summary)
    }
    var numbers = [symbols.number(of: front)]
    for layer in layers {
      for (index, instance) in layer.stack.enumerated() {
        let summary =
          index == 0
          ? front.presented(StackSummary.Shape(layer), simulator.flow, interest)
          : front.pushed(simulator.flow, interest)
        front = StackSymbol(instance: instance.numberedAsFront, summary: summary)
        numbers.append(symbols.number(of: front))
      }
    }
    return numbers
  }
}

extension StackSymbol {
  /// This symbol in a layer after something has acted beneath it.
  var changedBeneath: StackSymbol {
    var summary = summary
    summary.isChangedBeneath = true
    return StackSymbol(instance: instance, summary: summary)
  }
}

/// The screens directly beneath a layer before and after something has happened there.
struct ScreenChange: Hashable {
  let from: ScreenID
  let to: ScreenID
}

extension Event.Kind {
  /// Whether a task has begun.
  fileprivate var startsTask: Bool { if case .starts = self { true } else { false } }

  /// Whether a task has ended.
  fileprivate var endsTask: Bool {
    switch self {
    case .completes, .cancels, .interrupts: true
    default: false
    }
  }
}
