import FlowModel
import FlowSimulation
import Pushdown

/// What the systems of the tabs show, put together.
struct TabwiseFindings {
  /// How a fact can be shown.
  enum Way: Sendable {
    /// By a way of a reading to a head, both by number, and along one of its rules.
    case reading(Int, head: Int32, rule: Int32?)
    case route(Refinement.Route)
    /// By what the search has observed, by place.
    case search(Int)
  }

  /// A way to see a fact, and what is known of that.
  struct Shown: Sendable {
    let way: Way
    let cost: Cost
    /// What it costs at least.
    var least: Cost
    let occurrences: Int
    /// Whether no way is shorter, for certain.
    var isShortest: Bool
  }

  private let solution: TabwiseSolution
  /// The ways of the flow that were put together, for each system.
  private(set) var tabWays: [TabWays]
  /// What makes the tabs' stacks grow.
  var growth = TabwiseGrowth()
  /// The facts that are met.
  private var facts = Interner<Fact>()
  /// How each of them can be shown, by number; nil where it cannot.
  private(set) var shown: [Shown?] = []
  private(set) var undecided: [Fact] = []
  private var simulator: Simulator { solution.readings[0].system.simulator }

  init(_ solution: TabwiseSolution) {
    self.solution = solution
    tabWays = solution.tabWays
  }

  /// The observations, the cheapest first, each with its fact's number.
  var observations: [Observation] {
    let all = shown.indices.filter { shown[$0] != nil }
    // As they are wide, they are not made before it is known where they come.
    return ObservationLog.order(of: all.lazy.compactMap { shown[$0]?.cost }).compactMap { place in
      let number = all[place]
      return shown[number].map {
        Observation(
          fact: facts[UInt32(number)], cost: $0.cost, occurrences: $0.occurrences, node: Int32(number), edge: nil)
      }
    }
  }

  /// Whether everything is decided, and every way surely a shortest; where not, a search may know a shorter one, to what
  /// grows, too.
  var isCertain: Bool {
    undecided.isEmpty && shown.allSatisfy { $0?.isShortest ?? true } && growth.isCertain
  }

  // MARK: Facts

  /// So many facts whose ways need not be looked for are gone through between two looks at whether to go on.
  private static let factsBetweenLooks = 16

  /// Reads off what can occur; false where it is told to stop before it is done.
  mutating func readFacts(_ watch: Watch) -> Bool {
    var candidates = TabCandidates(solution.readings)
    facts = candidates.facts
    shown = Array(repeating: nil, count: candidates.count)
    let (costs, isDone) = costs(ofFirst: candidates, watch)
    let least = costs.indices.map { candidates[$0].first.map { cost($0.sighting.weight) } ?? .zero }
    guard isDone else {
      // What has been put together is known all the same.
      for fact in costs.indices where costs[fact] != nil {
        judge(fact, candidates[fact].prefix(1), costs[fact], least: least[fact])
      }
      return false
    }
    if !zip(costs, least).allSatisfy({ cost, least in cost.map { $0 <= least } ?? false }) {
      candidates = TabCandidates(solution.readings + solution.others(watch))
    }
    var searches = 0
    for fact in 0..<candidates.count {
      let made = tabWays.reduce(0) { $0 + $1.searches }
      guard fact % Self.factsBetweenLooks != 0 && made == searches || watch.goesOn(.facts) else { return false }
      searches = made
      judge(fact, candidates[fact], costs[fact], least: least[fact])
    }
    return readRounds(watch)
  }

