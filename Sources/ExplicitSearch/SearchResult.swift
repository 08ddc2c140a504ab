import Diagnostics
import FlowModel
import FlowSimulation
import Support
import Verification

/// The result of a search: the configurations that it has explored.
package struct SearchResult: VerificationResult.EngineResult {
  package typealias Judgement = VerificationResult.Judgement

  package let simulator: Simulator
  package let graph: SearchGraph
  package let isComplete: Bool
  package let bound: Int

  private var verdictWithoutViolation: Verdict { isComplete ? .proved : .bounded(bound) }

  package func moved(to simulator: Simulator) -> any VerificationResult.EngineResult {
    SearchResult(simulator: simulator, graph: graph, isComplete: isComplete, bound: bound)
  }

  package var size: Int { graph.nodes.count }

  package func walk(to observation: Observation) -> Walk {
    guard let witness = observation.witness else { return Walk(simulator) }
    var walk = walk(to: witness.configuration, then: witness.transition)
    walk.isShortest = walk.isShortest && (isComplete || !observation.fact.isStuckFact)
    return walk
  }

  package func growths(_ watch: ProgressMonitor) -> [GrowingCycle] {
    // Only the first path to each configuration is known, so a cycle may begin sooner.
    isComplete ? [] : SearchGrowth(graph, simulator).cycles(watch).map(\.withoutClaim)
  }

  package func growths(_ watch: ProgressMonitor, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle] {
    isComplete ? [] : SearchGrowth(graph, simulator).cycles(watch, where: isWanted).map(\.withoutClaim)
  }

  /// Returns a cycle of a kind in which some screens cover each other; nil if none is found near the launch.
  package func growth(
    of kind: GrowingCycle.Kind, among screens: Set<ScreenID>, _ watch: ProgressMonitor
  ) -> GrowingCycle? {
    SearchGrowth(graph, simulator).cycle(kind, among: screens, watch)
  }

  package func judge(_ expectation: Expectation) -> Judgement {
    switch expectation.kind {
    case .never(let pattern):
      guard let match = first(where: { simulator.holds(pattern, in: $0) }) else {
        return Judgement(verdict: verdictWithoutViolation, walk: nil)
      }
      return Judgement(verdict: .violated, walk: walk(to: match, then: nil))
    case .reachable(let pattern, let taps): return judgeReachable(pattern, within: taps)
    case .canReach(let from, let to, let worstCase): return judgeCanReach(from, to, worstCase: worstCase)
    }
  }

  /// Returns the walk along the path to a configuration, and one move further.
  private func walk(to node: Int32, then edge: Int32?) -> Walk {
    let (launch, moves) = graph.path(to: node)
    var walk = Walk(simulator, from: graph.nodes[Int(launch)].configuration.state)
    for move in moves { walk.take(move) }
    if let edge { walk.take(graph.edges[Int(edge)].move) }
    // Everything within the bound was explored, so a trace with one more tap is shortest.
    walk.isShortest = isComplete || walk.cost.taps <= bound + 1
    return walk
  }

  /// Returns the cheapest configuration that meets a condition.
  private func first(where isRelevant: (Configuration) -> Bool) -> Int32? {
    graph.nodes.indices.filter { isRelevant(graph.nodes[$0].configuration) }
      .min { (graph.nodes[$0].cost, $0) < (graph.nodes[$1].cost, $1) }.map { Int32($0) }
  }

  /// Judges whether a pattern is reachable from every choice of initial values.
  private func judgeReachable(_ pattern: Pattern, within taps: Int?) -> Judgement {
    let isMatch = graph.nodes.map { simulator.holds(pattern, in: $0.configuration) }
    let outgoing = outgoingEdges()
    for launch in graph.launches {
      let found = distance(from: launch, along: outgoing) { isMatch[$0] }
      if let found, found <= taps ?? .max { continue }
      // Everything within the bound of any launch was explored. Beyond that, only the distance from the nearest launch
      // is known.
      let isDecided =
        isComplete
        || (taps.map { $0 <= bound } ?? false) || found.map { $0 <= bound + 1 && graph.launches.count == 1 } ?? false
      let shortest = first { simulator.holds(pattern, in: $0) }
      return Judgement(
        verdict: isDecided ? .violated : .bounded(bound), walk: shortest.map { walk(to: $0, then: nil) },
        knownTaps: isDecided ? nil : found)
    }
    return Judgement(
      verdict: graph.hasAllLaunches ? .proved : .bounded(bound),
      walk: first { simulator.holds(pattern, in: $0) }.map { walk(to: $0, then: nil) })
  }

  private func judgeCanReach(_ from: Pattern, _ to: Pattern, worstCase: Bool) -> Judgement {
    let canReach = GraphQuestions(graph, simulator).canReach(worstCase: worstCase) { simulator.holds(to, in: $0) }
    let stuck = graph.nodes.indices.filter { !canReach[$0] && simulator.holds(from, in: graph.nodes[$0].configuration) }
      .min { (graph.nodes[$0].cost, $0) < (graph.nodes[$1].cost, $1) }
    guard let stuck else { return Judgement(verdict: verdictWithoutViolation, walk: nil) }
    var walk = walk(to: Int32(stuck), then: nil)
    // A nearer configuration may have no way out beyond the bound.
    walk.isShortest = walk.isShortest && isComplete
    return Judgement(verdict: .violated, walk: walk)
  }

  /// Returns for each node the numbers of the edges that leave it.
  private func outgoingEdges() -> [[Int32]] {
    var outgoing = [[Int32]](repeating: [], count: graph.nodes.count)
    for edge in graph.edges.indices { outgoing[Int(graph.edges[edge].source)].append(Int32(edge)) }
    return outgoing
  }

  /// Returns the fewest taps from a launch to a goal, or nil if none was found.
  private func distance(from launch: Int32, along outgoing: [[Int32]], to isGoal: (Int) -> Bool) -> Int? {
    var taps = [Int](repeating: .max, count: graph.nodes.count)
    taps[Int(launch)] = 0
    var level: [Int32] = [launch]
    while !level.isEmpty {
      var next: [Int32] = []
      var place = 0
      while place < level.count {
        let node = Int(level[place])
        place += 1
        if isGoal(node) { return taps[node] }
        for edge in outgoing[node].map({ graph.edges[Int($0)] }) {
          let cost = taps[node] + (edge.trigger == .arrival ? 0 : 1)
          guard cost < taps[Int(edge.target)] else { continue }
          taps[Int(edge.target)] = cost
          if edge.trigger == .arrival { level.append(edge.target) } else { next.append(edge.target) }
        }
      }
      level = next
    }
    return nil
  }
}
