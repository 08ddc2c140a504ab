import FlowModel
import FlowSimulation
import Verification

/// Makes templates of transitions that the simulator has performed on partly known stacks.
extension StackSystem {
  /// A transition, or a part of one, that the simulator has performed.
  struct Segment {
    let partial: PartialMove
    var recorder: FactRecorder
    var recorded: [Fact]
    var move: Move?
    /// The symbol on which it begins, or the lowest one that it depends on.
    let symbol: StackSymbol
    /// The number of the symbol, if it depends on no other one.
    let number: UInt32?
    var losesRoot = false
    var endsRoot = false
    /// Whether it only uses another column.
    var usesColumn = false
    /// The number of layers of the configuration that represents the symbol.
    var layersBefore = 0
  }

  func template(_ target: TransitionTemplate.Target, move: Move?) -> TransitionTemplate {
    TransitionTemplate(
      move: move, trigger: .arrival, possible: space.all, certain: space.all, assignment: 0, target: target,
      rootLoss: nil, newRoot: nil, endsRoot: false, changesFrame: false, facts: [])
  }

  func template(_ segment: consuming Segment) -> TransitionTemplate {
    let partial = segment.partial
    var (recorder, recorded) = (segment.recorder, segment.recorded)
    let after = partial.configuration
    let front = segment.symbol
    let endsRoot = segment.endsRoot || partial.endsTaskAtRoot
    let target: TransitionTemplate.Target
    var layers: [TransitionTemplate.NewLayer] = []
    // A layer in which no task begins has the site of the action that began the transition.
    var needsOriginOfLayers = false
    var origin: TransitionOrigin?
    var otherControls: [UInt32] = []
    if partial.needsOtherStacks {
      target = .unknown
    } else if let departure = partial.departure {
      // Where the root is lost, nothing follows in the other tab.
      if departure.isDone || segment.losesRoot { recorder.finish(addingTo: &recorded) }
      let staying = stacked(after, partial, at: front.summary, insteadOf: segment.number)
      target = .leaving(
        staying, entrance(by: departure, recorder, losesRoot: segment.losesRoot, usesColumn: segment.usesColumn))
    } else if let rest = partial.restBeneath {
      let symbols = stacked(after, partial, at: front.summary, insteadOf: segment.number)
      let isFirst = segment.move != nil && symbols == [segment.number]
      let next = act(segment, rest, recorder, isFirst: isFirst)
      (layers, needsOriginOfLayers) = addLayerFacts(
        of: partial, over: segment.layersBefore, recorder, to: &recorded)
      target =
        rest.depth > Self.maximumNesting
        ? .unknown
        : .acting(symbols, control: Control.acting(acts.number(of: next)).number)
    } else if let rest = partial.rest {
      recorder.addSettledFacts(before: rest, simulator, to: &recorded)
      var controls: [UInt32] = []
      for part in recorder.withoutBeginnings.parts {
        let (left, forgotten) = withoutOrigin(
          PendingTransition(continuation: rest, recorder: part, losesRoot: segment.losesRoot))
        // Some parts may forget the origin, and others not.
        origin = forgotten ?? origin
        controls.append(Control.pending(pending.number(of: left)).number)
      }
      target = rest.depth > Self.maximumNesting ? .unknown : .pending(control: controls.removeFirst())
      otherControls = controls
    } else {
      recorder.finish(addingTo: &recorded)
      if partial.known > 0 { reader.addLanding(of: after, recorder.origin, to: &recorded) }
      (layers, needsOriginOfLayers) = addLayerFacts(
        of: partial, over: segment.layersBefore, recorder, to: &recorded)
      target = .complete(stacked(after, partial, at: front.summary, insteadOf: segment.number))
    }
    let asksOrigin =
      recorder.origin.isForgotten
      && (partial.departure != nil || partial.rootLoss != nil || partial.dependsOnOrigin || needsOriginOfLayers)
    var rootLoss = partial.rootLoss.map { entrance(by: $0, recorder, losesRoot: true) }
    rootLoss?.exceptTab = front.summary.tab
    var leavesSymbols = true
    if case .pending = target { leavesSymbols = false }
    return TransitionTemplate(
      move: segment.move, trigger: segment.move.map(reader.trigger) ?? .arrival, possible: space.all,
      certain: space.all, assignment: map(assigning: after.state), target: target,
      rootLoss: rootLoss,
      newRoot: after.root == front.summary.root ? nil : after.root, endsRoot: endsRoot,
      changesFrame: leavesSymbols && !endsRoot && partial.changesFrame(of: front.instance, in: after),
      facts: recorded.map { facts.number(of: $0) }, layers: layers, origin: origin, otherControls: otherControls,
      hasUnplacedFacts: recorded.contains { $0.site?.isAnywhere ?? false }, asksOrigin: asksOrigin)
  }

