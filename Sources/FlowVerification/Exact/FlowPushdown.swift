import FlowModel
import FlowSimulation
import Pushdown

/// A flow on a device as a pushdown system, whose rules are made where they are needed by working moves off in the simulator.
///
/// The stack holds the instances in sight, the front one on top, each with what matters of what it stands on; the control holds the
/// values of the variables, and what is left of a move that has to see what comes to light. It is for roots without tabs: several
/// stacks are more than one pushdown system can hold.
struct FlowPushdown: PushdownRules, Sendable {
  /// What a rule is besides its two sides.
  struct Meaning: Sendable {
    /// The move that it begins, or nil where it goes on with one.
    let move: Move?
    /// Who or what sets that off.
    let trigger: Site.Trigger
    /// What it tells.
    let facts: [Fact]
  }

  /// Lists of steps may stand within each other so deep; what goes deeper is cut off and said to be unknown.
  private static let deepest = 8
  /// How many taps, entries and actions of the system a weight can count.
  static let layout = WeightLayout(bits: [30, 14, 14])

  let simulator: Simulator
  let reader: FactReader
  private let interest: Interest
  private let representative: Representative
  private(set) var controls = Interner<FlowControl>()
  private var symbols = Interner<StackSymbol>()
  private var states = Interner<[ValueID]>()
  private var rests = Interner<RestOfMove>()
  private var words = Interner<GrowingWord>()
  private(set) var meanings: [Meaning] = []
  /// Whether something was cut off, so that nothing is proved.
  private(set) var isCut = false

  init(_ simulator: Simulator) {
    self.simulator = simulator
    reader = FactReader(simulator: simulator)
    interest = Interest(simulator.flow)
    representative = Representative(simulator.flow, interest)
  }

  /// The symbol under which nothing stands, before the launch.
  static let nothing: UInt32 = 0

  /// Where it all begins.
  mutating func start() -> Pushdown.Configuration {
    Pushdown.Configuration(control: controls.number(of: .start), stack: [Self.nothing])
  }

  /// The configuration that stands for all those with a head, or nil where a move is under way.
  func configuration(_ head: Head) -> FlowSimulation.Configuration? {
    guard head.symbol != Self.nothing, case .ready(let state) = controls[head.control] else { return nil }
    return representative.configuration(self[symbol: head.symbol], states[UInt32(state)])
  }

  // MARK: Rules

  mutating func appendRules(control: UInt32, symbol: UInt32, to rules: inout ContiguousArray<Rule>) {
    switch controls[control] {
    case .start: if symbol == Self.nothing { appendLaunches(to: &rules) }
    case .ready(let state): appendMoves(state, symbol, to: &rules)
    case .moving(let state, let rest): append(goingOn: rests[UInt32(rest)], state, symbol, to: &rules)
    case .growing(let word), .rootEnded(let word): append(growing: words[UInt32(word)], to: &rules)
    case .beyond, .deadEnd: rules.append(.pop(to: control, id: makeMeaning()))
    }
  }

  private mutating func appendLaunches(to rules: inout ContiguousArray<Rule>) {
    for state in simulator.initialStates {
      let launch = PartialMove(launching: state, simulator)
      let configuration = launch.configuration
      var scribe = FactScribe(reader.origin(of: nil, in: configuration))
      let facts = tell(launch, &scribe) + scribe.finish()
      let control = ready(configuration.state)
      let symbol = self.symbol(configuration[.bottom], at: Place(root: configuration.root))
      rules.append(.swap(to: control, symbol, id: makeMeaning(nil, .launch, facts)))
    }
  }

  private mutating func appendMoves(_ state: Int32, _ symbol: UInt32, to rules: inout ContiguousArray<Rule>) {
    let configuration = representative.configuration(self[symbol: symbol], states[UInt32(state)])
    let moves = simulator.moves(in: configuration)
    for move in moves {
      let partial = PartialMove(move, in: configuration, simulator)
      var scribe = FactScribe(reader.origin(of: move, in: configuration))
      let facts = reader.facts(of: move) + tell(partial, &scribe)
      append(partial, scribe, facts, move, self[symbol: symbol].place, to: &rules)
    }
    // Where nothing at all is offered, that is the finding: no other need look for a way out.
    if reader.offersNothing(moves) { appendWayOut(.deadEnd, to: &rules) }
  }

