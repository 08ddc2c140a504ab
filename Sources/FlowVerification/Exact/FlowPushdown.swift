import FlowModel
import FlowSimulation
import Pushdown

/// A flow on a device as a pushdown system, whose rules are made where they are needed by
/// working moves off in the simulator.
///
/// The stack holds the instances in sight, the front one on top, each with what matters of what it stands on; the
/// control holds the values of the variables, and what is left of a move that has to see what comes to light.
///
/// Where a root has tabs, the stack of one of them, the ground, is always there, beneath that of whichever
/// other tab is selected; the stacks of the others are in the control while they wait (`+Tabs`). So it is
/// exact as long as those are few.
struct FlowPushdown: PushdownRules, Sendable {
  /// Lists of steps may wait for each other so deep; what goes deeper is cut off and said to be unknown: where they do so
  /// without bound, one move can rewrite the whole stack, and nothing can be decided in general.
  static let deepest = 8
  /// How many taps, entries, actions of the system and guesses at other tabs a weight can count.
  static let layout = WeightLayout(bits: [25, 13, 13, 9])

  var simulator: Simulator
  let reader: FactReader
  /// For each root the tab whose stack lies beneath that of any other; 0 where there are no tabs.
  private(set) var grounds: [Int]
  let interest: Interest
  private(set) var representative: Representative
  var controls = Interner<FlowControl>()
  var symbols = Interner<StackSymbol>()
  var worlds = Interner<World>()
  /// The worlds without the values of the variables, and the number among them of each world.
  var blanks = Interner<World>()
  var blankOfWorld: [Int32] = []
  /// The number of the one in which no tabs wait, once it has been met.
  var plainBlank: Int32?
  /// The control under which each world is between two moves.
  var readyControls: [UInt32] = []
  var views = Interner<PartialView>()
  var waiting = WaitingStacks()
  /// What comes in from other tabs and goes out to them, where each tab's stack is by itself (`+Exchange`).
  var exchange: TabExchange?
  var rests = Interner<RestOfMove>()
  /// Where moves are forgotten to have begun (`+Origins`).
  var origins = ForgottenOrigins()
  private var words = Interner<GrowingWord>()
  private(set) var meanings: [Meaning] = []
  private(set) var doubts: [Doubt] = []
  /// What moves, and parts of them, make of symbols, by number.
  private(set) var templates: [MoveTemplate] = []
  /// What each of these tells.
  private(set) var factsOfTemplates = NumberLists()
  /// The values that the launches begin with, in the order of their rules.
  var launches: [[ValueID]] = []
  /// For each head, in the order in which their rules are made, what its configurations tell.
  var headFacts = NumberLists()
  /// Whether something was cut off, so that nothing is proved.
  var isCut = false
  /// The variables whose values are in the control, and those that are left out: whatever
  /// depends on them may or may not be.
  private(set) var kept: Set<VariableID>
  private(set) var dropped: Set<VariableID>
  let everyVariable: Set<VariableID>
  /// The facts that were met, numbered as they occurred.
  var facts = Interner<Fact>()
  /// What may happen with each symbol in front, by the world without its values.
  var offers = OfferTable()
  /// The templates of what is left of moves.
  var goingOn = Memo<TemplateKey, UInt32>()

  init(_ simulator: Simulator, keeping kept: Set<VariableID>, grounds: [Int]? = nil) {
    let grounds = grounds ?? simulator.flow.roots.map(\.startTab)
    self.simulator = simulator
    self.grounds = grounds
    self.kept = kept
    everyVariable = Set(simulator.flow.variables.map(\.id))
    dropped = everyVariable.subtracting(kept)
    reader = FactReader(simulator: simulator)
    interest = Interest(simulator)
    representative = Representative(simulator.flow, interest, grounds: grounds)
    // What is wide is not moved again and again while it becomes more.
    let (screens, actions) = (simulator.flow.screens.count, simulator.flow.actions.count)
    symbols = Interner(expecting: screens * 5 / 4)
    controls = Interner(expecting: screens)
    facts = Interner(expecting: (screens + actions) * 3 / 2)
    templates.reserveCapacity(screens + actions)
    meanings.reserveCapacity(actions * 6)
    for each in LoneTemplate.allCases { _ = keep(each.template, telling: []) }
  }

