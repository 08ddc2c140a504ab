import Diagnostics
import FlowModel
import FlowSimulation
import OrderedCollections
import Pushdown

/// What the exact engine goes by where a flow has too many variables to keep them all: a coarse system,
/// and ways found in finer ones.
struct RefinedEvidence: Behaviour.Evidence {
  typealias Judgement = Behaviour.Judgement

  private(set) var base: Solution
  let routes: [Refinement.Route]
  /// What grows; nil where that was not looked for to its end.
  private var growth: RefinedGrowth?
  let steps: Int

  init(base: Solution, routes: [Refinement.Route], growth: RefinedGrowth?, steps: Int) {
    self.base = base
    self.routes = routes
    self.growth = growth
    self.steps = steps
  }

  private var simulator: Simulator { base.system.simulator }

  var size: Int { base.reading.forward.rules.headCount }

  func walk(to observation: Observation) -> Walk {
    guard observation.node < 0 else {
      return base.reading.walk(to: Int(observation.node), along: observation.edge.map(Int.init))
    }
    let route = routes[-1 - Int(observation.node)]
    var walk = simulator.walk(along: route)
    walk.isShortest = walk.isShortest && route.isShortest
    return walk
  }

  func moved(to simulator: Simulator) -> any Behaviour.Evidence {
    var copy = self
    copy.base = base.moved(to: simulator)
    copy.growth = growth?.moved(to: simulator)
    return copy
  }

  func growths(_ watch: Watch) -> [GrowingCycle] {
    (growth?.cycles ?? PushdownGrowth(base.reading).cycles(watch)).map(\.withoutClaim)
  }

  func growths(_ watch: Watch, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle] {
    let found = (growth?.readings ?? [base.reading]).flatMap { PushdownGrowth($0).cycles(watch, where: isWanted) }
    // A finer system shows what a coarse one does as well.
    return OrderedDictionary(found.map { ($0.growths, $0) }) { first, _ in first }.values.map(\.withoutClaim)
  }

  func isSure(ofGrowing kind: GrowingCycle.Kind) -> Bool { growth?.sureKinds.contains(kind) ?? false }

  /// Judges an expectation with the variables that it names, and then those that it turns on, as long as there is room.
  func judge(_ expectation: Expectation, _ watch: Watch) -> Judgement? {
    let coarse = CoarseRules(base)
    var kept = base.system.kept.union(expectation.variables)
    if case .reachable = expectation.kind { kept.formUnion(simulator.flow.openVariables) }
    while simulator.flow.valuations(of: kept) <= Refinement.mostValuations,
      let solution = Solution(refining: coarse, keeping: kept, steps: steps, watch), solution.isWhole
    {
      switch PushdownEvidence(reading: solution.reading, isComplete: true).answer(expectation, watch) {
      case nil: return nil
      case .judgement(let judgement): return judgement
      case .needs(let variable):
        guard kept.insert(variable).inserted else { return undecided(kept) }
      }
    }
    return watch.goesOn(.reach) ? undecided(kept) : nil
  }

  func leavesOpen(_ watch: Watch) -> Bool {
    simulator.ownExpectations.contains { expectation in
      if case .bounded = judge(expectation, watch)?.verdict { true } else { false }
    }
  }

  private func undecided(_ kept: Set<VariableID>) -> Judgement {
    Judgement(
      verdict: .bounded(0), walk: nil, variablesInTheWay: kept.subtracting(base.system.kept).sorted())
  }
}

extension Simulator {
  /// The expectations of the flow that are meant for its device.
  var ownExpectations: [Expectation] { flow.expectations.filter { $0.device == nil || $0.device == device } }

  /// The walk along a way, as far as it is offered.
  func walk(along route: Refinement.Route) -> Walk {
    var walk = Walk(self, from: route.initial)
    for move in route.moves {
      guard isOffered(move, in: walk.configuration) else { break }
      walk.take(move)
    }
    return walk
  }
}
