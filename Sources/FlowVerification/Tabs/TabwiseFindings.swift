import FlowModel
import FlowSimulation
import OrderedCollections
import Pushdown

/// What the systems of the tabs show, put together.
struct TabwiseFindings {
  /// How an observation can be shown.
  enum Way: Sendable {
    /// By a way of a reading to a head, both by number, and along one of its rules.
    case reading(Int, head: Int32, rule: Int32?)
    case route(Refinement.Route)
    case search(Observation)
  }

  /// A way, and whether none is shorter, for certain.
  struct Shown: Sendable {
    let way: Way
    var isShortest: Bool
  }

  /// A fact that is known, and what it costs at least.
  private struct Known {
    var observation: Observation
    var least: Cost
  }

  private let solution: TabwiseSolution
  /// The ways of the flow that were put together, for each system.
  private(set) var tabWays: [TabWays]
  private(set) var ways: [Shown] = []
  /// What makes the tabs' stacks grow.
  private(set) var growths: [GrowingCycle] = []
  /// Of what it is known whether it grows.
  private(set) var sureKinds: Set<GrowingCycle.Kind> = []
  /// The facts that are met, by number, and what is known of them.
  private var facts = Interner<Fact>()
  private var known: [Known?] = []
  private(set) var undecided: [Fact] = []
  private var simulator: Simulator { solution.readings[0].system.simulator }

  init(_ solution: TabwiseSolution) {
    self.solution = solution
    tabWays = solution.readings.map { TabWays($0, among: solution.readings) }
  }

  /// The observations, the cheapest first.
  var observations: [Observation] {
    let all = known.compactMap { $0?.observation }
    return ObservationLog.order(of: all.map(\.cost)).map { all[$0] }
  }

  /// Whether everything is decided, and every way surely a shortest; where not, a search may know a shorter one, to what
  /// grows, too.
  var isCertain: Bool {
    undecided.isEmpty && known.allSatisfy { $0.map { ways[Int($0.observation.node)].isShortest } ?? true }
      && growths.allSatisfy(\.walk.isShortest) && sureKinds == [.stack, .layers]
  }

  // MARK: Facts

  /// Reads off what can occur; false where it is told to stop before it is done.
  mutating func readFacts(_ watch: Watch) -> Bool {
    var candidates = TabCandidates(solution.readings)
    facts = candidates.facts
    known = Array(repeating: nil, count: candidates.count)
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
    for fact in 0..<candidates.count {
      guard watch.goesOn(.facts) else { return false }
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
      for fact in 0..<candidates.count {
        guard let first = candidates[fact].first, first.reading == tab else { continue }
        guard watch.goesOn(.facts, share: Double(fact) / Double(candidates.count)) else { return (ways, costs, false) }
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
    let fact = facts[UInt32(number)]
    let own = candidates.firstIndex { $0.reading < solution.readings.count }
    var best = first.flatMap { cost in own.map { (cost: cost, candidate: candidates[$0]) } }
    for (place, candidate) in zip(candidates.indices, candidates) where place != own {
      if let best, best.cost <= max(least, cost(candidate.sighting.weight)) { break }
      let system = solution.tab(ofReading: candidate.reading)
      guard let cost = cost(of: candidate, showing: fact, &tabWays[system]) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (cost, candidate) }
    }
    guard let best else {
      undecided.append(fact)
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
    if number == known.count { known.append(nil) }
    return number
  }

  private mutating func add(_ number: Int, _ cost: Cost, least: Cost, _ occurrences: Int, _ way: Way) {
    let fact = facts[UInt32(number)]
    let least = min(least, known[number]?.least ?? least)
    known[number]?.least = least
    if let old = known[number]?.observation, old.cost <= cost {
      ways[Int(old.node)].isShortest = isShortest(fact, old.cost, least)
      return
    }
    let observation = Observation(
      fact: fact, cost: cost, occurrences: occurrences, node: Int32(ways.count), edge: nil)
    ways.append(Shown(way: way, isShortest: isShortest(fact, cost, least)))
    known[number] = Known(observation: observation, least: least)
  }

  /// Whether it is known how a fact comes about.
  private mutating func isKnown(_ fact: Fact) -> Bool { known[number(of: fact)] != nil }

  /// Whether nothing cheaper can show a fact: what was cut off may; and who is stuck sooner than anybody surely is, may be stuck
  /// all the same.
  private func isShortest(_ fact: Fact, _ cost: Cost, _ least: Cost) -> Bool {
    solution.isWhole && cost <= least && !fact.isOfBeingStuck
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
        let here = simulator.walk(along: way.route).configuration
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

  /// Reads off tasks that can no longer end and layers that can no longer be left; false where it is told to stop.
  ///
  /// - Parameter stuck: who is stuck in each tab's system, and who else may be.
  mutating func readStuck(_ stuck: [PushdownReading.StuckSubjects], _ watch: Watch) -> Bool {
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

  // MARK: Growth

  /// Reads off what makes the tabs' stacks grow, as far as it can be put together, and unless it is told to stop.
  mutating func readGrowths(_ watch: Watch) {
    let watch = watch.telling(.growth)
    guard watch.goesOn(.growth) else { return }
    var merged: OrderedDictionary<[GrowingCycle.Growth], GrowingCycle> = [:]
    let (readings, tabWays) = (solution.readings, tabWays)
    let found = watch.together(readings.count) { place, watch in
      PushdownGrowth(readings[place], tabWays: tabWays[place]).cyclesAndKinds(watch)
    }
    for cycle in found.flatMap(\.cycles) {
      merged[cycle.growths] = merged[cycle.growths]?.merged(with: cycle) ?? cycle
    }
    growths = merged.values.map { solution.isWhole ? $0 : $0.unsure }
    let open = found.reduce(into: Set()) { $0.formUnion($1.kinds) }
    sureKinds = Set(growths.map(\.kind)).union(Set(GrowingCycle.Kind.allCases).subtracting(open))
  }

  // MARK: A second opinion

  /// Takes over what a search has seen on shorter ways, or at all.
  mutating func compare(with search: Behaviour) {
    for observation in search.observations {
      // It goes by the cheapest ways first.
      let number = number(of: observation.fact)
      known[number]?.least = observation.cost
      add(number, observation.cost, least: observation.cost, observation.occurrences, .search(observation))
    }
    undecided = undecided.filter { !isKnown($0) }
    // As far as the search has seen everything, it has seen what is cheapest.
    for observation in known.compactMap(\.?.observation)
    where observation.cost.taps <= search.bound && (search.isComplete || !observation.fact.isOfBeingStuck) {
      ways[Int(observation.node)].isShortest = true
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
