import FlowModel
import FlowSimulation
import Verification

/// A flow on a device as a pushdown system: what every transition does to the front of the stack.
///
/// Symbols are instances with a summary of what they stand on. Templates are made on demand by letting the simulator work off a
/// transition of which only the front instance is known, so both engines share one meaning.
struct StackSystem {
  /// More lists of steps than this may not wait for one another.
  static let deepestNesting = 8
  /// A transition that has to see more instances than this is not followed.
  static let mostSeen = 24
  /// So many ways in which transitions see more instances are followed.
  static let mostViews = 2_000

  let simulator: Simulator
  let reader: FactReader
  let interest: Interest
  let space: ValuationSpace
  private let representative: Concretizer
  /// By root and tab, the tab of each root whose stack is the known one.
  private let grounds: [[[Int]]]
  private let everyVariable: Set<VariableID>
  private let blankState: [ValueID]

  private(set) var symbols = Interner<StackSymbol>()
  private(set) var pending = Interner<PendingTransition>()
  private(set) var views = Interner<WideView>()
  private(set) var entering = Interner<EnteringLayers>()
  private(set) var facts = Interner<Fact>()
  private(set) var templates: [TransitionTemplate] = []
  /// The changes that transitions make to the valuation; 0 is none.
  private(set) var maps: [[UInt8]] = [[]]
  private var numbersOfMaps: [[UInt8]: Int32] = [:]
  private var offersOfSymbols: [FrontOffers?] = []
  private var continuations: [UInt64: Int32] = [:]
  /// Whether every transition remembers where it began.
  let remembersOrigins: Bool
  /// Whether something depends on where a transition began that has been forgotten.
  private(set) var asksOrigins = false

  init(_ simulator: Simulator, remembersOrigins: Bool) {
    self.simulator = simulator
    self.remembersOrigins = remembersOrigins
    let flow = simulator.flow
    reader = FactReader(simulator: simulator)
    let interest = Interest(simulator)
    self.interest = interest
    space = ValuationSpace(flow)
    everyVariable = Set(flow.variables.map(\.id))
    blankState = flow.variables.map { _ in .unknown }
    let starts = flow.roots.map(\.startTab)
    grounds = flow.roots.indices.map { root in
      (0..<max(1, flow.roots[root].tabs.count)).map { tab in
        var grounds = starts
        grounds[root] = tab
        return grounds
      }
    }
    representative = Concretizer(flow, interest)
  }

  // MARK: Controls

  /// What is under way while a symbol is in front, by number.
  enum Control {
    case ready
    case pending(UInt32)
    case seeing(UInt32)
    case entering(UInt32)

    static let readyNumber: UInt32 = 0

    init(_ number: UInt32) {
      guard number > 0 else { self = .ready; return }
      let (id, kind) = ((number - 1) / 3, (number - 1) % 3)
      self = kind == 0 ? .pending(id) : kind == 1 ? .seeing(id) : .entering(id)
    }

    var number: UInt32 {
      switch self {
      case .ready: 0
      case .pending(let id): 1 + 3 * id
      case .seeing(let id): 2 + 3 * id
      case .entering(let id): 3 + 3 * id
      }
    }
  }

  /// Whether a control is part of an entry.
  func isOfEntry(_ control: UInt32) -> Bool {
    let rest: PendingTransition
    switch Control(control) {
    case .ready: return false
    case .pending(let id): rest = pending[id]
    case .seeing(let id): rest = views[id].rest
    case .entering(let id): rest = entering[id].rest
    }
    return rest.recorder.origin.trigger == .entry
  }

  /// Returns the valuations that an assignment, by number, maps into a set of valuations.
  func preimage(of mask: ValuationSpace.Mask, by assignment: Int32) -> ValuationSpace.Mask {
    guard assignment != 0 else { return mask }
    let map = maps[Int(assignment)]
    return map.indices.reduce(0) { mask & (1 << map[$1]) == 0 ? $0 : $0 | 1 << ValuationSpace.Mask($1) }
  }

  // MARK: Launches

