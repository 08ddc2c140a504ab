import FlowModel
import FlowSimulation
import Verification

/// Makes templates of acts that the simulator has performed on the stack beneath a layer.
extension StackSystem {
  /// A part of an act that the simulator has performed on the stack beneath a layer.
  private struct SegmentBeneath {
    let partial: PartialMove
    let act: ActBeneath
    /// The performance before this part.
    let run: RunBeneath
    /// The symbol on which it begins, and its number.
    let front: StackSymbol
    let number: UInt32
    /// Whether another task may run beneath the layers than before, so that they may go.
    let changesTask: Bool
    var recorder: FactRecorder
    var recorded: [Fact] = []
    var layers: [TransitionTemplate.NewLayer] = []
    var needsOriginOfLayers = false
    /// The controls of a pending rest that differ from that of the target only in the facts that they keep.
    var otherControls: [UInt32] = []
  }

  /// Returns the template of an act on the stack beneath a layer, or of its rest.
  func templateBeneath(_ number: UInt32, on front: StackSymbol, _ symbol: UInt32) -> TransitionTemplate {
    var run = runs[number]
    if run.beginning == nil, run.departed == nil { run.departed = number }
    let act = acts[run.act]
    let configuration = configuration(of: front, run.state)
    let partial =
      run.hasBegun
      ? PartialMove(
        run.rest.continuation, in: configuration, knowsBeneath: front.summary.beneath != nil, simulator,
        beneath: act.cover)
      : PartialMove(
        run.rest.continuation, in: configuration, beneath: act.cover, isTaskBeneath: act.isTaskBeneath, simulator)
    // Panels go as soon as another task runs beneath them; other layers go with a task that ends.
    let mayLosePanels =
      act.reach == .panels && (partial.departure != nil || partial.events.contains { $0.kind.startsTask })
    let changesTask = run.changesTask || mayLosePanels || partial.events.contains { $0.kind.endsTask }
    var segment = SegmentBeneath(
      partial: partial, act: act, run: run, front: front, number: symbol, changesTask: changesTask,
      recorder: run.rest.recorder)
    record(partial, &segment.recorder, to: &segment.recorded)
    let target = target(of: &segment, over: configuration.layers.count)
    return TransitionTemplate(
      move: nil, trigger: .arrival, possible: space.all, certain: space.all, assignment: 0, target: target,
      rootLoss: nil, newRoot: nil, endsRoot: false, changesFrame: false,
      facts: segment.recorded.map { facts.number(of: $0) }, layers: segment.layers,
      otherControls: segment.otherControls,
      hasUnplacedFacts: segment.recorded.contains { $0.site?.isAnywhere ?? false },
      asksOrigin: segment.recorder.origin.isForgotten && (partial.dependsOnOrigin || segment.needsOriginOfLayers))
  }

  /// Returns what a segment leads to.
  ///
  /// - Parameter base: the number of layers before the segment.
  private func target(of segment: inout SegmentBeneath, over base: Int) -> TransitionTemplate.Target {
    let partial = segment.partial
    if partial.needsOtherStacks || partial.rootLoss != nil { return .unknown }
    if let departure = partial.departure {
      var next = continued(segment, with: departure.rest, departure.state)
      next.beginning = nil
      let control = Control.beneath(runs.number(of: next)).number
      return .leaving(
        symbols(of: segment),
        TabEntrance(root: departure.root, tab: departure.tab, exceptTab: nil, control: control, assignment: 0))
    }
    if partial.isBackAtFront {
      return segment.act.outer.map { backAt($0, segment) } ?? backAtFront(&segment, over: base)
    }
    if let rest = partial.rest {
      let parts = segment.recorder.parts.map { part in
        let next = segment.run.continued(
          with: pending(rest, part), state: partial.configuration.state, segment.changesTask)
        return Control.beneath(runs.number(of: next)).number
      }
      segment.otherControls = Array(parts.dropFirst())
      return .pending(control: parts[0])
    }
    guard let next = actFurtherBeneath(segment) else { return .unknown }
    return .acting(symbols(of: segment), control: Control.acting(acts.number(of: next)).number)
  }

