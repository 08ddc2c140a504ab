import FlowModel
import FlowSimulation
import OrderedCollections
import Pushdown

/// What makes the stacks of a saturated system grow without bound, in the terms of its flow.
///
/// A frame of the automaton that stands above itself is a cycle; whether it grows layers or only screens is told
/// by what its frames were entered with. Of cycles that can grow the same, one is told: one without entries
/// before one with, the nearest first. Symbols count what is beneath them as far as the flow can, so a cycle of
/// frames begins late; its walk is cut where moves of its own turn have gone once around already, and its turn is
/// begun where it can be soonest.
struct PushdownGrowth {
  /// So many cycles of a component are compared before the shortest is told.
  static let most = 32
  /// So many are tried for one that is wanted.
  private static let mostWanted = 512
  /// So many with a shorter turn are tried besides: counted from where symbols no longer differ, they
  /// begin later than they need to.
  private static let mostBesides = 3
  /// The same costs as everywhere, entries first: what is free of them is free of them by some way.
  private static let entriesFirst = WeightLayout(bits: [14, 30, 14])

  let reading: PushdownReading
  /// Which of its frames stand above themselves, where that is known.
  private let known: Growth?
  private let pump: Pump
  private lazy var soonest = SoonestTurn(reading, pump)
  private var walks: WayWalks
  /// What has been told.
  private var told: [GrowingCycle] = []
  /// Whether to look at what was not told, and that.
  private var asksForGaps = false
  private var gaps: [Gap] = []
  /// The places there of what grows, and of turns by what their rules make of symbols, whatever
  /// the values of the variables.
  private var placesOfGrowths = Memo<[GrowingCycle.Growth], Int>()
  private var placesOfTurns = Memo<[UInt32], Int>()
  var forward: ForwardSaturation { reading.forward }

  init(_ reading: PushdownReading, _ known: Growth? = nil, tabWays: TabWays? = nil) {
    self.reading = reading
    self.known = known
    walks = WayWalks(reading, tabWays)
    pump = Pump(reading.system.simulator, reading.system.interest)
  }

  /// A cycle for each component of what grows, without repetition; those that were found where it is told to stop.
  ///
  /// - Parameter isWanted: where that which would be told is not, another is looked for among the cycles through all that
  ///   grows there.
  func cycles(_ watch: Watch, where isWanted: (GrowingCycle) -> Bool = { _ in true }) -> [GrowingCycle] {
    var copy = self
    copy.tellAll(watch, isWanted)
    return copy.told.filter(isWanted)
  }

  private mutating func tellAll(_ watch: Watch, _ isWanted: (GrowingCycle) -> Bool) {
    let growth = growth
    guard !growth.isBounded, let (parts, runs) = parts(of: growth, watch) else { return }
    tell(parts, runs, watch, isWanted)
  }

  /// Which frames stand above themselves.
  private var growth: Growth { known ?? Growth(of: forward) }

  /// What grows, by whichever way of the system, and the ways with as few entries as can be; nil where it is told to stop before
  /// those are known.
  private func parts(of all: Growth, _ watch: Watch) -> (parts: [Part], runs: ShortestRuns)? {
    let entries = FlowPushdown.layout.mask(of: 1)
    let mayEnter = (0..<forward.rules.ruleCount).contains { forward.rules.rule($0).weight & entries != 0 }
    guard let runs = mayEnter ? runsWithFewestEntries(watch) : reading.runs else { return nil }
    let isFree = { (edge: Int) in
      mayEnter ? runs.weight(ofEdge: edge).map { $0 & Self.entriesFirst.mask(of: 0) == 0 } ?? false : true
    }
    let free = mayEnter ? Growth(of: forward, over: isFree) : all
    // Where nothing may enter, every edge is free.
    let isFreeEdge = mayEnter ? Set(free.growingEdges) : []
    let growsLayers = free.growingEdges.contains(where: beginsLayer)
    let stacks = growsLayers ? Growth(of: forward) { isFree($0) && !beginsLayer($0) } : free
    let others = (mayEnter ? components(of: all) : []).filter { edges in
      edges.contains(where: beginsLayer) && !edges.contains { isFreeEdge.contains($0) && beginsLayer($0) }
    }
    let layers = (growsLayers ? components(of: free) : []).filter { $0.contains(where: beginsLayer) }
    let parts = [
      Part(kind: .stack, growth: stacks, components: components(of: stacks), needsEntry: false),
      Part(kind: .layers, growth: free, components: layers, needsEntry: false),
      Part(kind: .layers, growth: all, components: others, needsEntry: true),
    ]
    return (parts, runs)
  }

  /// Some of what grows, and whether it takes entries to go round.
  private struct Part {
    let kind: GrowingCycle.Kind
    let growth: Growth
    let components: [[Int]]
    let needsEntry: Bool
  }

