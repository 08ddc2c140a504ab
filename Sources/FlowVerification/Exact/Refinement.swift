import FlowModel
import FlowSimulation
import OrderedCollections
import Pushdown

/// Decides what a flow with many variables can do, by keeping for each question only the variables that it turns on.
///
/// All variables are left out first: every condition on them may hold. What cannot happen even so cannot happen.
/// A way to what may happen is followed with all values; where a move is not offered, the variable that would
/// have told is kept for that question, and it is asked again. What is seen by a real way is seen by the
/// cheapest: a way in a coarser system is never dearer. (Clarke, Grumberg, Jha, Lu, Veith 2000:
/// counterexample-guided abstraction refinement.)
struct Refinement {
  /// What is asked.
  enum Question: Hashable {
    case fact(UInt32)
    /// Whether a task can always be ended, where something can be done, or where not.
    case ending(TaskID, isAtDeadEnd: Bool)
    /// The same of leaving a layer that begins with a screen.
    case leaving(ScreenID, isAtDeadEnd: Bool)
  }

  /// A way of the flow.
  struct Route: Sendable {
    let initial: [ValueID]
    let moves: [Move]
    var isShortest = true
  }

  /// A question keeps variables with at most so many combinations of values.
  static let mostValuations = 64
  /// So many systems are worked off.
  private static let mostSystems = 240

  let base: Solution
  private let steps: Int
  private let always: Set<VariableID>
  private var simulator: Simulator { base.system.simulator }
  private var pending: OrderedDictionary<Question, Set<VariableID>> = [:]
  /// Of questions that are asked once more because somebody may be stuck sooner, who is surely.
  private var known: OrderedDictionary<Question, (stuck: [PushdownReading.Stuck], solution: Solution)> = [:]
  private var found: [(order: Int, observation: Observation)] = []
  /// For each fact its place among those met, and how often the coarse system shows it.
  private var places: [UInt32: Int] = [:]
  private var occurrences: [UInt32: Int] = [:]
  private(set) var routes: [Route] = []
  private(set) var undecided: [Fact] = []
  /// The variables for which there was no room.
  private(set) var variablesInTheWay: Set<VariableID> = []

  /// - Parameter base: the system with as few variables as can be.
  init(_ base: Solution, steps: Int) {
    self.base = base
    self.steps = steps
    always = base.system.kept
  }

  /// Answers all questions as far as can be; false where it is told to stop before.
  mutating func run(_ watch: Watch) -> Bool {
    let isDone = work(watch)
    // Where there was no room, or no time, to find who is stuck sooner.
    for (question, who) in known {
      pending[question] = nil
      judge(who.stuck, question, in: who.solution, isSoonest: false)
      // Nor was the way one of the flow's.
      if pending[question] != nil { undecided += facts(of: question) }
    }
    return isDone
  }

  private mutating func work(_ watch: Watch) -> Bool {
    guard answerAll(watch) else { return false }
    guard !pending.isEmpty else { return true }
    let coarse = CoarseRules(base)
    var systems = 1
    while let kept = pending.values.min(by: isBefore) {
      guard watch.goesOn(.facts) else { return false }
      systems += 1
      if systems > Self.mostSystems || simulator.flow.valuations(of: kept) > Self.mostValuations {
        giveUp(on: kept, watch)
      } else {
        answer(keeping: kept, coarse, watch)
      }
    }
    return true
  }

  /// The observations, the cheapest first.
  var observations: [Observation] {
    found.sorted { a, b in
      a.observation.cost != b.observation.cost ? a.observation.cost < b.observation.cost : a.order < b.order
    }.map(\.observation)
  }

  private func isBefore(_ a: Set<VariableID>, _ b: Set<VariableID>) -> Bool {
    a.count != b.count ? a.count < b.count : a.sorted().lexicographicallyPrecedes(b.sorted())
  }

  // MARK: Questions

  /// Asks the coarse system everything; false where it is told to stop before.
  private mutating func answerAll(_ watch: Watch) -> Bool {
    let sightings = base.reading.sightings()
    for fact in sightings.order {
      places[fact] = places.count
      guard let sighting = sightings[fact] else { continue }
      occurrences[fact] = sighting.occurrences
      judge(fact, sighting, by: base)
    }
    return answerExits(in: base, asked: nil, watch)
  }