  /// Adds the facts about the layers that a transition has presented.
  ///
  /// - Returns: the layers that are counted later, and whether the site of some layer depends on the origin.
  func addLayerFacts(
    of partial: PartialMove, over base: Int, _ recorder: FactRecorder, to recorded: inout [Fact]
  ) -> (counted: [TransitionTemplate.NewLayer], needsOrigin: Bool) {
    let before = recorded.count
    reader.addLayers(of: partial.configuration, above: partial.keptLayers, recorder, to: &recorded)
    let hasOwnSite = { (site: Site?) in site.map { $0.cause != .launch } ?? true }
    guard countsLayers else { return ([], !recorded[before...].allSatisfy { hasOwnSite($0.site) }) }
    recorded =
      recorded[..<before]
      + recorded[before...].filter { fact in
        if case .stacksModals = fact.kind { false } else { true }
      }
    let layers = newLayers(of: partial.configuration, above: partial.keptLayers, over: base, recorder)
    return (layers, !(recorded[before...].map(\.site) + layers.map(\.site)).allSatisfy(hasOwnSite))
  }

  /// Returns the rest of an entry without its first screen, because entries do the same on every screen.
  func onAnyScreen(_ rest: PendingTransition) -> PendingTransition {
    PendingTransition(
      continuation: rest.continuation.withUnknownOriginScreen, recorder: rest.recorder.withUnknownOriginScreen,
      losesRoot: rest.losesRoot)
  }

  /// Returns the rest of a transition without its origin, if nothing depends on that, and the forgotten origin.
  func withoutOrigin(_ rest: PendingTransition) -> (PendingTransition, TransitionOrigin?) {
    let (continuation, recorder) = (rest.continuation, rest.recorder)
    guard recorder.origin.trigger != .entry else {
      return (onAnyScreen(rest), nil)
    }
    guard let remembered, !rest.losesRoot else { return (rest, nil) }
    // Facts of later steps, such as those of a `then`, name the place of the step and need no origin.
    guard recorder.origin.screen != .anywhere else { return (rest, nil) }
    guard let origin = continuation.origin, recorder.remembersOnly(origin.cause, origin.range) else {
      return (rest, nil)
    }
    let rest = continuation.withUnknownOrigin
    guard !remembered.contains(rest) else {
      return (PendingTransition(continuation: continuation, recorder: recorder), nil)
    }
    return (
      PendingTransition(continuation: rest, recorder: recorder.withUnknownOrigin),
      TransitionOrigin(screen: recorder.origin.screen, cause: origin.cause, range: origin.range)
    )
  }

  func newLayers(
    of target: Configuration, above kept: Int, over base: Int, _ recorder: FactRecorder
  ) -> [TransitionTemplate.NewLayer] {
    (kept..<max(kept, target.layers.count)).compactMap { index in
      guard target.layers[index].style.countsAsModal, !target.isAside(index + 1) else { return nil }
      let own = target.layers.indices.filter { $0 >= base && $0 <= index }
      let added = own.count { target.layers[$0].style.countsAsModal && !target.isAside($0 + 1) }
      let first = target.layers[index].stack[0]
      return TransitionTemplate.NewLayer(
        added: added, setsBeneathAside: own.contains { target.layers[$0].setsAside }, upper: UpperLayer(first),
        site: reader.site(showing: first, recorder))
    }
  }

  /// Returns the entrance of a departing transition into another tab.
  func entrance(
    by departure: Departure, _ recorder: FactRecorder, losesRoot: Bool, usesColumn: Bool = false
  ) -> TabEntrance {
    // The landing of an entry is recorded where it lands.
    let isDone = departure.tab != nil && departure.isDone && recorder.origin.trigger != .entry
    var rest =
      isDone
      ? PendingTransition(continuation: .nothing, recorder: .silent, usesColumn: usesColumn)
      : PendingTransition(
        continuation: departure.rest, recorder: recorder, losesRoot: departure.tab == nil, usesColumn: usesColumn)
    if recorder.origin.trigger == .entry { rest = onAnyScreen(rest) }
    let control: UInt32
    if isDone, !simulator.hasArrivals {
      control = usesColumn ? Control.usingNumber : Control.readyNumber
    } else {
      control = Control.pending(pending.number(of: rest)).number
    }
    return TabEntrance(
      root: departure.root, tab: departure.tab, exceptTab: nil, control: control,
      assignment: map(assigning: departure.state))
  }

  func map(assigning state: [ValueID]) -> Int32 {
    guard let map = space.map(assigning: state) else { return 0 }
    if let known = numbersOfMaps[map] { return known }
    maps.append(map)
    numbersOfMaps[map] = Int32(maps.count - 1)
    return Int32(maps.count - 1)
  }

  func record(_ partial: PartialMove, _ recorder: inout FactRecorder, to recorded: inout [Fact]) {
    for event in partial.events { recorded += recorder.read(event, reader) }
  }
}

extension PartialMove {
  /// Returns whether the frame of the lowest known instance has changed.
  fileprivate func changesFrame(of old: Instance, in configuration: Configuration) -> Bool {
    guard known > 0 else { return false }
    let lowest = configuration.position(fromFront: known - 1)
    guard lowest != .bottom else { return false }
    return configuration[lowest].frame?.serial != old.frame?.serial
  }
}

extension FactRecorder {
  /// A recorder without facts.
  static let silent = FactRecorder(
    MoveOrigin(trigger: .arrival, screen: ScreenID(0), action: nil, losesInput: false))
}
