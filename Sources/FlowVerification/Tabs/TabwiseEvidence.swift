import Diagnostics
import FlowModel
import FlowSimulation
import Pushdown

/// What the exact engine goes by where each tab's stack is by itself.
struct TabwiseEvidence: Behaviour.Evidence {
  typealias Judgement = Behaviour.Judgement

  private(set) var solution: TabwiseSolution
  /// The same systems, with ways that guess less.
  let cautious: [PushdownReading]
  let ways: [TabwiseFindings.Way]
  /// The ways of the flow that were put together, for each system: the same beginnings are not looked for again.
  private(set) var tabWays: [TabWays]
  private(set) var search: Behaviour?
  let isComplete: Bool
  /// What the expectations of the flow have come to: a way that is looked for in vain takes long.
  private var judgements: [SourceRange: Judgement] = [:]

  init(_ solution: TabwiseSolution, _ findings: TabwiseFindings, search: Behaviour?, isComplete: Bool) {
    self.solution = solution
    self.search = search
    self.isComplete = isComplete
    cautious = findings.cautious
    ways = findings.ways
    tabWays = findings.tabWays
  }

  private var simulator: Simulator { solution.readings[0].system.simulator }

  func moved(to simulator: Simulator) -> any Behaviour.Evidence {
    var copy = self
    copy.solution = solution.moved(to: simulator)
    copy.tabWays = zip(tabWays, copy.solution.readings).map { $0.moved(to: $1, among: copy.solution.readings) }
    copy.search = search?.moved(to: simulator)
    return copy
  }

  func walk(to observation: Observation) -> Walk {
    switch ways[Int(observation.node)] {
    case .route(let route): return simulator.walk(along: route)
    case .search(let seen): return search?.evidence.walk(to: seen) ?? Walk(simulator)
    case .system(let index, let isCautious, let head, let rule):
      let reading = isCautious ? cautious[index] : solution.readings[index]
      var ways = tabWays[index]
      let rules = reading.way(to: Int(head), along: rule.map(Int.init))
      let way = ways.way(along: rules, showing: rule == nil ? nil : observation.fact)
      return way.map { simulator.walk(along: $0.route) } ?? Walk(simulator)
    }
  }

  // MARK: Growth

  func growths() -> [GrowingCycle] {
    var known: Set<[GrowingCycle.Growth]> = []
    return zip(solution.readings, tabWays).flatMap { PushdownGrowth($0, tabWays: $1).cycles() }
      .filter { known.insert($0.growths).inserted }
  }

  func isSure(ofGrowing kind: GrowingCycle.Kind) -> Bool {
    !solution.readings.contains { PushdownGrowth($0).mayGrow(kind) } || growths().contains { $0.kind == kind }
  }

  func judge(_ expectation: Expectation) -> Judgement { judgements[expectation.range] ?? answer(expectation) }

  /// Judges the expectations of the flow, as long as it is not told to stop.
  mutating func judgeAll(_ watch: Watch) {
    for expectation in simulator.flow.expectations where expectation.device.map({ $0 == simulator.device }) ?? true {
      guard watch.goesOn(.expectation(expectation.displayName)) else { return }
      judgements[expectation.range] = answer(expectation)
    }
  }

  private func answer(_ expectation: Expectation) -> Judgement {
    let judgement = TabwiseJudge(self, expectation).judge()
    guard case .bounded = judgement.verdict, let search else { return judgement }
    // What neither the systems nor their ways decide, the search may have seen.
    return search.evidence.judge(expectation)
  }
}