  private mutating func append(
    goingOn rest: RestOfMove, _ state: Int32, _ symbol: UInt32, to rules: inout ContiguousArray<Rule>
  ) {
    let configuration = representative.configuration(self[symbol: symbol], states[UInt32(state)])
    let partial = PartialMove(rest.continuation, in: configuration, simulator)
    var scribe = rest.scribe
    let facts = tell(partial, &scribe)
    append(partial, scribe, facts, nil, self[symbol: symbol].place, to: &rules)
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

  private mutating func appendWayOut(_ control: FlowControl, to rules: inout ContiguousArray<Rule>) {
    rules.append(.pop(to: controls.number(of: control), id: makeMeaning()))
  }

  /// Makes the rule of a move, or of a part of one.
  private mutating func append(
    _ partial: PartialMove, _ scribe: FactScribe, _ facts: [Fact], _ move: Move?, _ place: Place,
    to rules: inout ContiguousArray<Rule>
  ) {
    var scribe = scribe
    var facts = facts
    let word: GrowingWord
    if let rest = partial.rest {
      guard rest.depth <= Self.deepest else {
        isCut = true
        return appendWayOut(.beyond, to: &rules)
      }
      let state = Int32(states.number(of: partial.configuration.state))
      let number = Int32(rests.number(of: RestOfMove(continuation: rest, scribe: scribe)))
      word = GrowingWord(control: controls.number(of: .moving(state: state, rest: number)), symbols: [])
    } else {
      facts += scribe.finish()
      let positions = partial.knownPositions
      if let lowest = positions.first {
        facts += reader.layerFacts(
          of: partial.configuration, above: lowest.layer, events: partial.events, scribe)
      }
      word = GrowingWord(
        control: ready(partial.configuration.state), symbols: stacked(positions, of: partial.configuration, at: place))
    }
    let trigger = move.map(reader.trigger)
    let id = makeMeaning(move, trigger ?? .arrival, facts)
    append(word, endsRoot: partial.endsTaskAtRoot, weight(of: trigger), id, to: &rules)
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

  /// The symbols of the known instances, lowest first.
  private mutating func stacked(
    _ positions: [Position], of configuration: FlowSimulation.Configuration, at place: Place
  ) -> [UInt32] {
    var numbers: [UInt32] = []
    var beneath: StackSymbol?
    for position in positions {
      let shape = configuration.style(of: position.layer).map { _ in
        Place.Shape(configuration.layers[position.layer - 1])
      }
      let own: Place
      if let beneath {
        own =
          position.index == 0 && shape != nil
          ? beneath.presented(shape ?? Place.Shape(configuration.layers[position.layer - 1]), interest)
          : beneath.pushed(simulator.flow, interest)
      } else {
        own = position == .bottom ? Place(root: configuration.root) : place
      }
      let symbol = StackSymbol(instance: configuration[position].normal, place: own)
      numbers.append(number(of: symbol))
      beneath = symbol
    }
    return numbers
  }

  private mutating func symbol(_ instance: Instance, at place: Place) -> UInt32 {
    number(of: StackSymbol(instance: instance.normal, place: place))
  }

  private mutating func ready(_ state: [ValueID]) -> UInt32 {
    controls.number(of: .ready(state: Int32(states.number(of: state))))
  }

  private func tell(_ partial: PartialMove, _ scribe: inout FactScribe) -> [Fact] {
    partial.events.flatMap { scribe.read($0, reader) }
  }

  private mutating func makeMeaning(_ move: Move? = nil, _ trigger: Site.Trigger = .arrival, _ facts: [Fact] = [])
    -> UInt32
  {
    meanings.append(Meaning(move: move, trigger: trigger, facts: facts))
    return UInt32(meanings.count - 1)
  }
}

extension PartialMove {
  /// The positions of the known instances, lowest first.
  fileprivate var knownPositions: [Position] {
    var positions: [Position] = []
    var here: Position? = configuration.front
    while positions.count < known, let at = here {
      positions.append(at)
      here = configuration.position(beneath: at)
    }
    return positions.reversed()
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