  /// What the launch shows: the symbol in front, and the facts.
  mutating func launch() -> (symbols: [UInt32], facts: [UInt32], root: RootID) {
    let root = simulator.launch().target.root
    let launch = PartialMove(
      launching: blankState, simulator, baseTabs: simulator.flow.roots.map(\.startTab), isAlone: true)
    let configuration = launch.configuration
    var recorder = FactRecorder(reader.origin(of: nil, in: configuration))
    var told: [Fact] = []
    record(launch, &recorder, to: &told)
    recorder.finish(telling: &told)
    let place = StackSummary(root: root, tab: configuration.selectedTab)
    let numbers = stacked(configuration, launch, at: place, insteadOf: nil)
    return (numbers, told.map { facts.number(of: $0) }, root)
  }

  /// The fresh stacks of the tabs of a root that are not selected when it comes up.
  mutating func freshStacks(of root: RootID) -> [(tab: Int, symbol: UInt32)] {
    let tabs = simulator.flow[root].tabs
    guard tabs.count > 1 else { return [] }
    let start = simulator.flow[root].startTab
    return tabs.indices.filter { $0 != start }.map { tab in
      (tab, symbols.number(of: StackSymbol(instance: Instance(tabs[tab]), place: StackSummary(root: root, tab: tab))))
    }
  }

  // MARK: Between two transitions

  /// What can happen with a symbol in front.
  struct FrontOffers {
    /// The numbers of the templates.
    var templates: Range<Int32>
    /// What its configurations show.
    var shows: [UInt32]
    /// That nothing is offered, and the valuations in which that may be, and certainly is.
    var offersNothing: UInt32
    var possiblyNothing: ValuationSpace.Mask
    var certainlyNothing: ValuationSpace.Mask
  }

  /// What can happen with a symbol in front, each transition once.
  mutating func offers(of symbol: UInt32) -> FrontOffers {
    if Int(symbol) < offersOfSymbols.count, let known = offersOfSymbols[Int(symbol)] { return known }
    while offersOfSymbols.count <= Int(symbol) { offersOfSymbols.append(nil) }
    let front = symbols[symbol]
    let configuration = configuration(of: front, blankState)
    let all = simulator.offers(in: configuration, without: everyVariable)
    let masks = masks(of: all, front)
    let first = Int32(templates.count)
    var acts: (possible: ValuationSpace.Mask, certain: ValuationSpace.Mask) = (0, 0)
    for (offer, mask) in zip(all, masks) where mask.possible != 0 {
      let partial = PartialMove(
        offer.move, in: configuration, knowsBeneath: front.place.beneath != nil, simulator,
        baseTabs: grounds(of: front),
        isAlone: true)
      var recorder = FactRecorder(reader.origin(of: offer.move, in: configuration))
      var told = reader.facts(of: offer.move)
      record(partial, &recorder, to: &told)
      var made = template(
        Segment(
          partial: partial, recorder: recorder, told: told, move: offer.move, symbol: front, number: symbol,
          layersBefore: configuration.layers.count))
      (made.possible, made.certain) = mask
      templates.append(made)
      if made.trigger != .entry {
        acts.possible |= mask.possible
        acts.certain |= mask.certain
      }
    }
    let shown = reader.facts(of: configuration) + reader.modalsThatAreUp(front.modals, upper: front.upper)
    let made = FrontOffers(
      templates: first..<Int32(templates.count), shows: shown.map { facts.number(of: $0) },
      offersNothing: facts.number(of: reader.offersNothing(configuration)),
      possiblyNothing: space.all & ~acts.certain, certainlyNothing: space.all & ~acts.possible)
    offersOfSymbols[Int(symbol)] = made
    return made
  }