  private func runsWithFewestEntries(_ watch: Watch) -> ShortestRuns? {
    var runs = ShortestRuns(of: forward, layout: Self.entriesFirst) { rule in
      let costs = FlowPushdown.layout.costs(of: rule.weight)
      return Self.entriesFirst.packed([costs[1], costs[0], costs[2]]) ?? Self.entriesFirst.guards
    }
    return runs.run(watch) ? runs : nil
  }

  /// The growing edges, those together that are on cycles of one component, the nearest to the launch first.
  private func components(of growth: Growth) -> [[Int]] {
    let edges = growth.growingEdges.map { (distance: distance(to: $0), edge: $0) }.sorted(by: <).map(\.edge)
    return Array(OrderedDictionary(grouping: edges) { growth.component(of: $0) }.values)
  }

  private func distance(to edge: Int) -> UInt64 {
    reading.runs.weight(ofFrame: forward.edge(edge).below) ?? .max
  }

  private mutating func tell(
    _ parts: [Part], _ runs: ShortestRuns, _ watch: Watch, _ isWanted: (GrowingCycle) -> Bool
  ) {
    let count = parts.reduce(0) { $0 + $1.components.count }
    var done = 0
    for part in parts {
      var search = CycleSearch(part.growth, runs: runs)
      for edges in part.components {
        guard watch.goesOn(.growth, share: Double(done) / Double(count)) else { return }
        let place = tell(edges, &search, runs, part.needsEntry)
        if place == nil, asksForGaps { gaps.append(gap(part.kind, edges, &search, runs)) }
        if let place, !isWanted(told[place]) {
          tellOther(edges, &search, runs, part.needsEntry, watch, where: isWanted)
        }
        done += 1
      }
    }
  }

  /// Tells the shortest of some cycles of a component that grow what the component grows, unless one
  /// that grows the same is told; the place of what is.
  private mutating func tell(
    _ edges: [Int], _ search: inout CycleSearch, _ runs: ShortestRuns, _ needsEntry: Bool
  ) -> Int? {
    let asked = asked(of: edges)
    let cycles = asked.prefix(Self.most).map { search.cycle(through: $0) }
    let turns = cycles.map { cycle in cycle.reduce(0) { Self.sum($0, cost(of: $1, runs)) } }
    let costs = zip(cycles, turns).map { cycle, turn in Self.sum(distance(to: cycle[cycle.count - 1]), turn) }
    let screens = Set(asked.flatMap { self.screens(of: $0) })
    // One that was cheaper may have been a cycle all the same, by another way of the flow.
    var isSure = true
    var best: (cycle: GrowingCycle, turn: UInt64, templates: [UInt32])?
    var tried = 0
    for place in cycles.indices.sorted(by: { (costs[$0], $0) < (costs[$1], $1) }) {
      guard let turn = runs.steps(along: cycles[place])?.rules else { continue }
      let templates = turn.map { reading.system.meanings[Int($0)].template }
      // From wherever the same moves go round, that has been tried for what is told, which is sure where every way is real.
      if best == nil, let place = placesOfTurns[templates], hasOnlyRealWays || told[place].walk.isShortest {
        told[place].absorb(screens)
        return place
      }
      if let best {
        guard turns[place] < best.turn else { continue }
        tried += 1
        guard tried <= Self.mostBesides else { break }
      }
      let base = forward.edge(cycles[place][cycles[place].count - 1]).below
      guard let cycle = cycle(from: base, around: turn, needsEntry, screens) else {
        isSure = hasOnlyRealWays
        continue
      }
      if best.map({ cycle.walk.cost < $0.cycle.walk.cost }) ?? true { best = (cycle, turns[place], templates) }
    }
    guard var told = best else { return nil }
    told.cycle.walk.isShortest = told.cycle.walk.isShortest && isSure
    let place = add(told.cycle)
    placesOfTurns.keep(place, for: told.templates)
    return place
  }

  /// Tells the first wanted of the cycles through all that a component grows, each turn once.
  private mutating func tellOther(
    _ edges: [Int], _ search: inout CycleSearch, _ runs: ShortestRuns, _ needsEntry: Bool, _ watch: Watch,
    where isWanted: (GrowingCycle) -> Bool
  ) {
    var tried: Set<[UInt32]> = []
    for edge in edges.prefix(Self.mostWanted) where watch.goesOn(.growth) {
      let around = search.cycle(through: edge)
      guard let turn = runs.steps(along: around)?.rules, let last = around.last,
        tried.insert(turn.map { reading.system.meanings[Int($0)].template }).inserted,
        let cycle = cycle(from: forward.edge(last).below, around: turn, needsEntry, []), isWanted(cycle)
      else { continue }
      _ = add(cycle)
      return
    }
  }

  /// Whether every way of the system is one of the flow: all values that matter are known, and nothing
  /// has to happen in other tabs.
  private var hasOnlyRealWays: Bool { reading.system.doubts.isEmpty && !reading.system.isAlone }