  /// Answers the questions that turn on certain variables.
  private mutating func answer(keeping kept: Set<VariableID>, _ coarse: CoarseRules, _ watch: Watch) {
    let asked = pending.filter { $0.value == kept }.map(\.key)
    let facts = asked.compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
    if !facts.isEmpty {
      guard let runs = FinerRuns(to: wanted(facts), coarse, keeping: kept, watch), runs.isWhole else {
        return giveUp(on: kept, watch)
      }
      answer(facts, by: runs)
    }
    let exits = asked.filter { if case .fact = $0 { false } else { true } }
    guard !exits.isEmpty else { return }
    guard let solution = Solution(refining: coarse, keeping: kept, steps: steps, watch), solution.isWhole else {
      return giveUp(on: kept, watch)
    }
    if !answerExits(in: solution, asked: Set(exits), watch) { giveUp(on: kept, watch) }
  }

  private mutating func answer(_ facts: [UInt32], by source: some WaySource) {
    guard !facts.isEmpty else { return }
    let sightings = source.sightings(of: wanted(facts))
    for fact in facts {
      pending[.fact(fact)] = nil
      guard var sighting = sightings[fact] else { continue }
      sighting.occurrences = occurrences[fact] ?? 1
      judge(fact, sighting, by: source)
    }
  }

  private func wanted(_ facts: [UInt32]) -> [Bool] {
    var isWanted = [Bool](repeating: false, count: base.system.facts.things.count)
    for fact in facts { isWanted[Int(fact)] = true }
    return isWanted
  }

  private mutating func judge(_ fact: UInt32, _ sighting: Sightings.Sighting, by source: some WaySource) {
    let way = source.way(to: sighting)
    let told = base.system.facts[fact]
    switch check(way, shows: told, at: sighting, by: source) {
    case .needs(let variable): ask(.fact(fact), source.system.kept.union([variable]))
    case .real(let initial, _): add(told, sighting, way, initial, by: source, places[fact] ?? 0)
    }
  }

  private mutating func ask(_ question: Question, _ kept: Set<VariableID>) { pending[question] = kept }

  /// Whether a way is one of the flow's, and shows what it is to show.
  private func check(
    _ way: Way, shows fact: Fact, at sighting: Sightings.Sighting, by source: some WaySource
  ) -> WayCheck.Outcome {
    let check = WayCheck(source.system)
    let outcome = check.follow(way)
    guard case .offersNothing = fact, case .real(_, let final) = outcome, let doubt = source.doubt(at: sighting) else {
      return outcome
    }
    let isReal = source.system.reader.offersNothing(check.moves(doubt, final))
    return isReal ? outcome : doubt.variables.subtracting(source.system.kept).min().map { .needs($0) } ?? outcome
  }

  private mutating func add(
    _ fact: Fact, _ sighting: Sightings.Sighting, _ way: Way, _ initial: [ValueID], by source: some WaySource,
    _ order: Int, ownWay: Bool = false, isShortest: Bool = true
  ) {
    var (node, edge) = (sighting.head, sighting.rule)
    if ownWay || source.system.kept != always || initial != simulator.completed(way.launch) {
      (node, edge) = (-1 - Int32(routes.count), nil)
      let moves = way.rules.compactMap { source.system.move(of: $0) }
      routes.append(Route(initial: initial, moves: moves, isShortest: isShortest))
    }
    let observation = Observation(
      fact: fact, cost: base.reading.cost(sighting.weight), occurrences: sighting.occurrences, node: node, edge: edge)
    found.append((order, observation))
  }

  // MARK: Ways out