  /// The valuations in which moves may be, and certainly are, offered.
  private func masks(
    of offers: [Offer], _ front: StackSymbol
  ) -> [(possible: ValuationSpace.Mask, certain: ValuationSpace.Mask)] {
    let all = space.all
    let canTell = offers.allSatisfy { $0.isSure || $0.tests != nil }
    guard !canTell else {
      return offers.map { offer in
        guard !offer.isSure, let tests = offer.tests else { return (all, all) }
        let mask = tests.reduce(all) { $0 & space.mask(of: $1.variable, in: $1.values) }
        return (mask, tests.allSatisfy { space.tracked.contains($0.variable) } ? mask : 0)
      }
    }
    let reads = offers.reduce(into: Set<VariableID>()) { $0.formUnion($1.variables) }
    var masks = offers.map { _ in (possible: ValuationSpace.Mask(0), certain: ValuationSpace.Mask(0)) }
    let unknown = everyVariable.subtracting(space.tracked)
    for part in space.classes(by: reads) {
      var state = blankState
      space.write(part.trailingZeroBitCount, into: &state)
      var rest = simulator.offers(in: configuration(of: front, state), without: unknown)[...]
      for place in offers.indices {
        guard let next = rest.first, next.move == offers[place].move else { continue }
        rest.removeFirst()
        masks[place].possible |= part
        if next.isSure { masks[place].certain |= part }
      }
      precondition(rest.isEmpty, "a move is offered that could not be with other values")
    }
    return masks
  }

  // MARK: Under way

  /// The template of what is left of a transition, by control, with a symbol in front that has come to light.
  mutating func continuation(_ control: UInt32, on symbol: UInt32) -> Int32 {
    let key = UInt64(control) << 32 | UInt64(symbol)
    if let known = continuations[key] { return known }
    let front = symbols[symbol]
    var made: TransitionTemplate
    switch Control(control) {
    case .ready: preconditionFailure("nothing is under way")
    case .pending(let id):
      let left = pending[id]
      let configuration = configuration(of: front, blankState)
      let partial = PartialMove(
        left.continuation, in: configuration, knowsBeneath: front.place.beneath != nil,
        simulator, baseTabs: grounds(of: front), isAlone: true, losesRoot: left.losesRoot)
      made = template(segment(partial, left, front, symbol, configuration.layers.count))
    case .seeing(let id):
      var view = views[id]
      view.add(front)
      made =
        if view.seen.count > Self.mostSeen || views.things.count > Self.mostViews {
          template(.unknown, move: nil)
        } else if view.isEnough {
          template(goOn(view, state: blankState))
        } else {
          template(.pending(control: Control.seeing(views.number(of: view)).number), move: nil)
        }
    case .entering(let id):
      let entry = entering[id]
      var configuration = configuration(of: front, blankState)
      configuration.layers = entry.layers
      let known = 1 + entry.layers.reduce(0) { $0 + $1.stack.count }
      let revealed = PartialMove.View(known: known, baseTabKnown: 0, knowledge: .stacks, newLayers: entry.newLayers)
      let partial = PartialMove(
        entry.rest.continuation, in: configuration, seeing: revealed, simulator, baseTabs: grounds(of: front),
        isAlone: true)
      made = template(segment(partial, entry.rest, front, symbol, 0))
    }
    made.possible = space.all
    made.certain = space.all
    templates.append(made)
    let number = Int32(templates.count - 1)
    continuations[key] = number
    return number
  }

  private func segment(
    _ partial: PartialMove, _ rest: PendingTransition, _ front: StackSymbol, _ number: UInt32?, _ layers: Int
  ) -> Segment {
    var recorder = rest.recorder
    var told: [Fact] = []
    record(partial, &recorder, to: &told)
    return Segment(
      partial: partial, recorder: recorder, told: told, move: nil, symbol: front, number: number,
      losesRoot: rest.losesRoot, layersBefore: layers)
  }

  /// Goes on with a transition that sees enough now.
  private func goOn(_ view: WideView, state: [ValueID], told: [Fact] = [], move: Move? = nil) -> Segment {
    var configuration = configuration(of: view.lowest, state)
    let (tab, layers) = (configuration.selectedTab, configuration.layers.count)
    for index in configuration.stacks[tab].indices.dropLast() where configuration.stacks[tab][index].frame != nil {
      configuration.stacks[tab][index].frame?.serial = -1 - Int32(view.foundFrames)
    }
    for seen in view.seen.dropLast().reversed() { configuration.put(seen) }
    let revealed = PartialMove.View(
      known: view.seen.count, baseTabKnown: 0, knowledge: view.needsWholeStack ? .all : .stacks,
      newLayers: view.newLayers)
    let partial = PartialMove(
      view.rest.continuation, in: configuration, seeing: revealed, simulator, baseTabs: grounds(of: view.lowest),
      isAlone: true)
    var next = segment(partial, view.rest, view.lowest, nil, layers)
    next.told = told + next.told
    next.move = move
    return next
  }