  /// Tells a cycle, unless one that grows the same is told and costs no more; the place of what is told.
  private mutating func add(_ cycle: GrowingCycle) -> Int {
    if let place = placesOfGrowths[cycle.growths] {
      told[place] = told[place].merged(with: cycle)
      return place
    }
    placesOfGrowths.keep(told.count, for: cycle.growths)
    told.append(cycle)
    return told.count - 1
  }

  /// What an edge costs in taps, then in actions of the system.
  private func cost(of edge: Int, _ runs: ShortestRuns) -> UInt64 {
    guard let weight = runs.weight(ofEdge: edge) else { return .max }
    guard runs.layout == Self.entriesFirst else { return weight }
    let costs = Self.entriesFirst.costs(of: weight)
    return FlowPushdown.layout.packed([costs[1], costs[0], costs[2]]) ?? .max
  }

  /// Both costs together; what has none to tell has none together with others either.
  private static func sum(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (sum, isOver) = a.addingReportingOverflow(b)
    return isOver ? .max : sum
  }

  /// The cycle that the rules of a turn, taken from a frame, stand for; nil where the flow does not go
  /// along, as far as can be tried.
  private mutating func cycle(
    from frame: Int, around turn: [UInt32], _ needsEntry: Bool, _ screens: Set<ScreenID>
  ) -> GrowingCycle? {
    guard let way = reading.runs.witness(toFrame: frame), let (walk, moves) = walks.walk(along: way.rules, around: turn)
    else { return nil }
    // A walk that the flow does not go along to its end may not be once around, whatever it has gone around before.
    guard let long = GrowingCycle(walk, turn: moves, needsEntry: needsEntry, besides: screens) else { return nil }
    let own = Set(walk.transitions.suffix(moves).compactMap(\.move))
    let isMeant = { (turn: [Move]) in own.isSuperset(of: turn) && (needsEntry || !pump.needsEntry(turn)) }
    guard let short = pump.firstTurn(on: walk, where: isMeant),
      let cycle = GrowingCycle(short.walk, turn: short.turn.count, needsEntry: needsEntry, besides: screens),
      cycle.kind == long.kind
    else { return hasOnlyRealWays ? long : nil }
    return begunSooner(cycle) ?? cycle
  }

  /// The same cycle, its turn begun where that takes fewer taps; nil where no such place was found.
  private mutating func begunSooner(_ cycle: GrowingCycle) -> GrowingCycle? {
    // Put aside, as making walks changes what is known of other tabs.
    let soonest = soonest
    let sooner = soonest.walk(around: cycle) { walks.walk(along: $0) }
      .flatMap { GrowingCycle($0, turn: cycle.turn, needsEntry: cycle.needsEntry, besides: cycle.screens) }
    return sooner?.kind == cycle.kind ? sooner : nil
  }

  /// The cycles, and the kinds of what grows; what was found where it is told to stop.
  func findings(_ watch: Watch) -> Findings {
    let growth = growth
    guard !growth.isBounded else { return Findings(cycles: [], kinds: []) }
    guard let (parts, runs) = parts(of: growth, watch) else {
      return Findings(cycles: [], kinds: Set(GrowingCycle.Kind.allCases))
    }
    var copy = self
    copy.tell(parts, runs, watch) { _ in true }
    return Findings(cycles: copy.told, kinds: Set(parts.filter { !$0.components.isEmpty }.map(\.kind)))
  }

  /// The cycles, and where something may grow though none of them does; what was found where it is told to stop.
  func cyclesAndGaps(_ watch: Watch) -> (cycles: [GrowingCycle], gaps: [Gap]) {
    var copy = self
    copy.asksForGaps = true
    copy.tellAll(watch) { _ in true }
    return (copy.told, copy.gaps)
  }

  // MARK: Screens

  /// Of the edges of a component those by which layers come, if any do.
  func asked(of edges: [Int]) -> [Int] {
    // A closure, not the method's name: that would copy all that is read.
    let layers = edges.filter { beginsLayer($0) }
    return layers.isEmpty ? edges : layers
  }

  /// Whether an edge stands for a layer over what is beneath, not for a screen on its stack.
  private func beginsLayer(_ edge: Int) -> Bool {
    guard let entry = forward.entry(ofFrame: forward.edge(edge).frame), entry.symbol != FlowPushdown.nothing else {
      return false
    }
    let place = reading.system[symbol: entry.symbol].place
    return place.layer != nil && place.index == 0
  }

  /// The screen that an edge puts on, and the one beneath it.
  func screens(of edge: Int) -> [ScreenID] {
    let symbols = [forward.entry(ofFrame: forward.edge(edge).frame)?.symbol, forward.edge(edge).symbol]
    return symbols.compactMap { $0 }.filter { $0 != FlowPushdown.nothing && $0 != Rule.noSymbol }
      .map { reading.system[symbol: $0].instance.screen }
  }
}