  /// Answers who can always end or leave; without a list, of all who are stuck here.
  ///
  /// - Returns: whether that is done; false where it is told to stop before.
  private mutating func answerExits(in solution: Solution, asked: Set<Question>?, _ watch: Watch) -> Bool {
    let reading = solution.reading
    guard let certain = reading.stuck(trusting: .whatMayBe, watch),
      let perhaps = reading.whoMayBeStuck(trusting: .whatIsSure, watch),
      let lasting = perhaps.isEmpty ? [] : reading.whoMayBeStuck(trusting: .whatStays, watch)
    else { return false }
    let least = Dictionary(certain.map { ($0.subject, $0.failure.weight) }, uniquingKeysWith: min)
    let doubted = perhaps.filter { least[$0.subject] == nil }
    let sooner = perhaps.filter { least[$0.subject].map { [weight = $0.failure.weight] in weight < $0 } ?? false }
    let groups = OrderedDictionary(grouping: certain + doubted) { Self.question(of: $0.fact) }
    for question in asked ?? [] {
      pending[question] = nil
      known[question] = nil
    }
    for case (let question?, let stuck) in groups where asked?.contains(question) ?? true {
      let isMeant = { (each: PushdownReading.Stuck) in Self.question(of: each.fact) == question }
      let (open, earlier) = (doubted.filter(isMeant), sooner.filter(isMeant))
      let isLasting = lasting.contains { isMeant($0) && least[$0.subject] == nil }
      let inTheWay = (open + earlier).lazy.compactMap { solution.reading.variable(inTheWayOf: $0.failure) }
      if let variable = inTheWay.first, !isLasting {
        if open.isEmpty { known[question] = (stuck, solution) }
        ask(question, solution.system.kept.union([variable]))
        continue
      }
      if !open.isEmpty { undecided += open.map(\.fact) }
      let told = stuck.filter { each in !open.contains { $0.subject == each.subject } }
      judge(told, question, in: solution, isSoonest: open.isEmpty && earlier.isEmpty)
    }
    return true
  }

  /// The question to which it is an answer that somebody is stuck; nil for what says nothing of that.
  private static func question(of fact: Fact) -> Question? {
    switch fact {
    case .trapped(let first, _): .leaving(first, isAtDeadEnd: false)
    case .endless(let task, _): .ending(task, isAtDeadEnd: false)
    case .trappedAtDeadEnd(let first, _): .leaving(first, isAtDeadEnd: true)
    case .endlessAtDeadEnd(let task, _): .ending(task, isAtDeadEnd: true)
    default: nil
    }
  }

  /// Adds who is surely stuck, if the ways there are real.
  private mutating func judge(
    _ stuck: [PushdownReading.Stuck], _ question: Question, in solution: Solution, isSoonest: Bool
  ) {
    var real: [(PushdownReading.Stuck, Sightings.Sighting, Way, [ValueID])] = []
    // Of several who are, as of a task at a root and of another run of it, the first to be so is told.
    for each in stuck.sorted(by: { $0.failure.weight < $1.failure.weight }) {
      guard let head = solution.reading.forward.rules.index(of: each.failure.head) else { continue }
      let rules = solution.reading.runs.witness(to: each.failure)?.rules ?? []
      let way = Way(rules: rules, launch: solution.reading.launch(of: rules) ?? [])
      let sighting = Sightings.Sighting(weight: each.failure.weight, head: Int32(head), rule: nil, occurrences: 1)
      switch check(way, shows: each.fact, at: sighting, by: solution) {
      case .needs(let variable): return ask(question, solution.system.kept.union([variable]))
      case .real(let initial, _):
        real.append((each, sighting, way, initial))
      }
    }
    for (each, sighting, way, initial) in real where !found.contains(where: { $0.observation.fact == each.fact }) {
      let order = places.count + found.count
      add(each.fact, sighting, way, initial, by: solution, order, ownWay: true, isShortest: isSoonest)
    }
  }

  /// Leaves the questions that need certain variables open; where it is told to stop, these are not in the way.
  private mutating func giveUp(on kept: Set<VariableID>, _ watch: Watch) {
    guard watch.goesOn(.facts) else { return }
    variablesInTheWay.formUnion(kept.subtracting(always))
    for question in pending.filter({ $0.value == kept }).map(\.key) {
      pending[question] = nil
      if known[question] == nil { undecided += facts(of: question) }
    }
  }

  private func facts(of question: Question) -> [Fact] {
    switch question {
    case .fact(let number): [base.system.facts[number]]
    case .ending(let task, isAtDeadEnd: false): [.endless(task, simulator.flow[task].entry)]
    case .leaving(let screen, isAtDeadEnd: false): [.trapped(first: screen, front: screen)]
    case .ending(let task, isAtDeadEnd: true): [.endlessAtDeadEnd(task, simulator.flow[task].entry)]
    case .leaving(let screen, isAtDeadEnd: true): [.trappedAtDeadEnd(first: screen, front: screen)]
    }
  }
}