  // MARK: Templates

  /// A transition, or a part of one, as far as it has been worked off.
  private struct Segment {
    let partial: PartialMove
    var recorder: FactRecorder
    var told: [Fact]
    var move: Move?
    /// The symbol on which it begins, or the lowest of those that it has had to see; its number, if it is the only one.
    let symbol: StackSymbol
    let number: UInt32?
    var losesRoot = false
    var endsRoot = false
    /// How many layers the configuration had that stood for the symbol.
    var layersBefore = 0
  }

  private func template(_ target: TransitionTemplate.Target, move: Move?) -> TransitionTemplate {
    TransitionTemplate(
      move: move, trigger: .arrival, possible: space.all, certain: space.all, assignment: 0, target: target,
      rootLoss: nil, newRoot: nil, endsRoot: false, changesFrame: false, facts: [])
  }

  private mutating func template(_ segment: consuming Segment) -> TransitionTemplate {
    let partial = segment.partial
    var (recorder, told) = (segment.recorder, segment.told)
    let after = partial.configuration
    let front = segment.symbol
    let endsRoot = segment.endsRoot || partial.endsTaskAtRoot
    let target: TransitionTemplate.Target
    var layers: [TransitionTemplate.NewLayer] = []
    // Facts about layers name the action that began the transition.
    var tellsLayers = false
    var origin: TransitionOrigin?
    if partial.needsOtherStacks {
      target = .unknown
    } else if let departure = partial.departure {
      if departure.isDone { recorder.finish(telling: &told) }
      let staying = stacked(after, partial, at: front.place, insteadOf: segment.number)
      target = .leaving(staying, arrival(by: departure, recorder, losesRoot: segment.losesRoot))
    } else if let rest = partial.restNeedingStacks, let view = view(segment, rest) {
      if view.isEnough {
        var next = goOn(view, state: after.state, told: told, move: segment.move)
        next.endsRoot = endsRoot
        return template(next)
      }
      target = .pending(control: Control.seeing(views.number(of: view)).number)
    } else if let rest = partial.rest {
      recorder.tellSettled(by: rest, simulator, to: &told)
      let left: PendingTransition
      (left, origin) = withoutOrigin(
        PendingTransition(continuation: rest, recorder: recorder.withoutBeginnings, losesRoot: segment.losesRoot))
      target =
        rest.depth > Self.deepestNesting
        ? .unknown : .pending(control: Control.pending(pending.number(of: left)).number)
    } else {
      recorder.finish(telling: &told)
      if partial.known > 0 { reader.tellLanding(of: after, recorder.origin, to: &told) }
      let before = told.count
      reader.tellLayers(of: after, above: partial.keptLayers, recorder, to: &told)
      tellsLayers = told.count > before
      if countsLayers {
        told = told[..<before] + told[before...].filter { $0.kind != .stacksModals }
        layers = newLayers(of: after, above: partial.keptLayers, over: segment.layersBefore, recorder)
      }
      target = .complete(stacked(after, partial, at: front.place, insteadOf: segment.number))
    }
    if recorder.origin.screen == .anywhere, recorder.origin.trigger != .entry,
      partial.departure != nil || partial.rootLoss != nil || partial.dependsOnOrigin || tellsLayers || !layers.isEmpty
    {
      asksOrigins = true
    }
    var rootLoss = partial.rootLoss.map { arrival(by: $0, recorder, losesRoot: true) }
    rootLoss?.exceptTab = front.place.tab
    var puts = true
    if case .pending = target { puts = false }
    return TransitionTemplate(
      move: segment.move, trigger: segment.move.map(reader.trigger) ?? .arrival, possible: space.all,
      certain: space.all, assignment: map(assigning: after.state), target: target,
      rootLoss: rootLoss,
      newRoot: after.root == front.place.root ? nil : after.root, endsRoot: endsRoot,
      changesFrame: puts && !endsRoot && partial.changesFrame(of: front.instance, in: after),
      facts: told.map { facts.number(of: $0) }, layers: layers, origin: origin,
      hasUnplacedFacts: told.contains { $0.site?.isAnywhere ?? false })
  }

