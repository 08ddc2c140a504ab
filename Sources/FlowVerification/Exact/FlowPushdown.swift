import FlowModel
import FlowSimulation
import Pushdown

/// A flow on a device as a pushdown system, whose rules are made where they are needed by working moves off in the simulator.
///
/// The stack holds the instances in sight, the front one on top, each with what matters of what it stands on; the control holds the
/// values of the variables, and what is left of a move that has to see what comes to light.
///
/// Where a root has tabs, the stack of one of them, the ground, is always there, beneath that of whichever other tab is selected;
/// the stacks of the others are in the control while they wait (`+Tabs`). So it is exact as long as those are few.
struct FlowPushdown: PushdownRules, Sendable {
  /// What a rule is besides its two sides.
  struct Meaning: Sendable {
    /// The move that it begins, or nil where it goes on with one.
    let move: Move?
    /// Who or what sets that off.
    let trigger: Site.Trigger
    /// What it tells.
    let facts: [Fact]
    /// Whether it is, or is part of, a move that selects another tab.
    var selectsTab = false
  }

  /// Lists of steps may stand within each other so deep; what goes deeper is cut off and said to be unknown.
  private static let deepest = 8
  /// How many taps, entries and actions of the system a weight can count.
  static let layout = WeightLayout(bits: [30, 14, 14])

  var simulator: Simulator
  let reader: FactReader
  /// For each root the tab whose stack lies beneath that of any other; 0 where there are no tabs.
  let grounds: [Int]
  let interest: Interest
  let representative: Representative
  var controls = Interner<FlowControl>()
  private var symbols = Interner<StackSymbol>()
  var worlds = Interner<World>()
  var views = Interner<PartialView>()
  var waiting = WaitingStacks()
  var rests = Interner<RestOfMove>()
  private var words = Interner<GrowingWord>()
  private(set) var meanings: [Meaning] = []
  /// Whether something was cut off, so that nothing is proved.
  var isCut = false

  init(_ simulator: Simulator, grounds: [Int]? = nil) {
    let grounds = grounds ?? simulator.flow.roots.map(\.startTab)
    self.simulator = simulator
    self.grounds = grounds
    reader = FactReader(simulator: simulator)
    interest = Interest(simulator.flow)
    representative = Representative(simulator.flow, interest, grounds: grounds)
  }

  /// The symbol under which nothing stands, before the launch.
  static let nothing: UInt32 = 0

  /// Where it all begins.
  mutating func start() -> Pushdown.Configuration {
    Pushdown.Configuration(control: controls.number(of: .start), stack: [Self.nothing])
  }

  /// Whether a head is that of configurations between two moves.
  func isReady(_ head: Head) -> Bool {
    guard head.symbol != Self.nothing, case .ready = controls[head.control] else { return false }
    return true
  }

  /// The configuration that stands for all those with a head, or nil where a move is under way.
  func configuration(_ head: Head) -> FlowSimulation.Configuration? {
    guard head.symbol != Self.nothing, case .ready(let world) = controls[head.control] else { return nil }
    return representative.configuration(self[symbol: head.symbol], worlds[UInt32(world)])
  }

  // MARK: Rules

  mutating func appendRules(control: UInt32, symbol: UInt32, to rules: inout ContiguousArray<Rule>) {
    switch controls[control] {
    case .start: if symbol == Self.nothing { appendLaunches(to: &rules) }
    case .ready(let world): appendMoves(worlds[UInt32(world)], symbol, to: &rules)
    case .moving(let world, let rest):
      append(goingOn: rests[UInt32(rest)], worlds[UInt32(world)], symbol, to: &rules)
    case .seeing(let view): append(seeing: views[UInt32(view)], symbol, to: &rules)
    case .growing(let word), .rootEnded(let word): append(growing: words[UInt32(word)], to: &rules)
    case .placing(let word): append(growing: words[UInt32(word)].standing(on: symbol), to: &rules)
    case .beyond, .deadEnd: rules.append(.pop(to: control, id: makeMeaning()))
    }
  }

  private mutating func appendLaunches(to rules: inout ContiguousArray<Rule>) {
    for state in simulator.initialStates {
      let launch = PartialMove(launching: state, simulator, grounds: grounds)
      let configuration = launch.configuration
      var scribe = FactScribe(reader.origin(of: nil, in: configuration))
      let facts = tell(launch, &scribe) + scribe.finish()
      let place = Place(root: configuration.root)
      let word = GrowingWord(control: ready(world(of: configuration)), symbols: stacked(launch, at: place))
      append(word, endsRoot: false, 0, makeMeaning(nil, .launch, facts), to: &rules)
    }
  }