  /// The same system, before anything is numbered, with other tabs' stacks beneath those of the rest.
  func standing(on grounds: [Int]) -> FlowPushdown {
    var other = self
    other.grounds = grounds
    other.representative = representative.standing(on: grounds)
    return other
  }

  /// The same system with more variables in its control, before anything is numbered; what
  /// is known of moves stays known.
  func emptied(keeping kept: Set<VariableID>) -> FlowPushdown {
    var other = self
    other.kept = kept
    other.dropped = everyVariable.subtracting(kept)
    other.controls = Interner()
    other.readyControls = []
    other.headFacts = NumberLists()
    other.launches = []
    other.exchange = exchange.map { _ in TabExchange() }
    other.isCut = false
    return other
  }

  /// The same system as it was before the first rule; what is known of moves stays known.
  var restarted: FlowPushdown {
    var other = emptied(keeping: kept)
    other.worlds = Interner()
    other.blankOfWorld = []
    other.words = Interner()
    other.views = Interner()
    other.waiting = WaitingStacks()
    other.meanings = []
    other.doubts = []
    return other
  }

  /// The symbol under which nothing stands, before the launch.
  static let nothing: UInt32 = 0

  /// Where it all begins.
  mutating func start() -> Pushdown.Configuration {
    Pushdown.Configuration(control: controls.number(of: .start), stack: [Self.nothing])
  }