  /// What is left of an entry, which may come on any screen: what it does and shows is the same.
  private func onAnyScreen(_ rest: PendingTransition) -> PendingTransition {
    PendingTransition(
      continuation: rest.continuation.withUnknownOriginScreen, recorder: rest.recorder.withUnknownOriginScreen,
      losesRoot: rest.losesRoot)
  }

  /// What is left of a transition, wherever it began, if that makes no difference any more; and where it began, if that is
  /// forgotten with this part of it.
  private mutating func withoutOrigin(_ rest: PendingTransition) -> (PendingTransition, TransitionOrigin?) {
    let (continuation, recorder) = (rest.continuation, rest.recorder)
    guard recorder.origin.trigger != .entry else {
      return (onAnyScreen(rest), nil)
    }
    guard !remembersOrigins, !rest.losesRoot else { return (rest, nil) }
    // What has come since, the steps of a task's own `then` above all, is told by where it is written.
    guard recorder.origin.screen != .anywhere else { return (rest, nil) }
    guard let origin = continuation.origin, recorder.remembersOnly(origin.cause, origin.range) else {
      return (rest, nil)
    }
    return (
      PendingTransition(continuation: continuation.withUnknownOrigin, recorder: recorder.withUnknownOrigin),
      TransitionOrigin(screen: recorder.origin.screen, cause: origin.cause, range: origin.range)
    )
  }

  /// Whether modal layers are counted from the levels and not beneath each symbol.
  var countsLayers: Bool { !simulator.traits.coversNewLayers }

  /// The number that stands for a fact.
  mutating func number(of fact: Fact) -> UInt32 { facts.number(of: fact) }