  private mutating func appendMoves(_ world: World, _ symbol: UInt32, to rules: inout ContiguousArray<Rule>) {
    let configuration = representative.configuration(self[symbol: symbol], world)
    let moves = simulator.moves(in: configuration)
    for move in moves {
      let partial = PartialMove(move, in: configuration, simulator, grounds: grounds)
      var scribe = FactScribe(reader.origin(of: move, in: configuration))
      let facts = reader.facts(of: move) + tell(partial, &scribe)
      append(partial, scribe, facts, move, from: world, self[symbol: symbol], to: &rules)
    }
    // Where nothing at all is offered, that is the finding: no other need look for a way out.
    if reader.offersNothing(moves) { appendWayOut(.deadEnd, to: &rules) }
  }

  private mutating func append(
    goingOn rest: RestOfMove, _ world: World, _ symbol: UInt32, to rules: inout ContiguousArray<Rule>
  ) {
    let configuration = representative.configuration(self[symbol: symbol], world)
    let partial = PartialMove(rest.continuation, in: configuration, simulator, grounds: grounds)
    var scribe = rest.scribe
    let facts = tell(partial, &scribe)
    append(partial, scribe, facts, nil, from: world, self[symbol: symbol], to: &rules)
  }

  private mutating func append(growing word: GrowingWord, to rules: inout ContiguousArray<Rule>) {
    let id = makeMeaning()
    switch word.symbols.count {
    case 0: rules.append(.pop(to: word.control, id: id))
    case 1: rules.append(.swap(to: word.control, word.symbols[0], id: id))
    case 2: rules.append(.push(to: word.control, word.symbols[1], over: word.symbols[0], id: id))
    default:
      let rest = GrowingWord(control: word.control, symbols: Array(word.symbols.dropFirst()))
      let control = controls.number(of: .growing(word: Int32(words.number(of: rest))))
      rules.append(.push(to: control, word.symbols[1], over: word.symbols[0], id: id))
    }
  }

  mutating func appendWayOut(_ control: FlowControl, to rules: inout ContiguousArray<Rule>) {
    rules.append(.pop(to: controls.number(of: control), id: makeMeaning()))
  }

  /// Makes the rule of a move, or of a part of one.
  mutating func append(
    _ partial: PartialMove, _ scribe: FactScribe, _ facts: [Fact], _ move: Move?, from source: World, _ symbol: StackSymbol,
    hasEndedRoot: Bool = false, to rules: inout ContiguousArray<Rule>
  ) {
    var scribe = scribe
    var facts = facts
    let word: GrowingWord
    let world = self.world(of: partial.configuration)
    var selectsTab = world.selected != source.selected
    let endsRoot = hasEndedRoot || partial.endsTaskAtRoot
    let ground = grounds[partial.configuration.root.index]
    if let view = PartialView(partial, scribe, world, ground: ground, symbol.place) {
      selectsTab = true
      if view.isEnough(ground: ground) {
        let (next, scribe, more) = goOn(view, ground: ground)
        return append(
          next, scribe, facts + more, move, from: source, view.lowest, hasEndedRoot: endsRoot, to: &rules)
      }
      word = GrowingWord(control: seeing(view), symbols: [])
    } else if let rest = partial.rest {
      guard rest.depth <= Self.deepest else {
        isCut = true
        return appendWayOut(.beyond, to: &rules)
      }
      let number = Int32(rests.number(of: RestOfMove(continuation: rest, scribe: scribe)))
      word = GrowingWord(
        control: controls.number(of: .moving(world: self.number(of: world), rest: number)), symbols: [])
    } else {
      facts += scribe.finish()
      if partial.known > 0 { facts += reader.landingFacts(of: partial.configuration, scribe.origin) }
      facts += reader.layerFacts(of: partial.configuration, above: partial.keptLayers, events: partial.events, scribe)
      word = GrowingWord(control: ready(world), symbols: stacked(partial, at: symbol.place))
    }
    let trigger = move.map(reader.trigger)
    let id = makeMeaning(move, trigger ?? .arrival, facts, selectsTab: selectsTab)
    let isPlaced = partial.rest == nil && !endsRoot && partial.changesFrame(of: symbol.instance)
    append(isPlaced ? placing(word) : word, endsRoot: endsRoot, weight(of: trigger), id, to: &rules)
  }