  /// Returns the symbols that replace the front symbol of the stack.
  private func symbols(of segment: SegmentBeneath) -> [UInt32] {
    stacked(segment.partial.configuration, segment.partial, at: segment.front.summary, insteadOf: segment.number)
  }

  private func continued(_ segment: SegmentBeneath, with rest: Continuation, _ state: [ValueID]) -> RunBeneath {
    segment.run.continued(with: pending(rest, segment.recorder), state: state, segment.changesTask)
  }

  /// Returns the rest of a transition; entries do the same on every screen.
  private func pending(_ rest: Continuation, _ recorder: FactRecorder) -> PendingTransition {
    let left = PendingTransition(continuation: rest, recorder: recorder)
    return recorder.origin.trigger == .entry ? onAnyScreen(left) : left
  }

  // MARK: The end of an act

  /// Lets the performance go on that has waited for an act; not if that presents something between the layers.
  private func backAt(_ outer: RunBeneath, _ segment: SegmentBeneath) -> TransitionTemplate.Target {
    let (partial, changesTask) = (segment.partial, segment.changesTask)
    guard partial.configuration.layers.count == partial.keptLayers else { return .unknown }
    let next = outer.continued(
      with: pending(partial.restAtFront, segment.recorder), state: partial.configuration.state,
      changesTask || outer.changesTask)
    let result = ReturnToFront(control: Control.beneath(runs.number(of: next)).number, assignment: 0, layers: [])
    return .backAtFront(EndOfAct(symbols: symbols(of: segment), result: result, changesTask: changesTask))
  }

  private func backAtFront(_ segment: inout SegmentBeneath, over base: Int) -> TransitionTemplate.Target {
    let (partial, act, recorder) = (segment.partial, segment.act, segment.recorder)
    let after = partial.configuration
    (segment.layers, segment.needsOriginOfLayers) = addLayerFacts(
      of: partial, over: base, recorder, to: &segment.recorded)
    var shown = Array(after.layers[partial.keptLayers...])
    if act.reach == .panels, shown.first?.stack[0].frame?.then != nil {
      shown[0].stack[0].frame?.followsBeneathPanels = true
    }
    let rest = partial.restAtFront
    let controlOf = { (rest: Continuation) in
      Control.pending(self.pending.number(of: self.pending(rest, recorder))).number
    }
    // Most moves do nothing more in front. With controls of their own, they would take most of the rows.
    let isDone = rest.isSettledInLayers && shown.isEmpty && !recorder.origin.isForgotten && !act.schedulesArrivals
    if isDone { segment.recorder.finish(addingTo: &segment.recorded) }
    let losesPanels = segment.changesTask && act.reach == .panels && shown.isEmpty
    let added = shown.reduce(0) { $0 + $1.stack.count }
    return .backAtFront(
      EndOfAct(
        symbols: stacked(
          partial.beneathAddedLayers, known: partial.known - added, at: segment.front.summary,
          insteadOf: segment.number),
        result: ReturnToFront(
          control: isDone ? Control.readyNumber : controlOf(rest), assignment: map(assigning: after.state),
          layers: shown),
        changesTask: segment.changesTask, controlLosingPanels: losesPanels ? controlOf(rest.losingPanels) : nil))
  }

  // MARK: Acts further beneath

  /// Returns the act on the root's stack for which a performance in a layer waits; nil if that is not followed.
  private func actFurtherBeneath(_ segment: SegmentBeneath) -> ActBeneath? {
    let partial = segment.partial
    guard let rest = partial.restBeneath, !partial.isBeneathPanels, partial.openAction == nil else { return nil }
    // Frames in the layers over both stacks would be confused with those in the layers between them.
    guard rest.depth <= Self.maximumNesting, !rest.hasFramesInLayers else { return nil }
    let outer = segment.run.continued(
      with: segment.run.rest, state: partial.configuration.state, segment.changesTask)
    return ActBeneath(
      rest: pending(rest, segment.recorder), reach: .root, cover: .layers,
      isTaskBeneath: segment.front.running?.isOnRootStack ?? false, outer: outer)
  }
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
