import FlowModel
import FlowSimulation
import OrderedCollections
import Pushdown

/// Decides what it can about a flow in which several tabs' stacks have no bound: each tab's stack
/// by itself (`TabSystems`).
///
/// What no tab's system shows cannot be. What one shows is put together with what the other tabs do meanwhile, in the simulator
/// (`TabWays`), and told if that can be found; a search, where it has seen the same on a shorter way, has the last word. The rest is
/// left open.
struct TabwiseEngine {
  private let simulator: Simulator
  private let systems: TabSystems

  /// Works the systems of the tabs off; nil where there are no tabs, it gives up or is told to stop.
  ///
  /// - Parameter steps: after so many steps of saturation it gives up.
  init?(_ simulator: Simulator, steps: Int = .max, watch: Watch = .none) {
    guard simulator.flow.roots.contains(where: { $0.tabs.count > 1 }) else { return nil }
    let kept = simulator.flow.variablesThatMatter
    guard simulator.flow.valuations(of: kept) <= Refinement.mostValuations,
      let systems = TabSystems(simulator, keeping: kept, steps: steps, watch)
    else { return nil }
    self.simulator = simulator
    self.systems = systems
  }

  /// Whether no single pushdown system can hold the tabs' stacks.
  var isNeeded: Bool { systems.tabsWithoutBound > 1 }

  /// Says what can occur; nil where it is told to stop before.
  ///
  /// - Parameter search: what a search has seen; it is asked where something is not certain.
  func explore(watch: Watch = .none, besides search: () -> Behaviour) -> Behaviour? {
    // What can be got out of again does not ask for ways, nor for what can occur.
    let shared = SharedWatch(watch, among: 2)
    let (read, exits) = Together.run {
      shared.doing(0) { readFacts($0) }
    } _: { [systems] in
      shared.doing(1) { systems.exits($0) }
    }
    guard case (let solution, var findings, let isDone)? = read else { return nil }
    let isWhole = isDone && exits.map { findings.readStuck($0, watch) } ?? false
    // It was looked for beside: who looks on may not have heard of it.
    _ = watch.goesOn(.growth)
    var seen: Behaviour?
    if !isWhole || !findings.isCertain {
      let behaviour = search()
      findings.compare(with: behaviour)
      seen = behaviour
    }
    var evidence = TabwiseEvidence(solution, findings, search: seen, isComplete: isWhole)
    evidence.judgeAll(watch, besides: search)
    return Behaviour(
      simulator: simulator, observations: findings.observations, isComplete: isWhole,
      bound: evidence.search?.bound ?? 0, undecided: isWhole ? findings.undecided : [], evidence: evidence)
  }

  /// Finds the shortest ways, and reads off what can occur, beside what grows; nil where it is told to stop before it has begun with
  /// that, and whether it was not told to stop then.
  private func readFacts(_ watch: Watch) -> (TabwiseSolution, TabwiseFindings, isDone: Bool)? {
    guard let solution = TabwiseSolution(systems, watch), watch.goesOn(.facts) else { return nil }
    var findings = TabwiseFindings(solution)
    let shared = SharedWatch(watch, among: 2)
    let (isDone, growth) = Together.run {
      shared.doing(0) { findings.readFacts($0) }
    } _: {
      shared.doing(1) { TabwiseGrowth(of: solution, $0) }
    }
    findings.growth = growth
    return (solution, findings, isDone)
  }

  /// Whether nobody is ever stuck in the way of a fact, in whichever tab: something that one
  /// system for all tabs may not tell.
  func clears(_ facts: [Fact], _ watch: Watch) -> [Fact] {
    guard !facts.isEmpty, watch.goesOn(.exits), let solution = TabwiseSolution(systems, watch), solution.isWhole else {
      return []
    }
    var open: [Fact] = []
    for reading in solution.withSureReturns(watch).readings {
      guard let stuck = reading.stuck(trusting: .whatIsSure, watch) else { return [] }
      open += stuck.map(\.fact)
    }
    return facts.filter { fact in fact.isOfBeingStuck && !open.contains { $0.isAkin(to: fact) } }
  }
}

extension Fact {
  /// Whether it says the same of the same task, or of a layer.
  fileprivate func isAkin(to other: Fact) -> Bool {
    switch (self, other) {
    case (.endless(let one, _), .endless(let another, _)): one == another
    case (.endlessAtDeadEnd(let one, _), .endlessAtDeadEnd(let another, _)): one == another
    case (.trapped, .trapped), (.trappedAtDeadEnd, .trappedAtDeadEnd): true
    default: false
    }
  }
}