  /// Takes the front symbol off first: a task that begins in a screen's place is then seen to begin, and one that goes there to go.
  private mutating func placing(_ word: GrowingWord) -> GrowingWord {
    GrowingWord(control: controls.number(of: .placing(word: Int32(words.number(of: word)))), symbols: [])
  }

  private mutating func append(
    _ word: GrowingWord, endsRoot: Bool, _ weight: UInt64, _ id: UInt32, to rules: inout ContiguousArray<Rule>
  ) {
    var rule: Rule
    if endsRoot {
      // Whoever asks whether the task at the root can end looks out for this control; the symbol in front is put back next.
      let control = controls.number(of: .rootEnded(word: Int32(words.number(of: word))))
      rule = .swap(to: control, Self.nothing, weight: weight, id: id)
    } else {
      var made: ContiguousArray<Rule> = []
      append(growing: word, to: &made)
      rule = made[0]
      rule.id = id
      rule.weight = weight
    }
    rules.append(rule)
  }

  private func weight(of trigger: Site.Trigger?) -> UInt64 {
    guard let trigger else { return 0 }
    let cost = Cost.zero.adding(trigger)
    return Self.layout.packed([UInt64(cost.taps), UInt64(cost.entries), UInt64(cost.systems)]) ?? 0
  }

  // MARK: Symbols

  /// The symbol with a number that is not that of `nothing`.
  subscript(symbol number: UInt32) -> StackSymbol { symbols[number - 1] }

  private mutating func number(of symbol: StackSymbol) -> UInt32 { symbols.number(of: symbol) + 1 }

  /// The symbols of the known instances, those of the ground first, each lowest first.
  private mutating func stacked(_ partial: PartialMove, at place: Place) -> [UInt32] {
    let configuration = partial.configuration
    let ground = grounds[configuration.root.index]
    let hidden = configuration.stacks[ground].suffix(partial.groundKnown)
    var beneath: StackSymbol?
    var numbers: [UInt32] = []
    for (index, instance) in zip(hidden.indices, hidden) {
      let first = index == 0 ? Place(root: configuration.root) : place
      let own = beneath?.pushed(simulator.flow, interest) ?? first
      numbers.append(append(instance, at: own, &beneath))
    }
    if partial.groundKnown > 0 { beneath = nil }
    for position in configuration.positions(fromFront: partial.known).reversed() {
      numbers.append(append(configuration[position], at: self.place(of: position, in: configuration, on: beneath) ?? place, &beneath))
    }
    return numbers
  }

  private mutating func append(_ instance: Instance, at place: Place, _ last: inout StackSymbol?) -> UInt32 {
    let symbol = StackSymbol(instance: instance.normal, place: place)
    last = symbol
    return number(of: symbol)
  }

  /// The place of a position that stands on a known one, or at the very bottom; nil where it is where the last known one was.
  private func place(
    of position: Position, in configuration: FlowSimulation.Configuration, on beneath: StackSymbol?
  ) -> Place? {
    guard let beneath else { return position == .bottom ? Place(root: configuration.root) : nil }
    guard position.index == 0, position.layer > 0 else { return beneath.pushed(simulator.flow, interest) }
    return beneath.presented(Place.Shape(configuration.layers[position.layer - 1]), interest)
  }

  private mutating func ready(_ world: World) -> UInt32 { controls.number(of: .ready(world: number(of: world))) }

  func tell(_ partial: PartialMove, _ scribe: inout FactScribe) -> [Fact] {
    partial.events.flatMap { scribe.read($0, reader) }
  }

  mutating func makeMeaning(
    _ move: Move? = nil, _ trigger: Site.Trigger = .arrival, _ facts: [Fact] = [], selectsTab: Bool = false
  ) -> UInt32 {
    meanings.append(Meaning(move: move, trigger: trigger, facts: facts, selectsTab: selectsTab))
    return UInt32(meanings.count - 1)
  }
}

extension PartialMove {
  /// Whether another frame, or none, stands where the lowest known instance was.
  fileprivate func changesFrame(of old: Instance) -> Bool {
    guard groundKnown == 0, let lowest = configuration.positions(fromFront: known).last, lowest != .bottom else {
      return false
    }
    return configuration[lowest].frame?.serial != old.frame?.serial
  }
}

extension Instance {
  /// The same instance, its frame called as that of a front instance is.
  var normal: Instance {
    var copy = self
    copy.frame?.serial = 0
    return copy
  }
}