  /// What is still to be put on, by number.
  func word(_ number: Int32) -> GrowingWord { words[UInt32(number)] }

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
    let heads = headFacts.count
    defer { if headFacts.count == heads { headFacts.append(EmptyCollection()) } }
    switch controls[control] {
    case .start: if symbol == Self.nothing { appendLaunches(to: &rules) }
    case .ready(let world): appendMoves(world, symbol, to: &rules)
    case .moving(let world, let rest): append(goingOn: rest, world, symbol, to: &rules)
    case .away(let world, let tab, _): appendArrivals(worlds[UInt32(world)], tab, to: &rules)
    case .entering(let arrival): append(entering: arrival, symbol, to: &rules)
    case .seeing(let view): append(seeing: views[UInt32(view)], symbol, to: &rules)
    case .growing(let word), .rootEnded(let word):
      rules.append(rule(growing: words[UInt32(word)], 0, makeMeaning()))
    case .placing(let word):
      rules.append(rule(growing: words[UInt32(word)].standing(on: symbol), 0, makeMeaning()))
    case .beyond, .deadEnd: rules.append(.pop(to: control, id: makeMeaning()))
    }
  }

  /// The values that launches begin with, those that are left out unknown.
  var launchStates: [[ValueID]] {
    simulator.flow.variables.reduce([[]]) { (states: [[ValueID]], variable) in
      let values = kept.contains(variable.id) ? variable.initial : [.unknown]
      return states.flatMap { state in values.map { state + [$0] } }
    }
  }

  private mutating func appendLaunches(to rules: inout ContiguousArray<Rule>) {
    for state in launchStates {
      launches.append(state)
      let launch = PartialMove(launching: state, simulator, grounds: grounds, isAlone: isAlone)
      let configuration = launch.configuration
      var scribe = FactScribe(reader.origin(of: nil, in: configuration))
      var told: [Fact] = []
      tell(launch, &scribe, to: &told)
      scribe.finish(telling: &told)
      let place = Place(root: configuration.root)
      let word = word(launching: launch, stacked(configuration, launch, at: place))
      let launched = keep(MoveTemplate(trigger: .launch), telling: told)
      append(word, endsRoot: false, 0, makeMeaning(launched), to: &rules)
    }
  }

  /// The rule that puts a word on, or its first symbols, with the rest in the control.
  private mutating func rule(growing word: GrowingWord, _ weight: UInt64, _ id: UInt32) -> Rule {
    if let rule = Rule(to: word.control, putting: word.symbols, weight: weight, id: id) { return rule }
    let rest = GrowingWord(control: word.control, symbols: Array(word.symbols.dropFirst()))
    let control = controls.number(of: .growing(word: Int32(words.number(of: rest))))
    return .push(to: control, word.symbols[1], over: word.symbols[0], weight: weight, id: id)
  }

  mutating func appendWayOut(
    _ control: FlowControl, _ doubt: Doubt? = nil, to rules: inout ContiguousArray<Rule>
  ) {
    rules.append(.pop(to: controls.number(of: control), id: makeMeaning(doubt: doubt)))
  }

  /// Takes the front symbol off first: a task that begins in a screen's place is then seen to begin,
  /// and one that goes there to go.
  mutating func placing(_ word: GrowingWord) -> GrowingWord {
    GrowingWord(control: controls.number(of: .placing(word: Int32(words.number(of: word)))), symbols: [])
  }

  mutating func append(
    _ word: GrowingWord, endsRoot: Bool, _ weight: UInt64, _ id: UInt32, to rules: inout ContiguousArray<Rule>
  ) {
    guard endsRoot else { return rules.append(rule(growing: word, weight, id)) }
    // Whoever asks whether the task at the root can end looks out for this control; the
    // symbol in front is put back next.
    let control = controls.number(of: .rootEnded(word: Int32(words.number(of: word))))
    rules.append(.swap(to: control, Self.nothing, weight: weight, id: id))
  }

  func weight(of trigger: Site.Trigger) -> UInt64 {
    switch trigger {
    case .launch, .arrival: 0
    case .user, .gesture: Self.weights.user
    case .system: Self.weights.system
    case .entry: Self.weights.entry
    }
  }

  private static let weights = (user: weight(.user), system: weight(.system), entry: weight(.entry))

  private static func weight(_ trigger: Site.Trigger) -> UInt64 {
    let cost = Cost.zero.adding(trigger)
    return layout.packed([UInt64(cost.taps), UInt64(cost.entries), UInt64(cost.systems)]) ?? 0
  }

  /// The templates of rules that stand for no part of a move; they come first in every system, in this order.
  enum LoneTemplate: UInt32, CaseIterable {
    case nothing, otherTab, entryFromOtherTab

    fileprivate var template: MoveTemplate {
      MoveTemplate(trigger: self == .entryFromOtherTab ? .entry : .arrival, selectsTab: self != .nothing)
    }
  }

  /// Says of the next rule that it stands for no part of a move, and gives that a number.
  mutating func makeMeaning(_ lone: LoneTemplate = .nothing, doubt: Doubt? = nil, arrival: Int32? = nil) -> UInt32 {
    makeMeaning(lone.rawValue, doubt: doubt, arrival: arrival)
  }

  /// Says of the next rule of which template it is made, by number, and gives that a number of its own.
  mutating func makeMeaning(
    _ template: UInt32, doubt: Doubt? = nil, arrival: Int32? = nil, leaves: Int32? = nil
  ) -> UInt32 {
    let place = Int(template)
    if let doubt { doubts.append(doubt) }
    meanings.append(
      Meaning(
        template: template, selectsTab: templates[place].selectsTab, isEntrys: templates[place].trigger == .entry,
        doubt: doubt.map { _ in UInt32(doubts.count - 1) }, arrival: arrival, leaves: leaves))
    return UInt32(meanings.count - 1)
  }

  /// Keeps a template, with what it tells.
  mutating func keep(_ template: consuming MoveTemplate, telling told: [Fact]) -> UInt32 {
    templates.append(template)
    for fact in told { factsOfTemplates.add(facts.number(of: fact)) }
    factsOfTemplates.endList()
    return UInt32(templates.count - 1)
  }

  // MARK: What a rule is, by its number

  /// What it is made of.
  subscript(templateOf id: UInt32) -> MoveTemplate {
    _read { yield templates[Int(meanings[Int(id)].template)] }
  }

  /// The move that it begins, or nil where it goes on with one.
  func move(of id: UInt32) -> Move? { self[templateOf: id].move }

  /// What decides whether it is offered, where that is not known.
  func doubt(of id: UInt32) -> Doubt? { meanings[Int(id)].doubt.map { doubts[Int($0)] } }

  /// What it tells, by number.
  func facts(of id: UInt32) -> ArraySlice<UInt32> { factsOfTemplates[Int(meanings[Int(id)].template)] }
}