  /// What the way to each fact costs that seems to be the cheapest, nil where it cannot be put together, for all tabs at
  /// once; and whether that was done to its end.
  private mutating func costs(ofFirst candidates: TabCandidates, _ watch: Watch) -> (costs: [Cost?], isDone: Bool) {
    let copy = self
    let found = watch.together(tabWays.count) { tab, watch in
      var (ways, costs) = (copy.tabWays[tab], [(fact: Int, cost: Cost?)]())
      var searches = 0
      for fact in 0..<candidates.count {
        if fact % Self.factsBetweenLooks == 0 || ways.searches != searches {
          searches = ways.searches
          let share = Double(fact) / Double(candidates.count)
          guard watch.goesOn(.facts, share: share) else { return (ways, costs, false) }
        }
        guard let first = candidates[fact].first, first.reading == tab else { continue }
        costs.append((fact, copy.cost(of: first, showing: candidates.facts[UInt32(fact)], &ways)))
      }
      return (ways, costs, true)
    }
    var costs = [Cost?](repeating: nil, count: candidates.count)
    for (tab, (ways, found, _)) in found.enumerated() {
      tabWays[tab] = ways
      for (fact, cost) in found { costs[fact] = cost }
    }
    return (costs, found.allSatisfy(\.2))
  }

  /// What the way to a fact costs that a candidate stands for; nil where it cannot be put together.
  private func cost(of candidate: TabCandidates.Candidate, showing fact: Fact, _ ways: inout TabWays) -> Cost? {
    let (head, rule) = (Int(candidate.sighting.head), candidate.sighting.rule.map(Int.init))
    guard candidate.reading >= solution.readings.count else { return ways.cost(to: head, along: rule, showing: fact) }
    let rules = solution.reading(candidate.reading).way(to: head, along: rule)
    return ways.cost(along: rules, showing: rule == nil ? nil : fact)
  }

