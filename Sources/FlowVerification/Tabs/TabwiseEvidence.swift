import Diagnostics
import FlowModel
import FlowSimulation
import Pushdown

/// What the exact engine goes by where each tab's stack is by itself.
struct TabwiseEvidence: Behaviour.Evidence {
  typealias Judgement = Behaviour.Judgement

  private(set) var solution: TabwiseSolution
  /// How each fact can be shown, by number.
  private let shown: [TabwiseFindings.Shown?]
  /// The ways of the flow that were put together, for each system: the same beginnings are not looked for again.
  private(set) var tabWays: [TabWays]
  private(set) var search: Behaviour?
  let isComplete: Bool
  private var cycles: [GrowingCycle]
  private let sureKinds: Set<GrowingCycle.Kind>
  /// What the expectations of the flow have come to: a way that is looked for in vain takes long.
  private var judgements: [SourceRange: Judgement] = [:]

  init(_ solution: TabwiseSolution, _ findings: TabwiseFindings, search: Behaviour?, isComplete: Bool) {
    self.solution = solution
    self.search = search
    self.isComplete = isComplete
    shown = findings.shown
    tabWays = findings.tabWays
    cycles = findings.growth.cycles
    sureKinds = findings.growth.sureKinds
  }

  private var simulator: Simulator { solution.readings[0].system.simulator }

  func moved(to simulator: Simulator) -> any Behaviour.Evidence {
    var copy = self
    copy.solution = solution.moved(to: simulator)
    copy.tabWays = tabWays.indices.map { tabWays[$0].moved(to: $0, of: copy.solution.readings) }
    copy.search = search?.moved(to: simulator)
    copy.cycles = cycles.map { $0.moved(to: simulator) }
    return copy
  }

  var size: Int { solution.readings.reduce(0) { $0 + $1.forward.rules.headCount } }

  func walk(to observation: Observation) -> Walk {
    guard let shown = shown[Int(observation.node)] else { return Walk(simulator) }
    var walk = walk(along: shown.way, to: observation)
    walk.isShortest = shown.isShortest
    return walk
  }

  private func walk(along way: TabwiseFindings.Way, to observation: Observation) -> Walk {
    switch way {
    case .route(let route): return simulator.walk(along: route)
    case .search(let place): return search.map { $0.walk(to: $0.observations[place]) } ?? Walk(simulator)
    case .reading(let number, let head, let rule):
      let reading = solution.reading(number)
      var ways = tabWays[solution.tab(ofReading: number)]
      let rules = reading.way(to: Int(head), along: rule.map(Int.init))
      let way = ways.way(along: rules, showing: rule == nil ? nil : observation.fact)
      return way?.walk ?? Walk(simulator)
    }
  }

  func growths(_ watch: Watch) -> [GrowingCycle] {
    (search.map { cycles.merged(with: $0, leavingOpen: openGrowths, watch) } ?? cycles).map(\.withoutClaim)
  }

  func growths(_ watch: Watch, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle] {
    tabWays.indices.flatMap { place in
      PushdownGrowth(solution.readings[place], solution.growths[place], tabWays: tabWays[place])
        .cycles(watch, where: isWanted)
    }.map(\.withoutClaim)
  }

  func isSure(ofGrowing kind: GrowingCycle.Kind) -> Bool { sureKinds.contains(kind) }

  // MARK: Expectations

  func leavesOpen(_ watch: Watch) -> Bool {
    judgements.values.contains { if case .bounded = $0.verdict { true } else { false } }
  }

  func judge(_ expectation: Expectation, _ watch: Watch) -> Judgement? {
    if let judgement = judgements[expectation.range] { return judgement }
    guard let judgement = TabwiseJudge(self, expectation, watch).judge() else { return nil }
    return search.map { judgement.compared(with: $0, on: expectation) } ?? judgement
  }

  /// Judges the expectations of the flow, as long as it is not told to stop.
  ///
  /// - Parameter ask: what a search has seen; it is asked where something is not certain, once.
  mutating func judgeAll(_ watch: Watch, besides ask: () -> Behaviour) {
    for expectation in simulator.ownExpectations {
      let work = Watch.Work.expectation(expectation.displayName)
      guard watch.goesOn(work), let judgement = TabwiseJudge(self, expectation, watch.telling(work)).judge() else {
        return
      }
      if !judgement.isCertain { search = search ?? ask() }
      judgements[expectation.range] = search.map { judgement.compared(with: $0, on: expectation) } ?? judgement
    }
  }
}

extension Behaviour.Judgement {
  /// Whether it is decided, and shown by what is surely a shortest way.
  fileprivate var isCertain: Bool {
    if case .bounded = verdict { return false }
    return walk?.isShortest ?? true
  }

  /// The same, or what a search says where that is more, or shows it on a shorter way.
  fileprivate func compared(with search: Behaviour, on expectation: Expectation) -> Behaviour.Judgement {
    guard !isCertain else { return self }
    let other = search.judge(expectation)
    if case .bounded = verdict { return other }
    if let walk, other.verdict == verdict, let shown = other.walk, shown.cost < walk.cost { return other }
    if case .canReach = expectation.kind, !search.isComplete { return self }
    var copy = self
    copy.walk?.isShortest = walk.map { $0.cost.taps <= search.bound } ?? true
    return copy
  }
}