  private func newLayers(
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

  private func view(_ segment: borrowing Segment, _ rest: Continuation) -> WideView? {
    let partial = segment.partial
    let configuration = partial.configuration
    let seen = configuration.positions(fromFront: partial.known).map { position in
      WideView.Seen(
        instance: configuration[position],
        shape: position.layer > 0 ? StackSummary.Shape(configuration.layers[position.layer - 1]) : nil,
        isFirst: position.index == 0)
    }
    guard let last = seen.last else { return nil }
    return WideView(
      rest: PendingTransition(continuation: rest, recorder: segment.recorder, losesRoot: segment.losesRoot),
      newLayers: configuration.layers.count - partial.keptLayers, needsWholeStack: partial.tabNeedingStack == nil,
      seen: seen,
      lowest: StackSymbol(instance: last.instance, place: segment.symbol.place))
  }

  private mutating func arrival(by departure: Departure, _ recorder: FactRecorder, losesRoot: Bool) -> TabEntrance {
    // What an entry lands on is told where it lands.
    let isDone = departure.tab != nil && departure.isDone && recorder.origin.trigger != .entry
    var rest =
      isDone
      ? PendingTransition(continuation: .nothing, recorder: .silent)
      : PendingTransition(continuation: departure.rest, recorder: recorder, losesRoot: departure.tab == nil)
    if recorder.origin.trigger == .entry { rest = onAnyScreen(rest) }
    let control: UInt32
    if isDone, !simulator.hasArrivals {
      control = Control.readyNumber
    } else if departure.layers.isEmpty {
      control = Control.pending(pending.number(of: rest)).number
    } else {
      let layers = EnteringLayers(rest: rest, layers: departure.layers, newLayers: departure.newLayers)
      control = Control.entering(entering.number(of: layers)).number
    }
    return TabEntrance(
      root: departure.root, tab: departure.tab, exceptTab: nil, control: control,
      assignment: map(assigning: departure.state))
  }

  private mutating func map(assigning state: [ValueID]) -> Int32 {
    guard let map = space.map(assigning: state) else { return 0 }
    if let known = numbersOfMaps[map] { return known }
    maps.append(map)
    numbersOfMaps[map] = Int32(maps.count - 1)
    return Int32(maps.count - 1)
  }

  private func record(_ partial: PartialMove, _ recorder: inout FactRecorder, to told: inout [Fact]) {
    for event in partial.events { told += recorder.read(event, reader) }
  }

  // MARK: Symbols

  private func grounds(of symbol: StackSymbol) -> [Int] { grounds[symbol.place.root.index][symbol.place.tab] }

  /// A configuration that answers every question about a symbol in front as all do in which it is.
  func configuration(of symbol: StackSymbol, _ state: [ValueID]) -> Configuration {
    representative.configuration(symbol, state)
  }

  /// The symbol in front of a configuration.
  func symbol(inFrontOf configuration: Configuration) -> StackSymbol? {
    var symbol: StackSymbol?
    for layer in 0...configuration.layers.count {
      for (index, instance) in configuration.stack(of: layer).enumerated() {
        let place: StackSummary
        if let beneath = symbol {
          place =
            index == 0
            ? beneath.presented(StackSummary.Shape(configuration.layers[layer - 1]), interest)
            : beneath.pushed(simulator.flow, interest)
        } else {
          place = StackSummary(root: configuration.root, tab: configuration.selectedTab)
        }
        symbol = StackSymbol(instance: instance.normal, place: place)
      }
    }
    return symbol
  }

  /// The numbers of the symbols of the known instances, lowest first.
  private mutating func stacked(
    _ configuration: Configuration, _ partial: PartialMove, at place: StackSummary, insteadOf old: UInt32?
  ) -> [UInt32] {
    var numbers: [UInt32] = []
    var beneath: UInt32?
    for position in configuration.positions(fromFront: partial.known).reversed() {
      let instance = configuration[position].normal
      let number: UInt32
      if beneath == nil, let old, position != .bottom, instance == symbols[old].instance {
        number = old
      } else if let beneath {
        let isFirst = position.index == 0 && position.layer > 0
        let own =
          isFirst
          ? symbols[beneath].presented(StackSummary.Shape(configuration.layers[position.layer - 1]), interest)
          : symbols[beneath].pushed(simulator.flow, interest)
        number = symbols.number(of: StackSymbol(instance: instance, place: own))
      } else {
        let own = position == .bottom ? StackSummary(root: configuration.root, tab: configuration.selectedTab) : place
        number = symbols.number(of: StackSymbol(instance: instance, place: own))
      }
      numbers.append(number)
      beneath = number
    }
    return numbers
  }
}

extension PartialMove {
  /// Whether another frame, or none, stands where the lowest known instance was.
  fileprivate func changesFrame(of old: Instance, in configuration: Configuration) -> Bool {
    guard known > 0 else { return false }
    let lowest = configuration.position(fromFront: known - 1)
    guard lowest != .bottom else { return false }
    return configuration[lowest].frame?.serial != old.frame?.serial
  }
}

extension Configuration {
  fileprivate mutating func put(_ seen: WideView.Seen) {
    if let shape = seen.shape {
      if seen.isFirst {
        layers.append(
          Layer(style: shape.style, isLocked: shape.isLocked, setsAside: shape.setsAside, stack: [seen.instance]))
      } else {
        layers[layers.count - 1].stack.append(seen.instance)
      }
    } else if seen.isFirst {
      stacks[selectedTab] = [seen.instance]
    } else {
      stacks[selectedTab].append(seen.instance)
    }
  }
}

extension Configuration {
  /// The position that has so many above it, or the lowest.
  fileprivate func position(fromFront count: Int) -> Position {
    var here = front
    for _ in 0..<count {
      guard let next = position(beneath: here) else { return here }
      here = next
    }
    return here
  }

  /// So many positions from the front down.
  fileprivate func positions(fromFront count: Int) -> [Position] {
    Array(sequence(first: front) { self.position(beneath: $0) }.prefix(count))
  }
}

extension Instance {
  /// The same instance, its frame called as that of a front instance is.
  fileprivate var normal: Instance {
    var copy = self
    copy.frame?.serial = 0
    return copy
  }
}

extension Root {
  /// The tab that is selected first; 0 in a root without tabs.
  fileprivate var startTab: Int { if case .tabs(_, let start) = kind { start } else { 0 } }
}

extension ValueID {
  /// The value of a variable that is not known.
  static let unknown = ValueID(-1)
}

extension FactRecorder {
  /// One that has nothing to tell.
  fileprivate static let silent = FactRecorder(
    MoveOrigin(trigger: .arrival, screen: ScreenID(0), action: nil, losesInput: false))
}