  /// - Parameters:
  ///   - first: what the way costs that the solution's own readings take for the cheapest.
  ///   - least: what they say that it costs at least.
  private mutating func judge(
    _ number: Int, _ candidates: ArraySlice<TabCandidates.Candidate>, _ first: Cost?, least: Cost
  ) {
    let own = candidates.firstIndex { $0.reading < solution.readings.count }
    var best = first.flatMap { cost in own.map { (cost: cost, candidate: candidates[$0]) } }
    for (place, candidate) in zip(candidates.indices, candidates) where place != own {
      if let best, best.cost <= max(least, cost(candidate.sighting.weight)) { break }
      let system = solution.tab(ofReading: candidate.reading)
      guard let cost = cost(of: candidate, showing: facts[UInt32(number)], &tabWays[system]) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (cost, candidate) }
    }
    guard let best else {
      undecided.append(facts[UInt32(number)])
      return
    }
    let (candidate, sighting) = (best.candidate, best.candidate.sighting)
    add(
      number, best.cost, least: least, candidates.reduce(1) { max($0, $1.sighting.occurrences) },
      .reading(candidate.reading, head: sighting.head, rule: sighting.rule))
  }

  private func cost(_ weight: UInt64) -> Cost { solution.readings[0].cost(weight) }

  private mutating func add(_ fact: Fact, _ cost: Cost, least: Cost, _ occurrences: Int, _ way: Way) {
    add(number(of: fact), cost, least: least, occurrences, way)
  }

  private mutating func number(of fact: Fact) -> Int {
    let number = Int(facts.number(of: fact))
    if number == shown.count { shown.append(nil) }
    return number
  }

  private mutating func add(_ number: Int, _ cost: Cost, least: Cost, _ occurrences: Int, _ way: Way) {
    let least = min(least, shown[number]?.least ?? least)
    let isStuck = facts[UInt32(number)].isOfBeingStuck
    if var known = shown[number], known.cost <= cost {
      (known.least, known.isShortest) = (least, isShortest(isStuck, known.cost, least))
      shown[number] = known
      return
    }
    shown[number] = Shown(
      way: way, cost: cost, least: least, occurrences: occurrences, isShortest: isShortest(isStuck, cost, least))
  }

  /// Whether it is known how a fact comes about.
  private mutating func isKnown(_ fact: Fact) -> Bool { shown[number(of: fact)] != nil }

  /// Whether nothing cheaper can show a fact: what was cut off may; and who is stuck sooner than anybody surely is, may be stuck
  /// all the same.
  private func isShortest(_ isOfBeingStuck: Bool, _ cost: Cost, _ least: Cost) -> Bool {
    solution.isWhole && cost <= least && !isOfBeingStuck
  }

  // MARK: Arrivals

  /// Reads off what arrivals set off for ever, by what comes of one configuration for each head; false where it is told to stop.
  private mutating func readRounds(_ watch: Watch) -> Bool {
    guard simulator.hasArrivals else { return true }
    var open: Set<ActionID> = []
    for (index, reading) in solution.readings.enumerated() {
      open.formUnion(reading.system.exchange?.leavesOnArrival ?? [])
      for (head, weight, action) in reading.dueArrivals {
        guard watch.goesOn(.facts) else { return false }
        guard let way = tabWays[index].way(along: reading.way(to: head, along: nil)) else {
          open.insert(action)
          continue
        }
        let here = way.walk.configuration
        guard let (fact, isSure) = reading.system.reader.arrivalFact(of: here, offering: simulator.moves(in: here))
        else { continue }
        if isSure { add(fact, way.cost, least: cost(weight), 1, .route(way.route)) } else { open.insert(action) }
      }
    }
    // Where arrivals select tabs, a round may depend on what waits there.
    undecided += open.sorted().map { .loopsOnArrival($0, others: []) }.filter { !isKnown($0) }
    return true
  }

  // MARK: What can no longer occur

  /// Reads off tasks that can no longer end and layers that can no longer be left; false where it is told to stop, or something was
  /// cut off.
  ///
  /// - Parameter exits: what can be got out of again in each tab's system.
  mutating func readStuck(_ exits: [Exits], _ watch: Watch) -> Bool {
    guard let stuck = solution.stuckSubjects(exits, watch) else { return false }
    var doubted: [[Fact]] = []
    for (index, reading) in solution.readings.enumerated() {
      for each in stuck[index].certain {
        if let witness = reading.runs.witness(to: each.failure), let way = tabWays[index].way(along: witness.rules) {
          add(each.fact, way.cost, least: cost(witness.weight), 1, .route(way.route))
        } else {
          undecided.append(each.fact)
        }
      }
      doubted.append(stuck[index].doubted.map(\.fact))
    }
    if !doubted.allSatisfy(\.isEmpty) {
      for (index, reading) in solution.withSureReturns(watch).readings.enumerated() {
        let open = reading.doubted(besides: stuck[index].certain, trusting: .whatIsSure, watch)
        guard let open else { return false }
        doubted[index] = open.map(\.fact)
      }
    }
    undecided += doubted.joined()
    var seen: Set<Fact> = []
    undecided = undecided.filter { !isKnown($0) && seen.insert($0).inserted }
    return true
  }

  // MARK: A second opinion

  /// Takes over what a search has seen on shorter ways, or at all.
  mutating func compare(with search: Behaviour) {
    for (place, observation) in search.observations.enumerated() {
      // It goes by the cheapest ways first.
      let number = number(of: observation.fact)
      shown[number]?.least = observation.cost
      add(number, observation.cost, least: observation.cost, observation.occurrences, .search(place))
    }
    undecided = undecided.filter { !isKnown($0) }
    // As far as the search has seen everything, it has seen what is cheapest.
    for (number, each) in shown.enumerated() {
      guard let each, each.cost.taps <= search.bound,
        search.isComplete || !facts[UInt32(number)].isOfBeingStuck
      else { continue }
      shown[number]?.isShortest = true
    }
  }
}

extension PushdownReading {
  /// The heads at which an arrival is due, what the way there weighs, and the action that comes first.
  var dueArrivals: [(head: Int, weight: UInt64, action: ActionID)] {
    (0..<forward.rules.headCount).compactMap { index in
      guard system.isReady(forward.rules.head(index)), let first = forward.rules.rules(ofHead: index).first,
        let weight = runs.weight(ofHead: index),
        let move = system.move(of: forward.rules.rule(first).id), system.reader.trigger(of: move) == .arrival,
        let action = system.simulator.flow.action(of: move)
      else { return nil }
      return (index, weight, action.id)
    }
  }
}
