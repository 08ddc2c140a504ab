import FlowModel
import FlowSimulation
import Testing

@testable import ExplicitSearch
@testable import Verification

extension VerificationResult {
  /// Expects that every trace replays, has the stated cost, and shows its fact.
  func expectReplays(of name: String, atMost most: Int = .max) {
    for problem in replayProblems(atMost: most) { Issue.record("\(problem) in \(name)") }
  }

  /// Returns the observations whose trace the simulator does not confirm.
  func replayProblems(atMost most: Int = .max) -> [String] {
    let reader = FactReader(simulator: simulator)
    return observations.prefix(most).filter { $0.fact.stuck == nil }.flatMap { observation in
      let walk = evidence.walk(to: observation)
      let source = walk.transitions.dropLast().last?.target
      let facts = walk.transitions.last.map { reader.facts(of: $0, from: source) } ?? []
      let here = reader.facts(of: walk.configuration, offering: simulator.moves(in: walk.configuration))
      return (facts + here).contains(observation.fact)
        ? walk.costProblem(of: observation) : ["the trace does not show: \(word(for: observation.fact))"]
    }
  }

  /// Returns the observations of a stuck task or layer that a complete search does not confirm.
  func stuckProblems(by search: VerificationResult) -> [String] {
    guard search.isComplete, let seen = search.evidence as? SearchResult else { return [] }
    var stuck: [Configuration: Set<Fact>] = [:]
    for (fact, node) in GraphQuestions(seen.graph, seen.simulator).stuckFacts() {
      stuck[seen.graph.nodes[Int(node)].configuration, default: []].insert(fact)
    }
    return observations.filter(\.fact.isStuckFact).flatMap { observation in
      let walk = evidence.walk(to: observation)
      let facts = stuck[walk.configuration] ?? []
      guard facts.contains(where: { $0.stuck == observation.fact.stuck }) else {
        return ["the trace does not lead to: \(word(for: observation.fact))"]
      }
      let nearest = search.observations.filter { $0.fact.stuck == observation.fact.stuck }.map(\.cost).min()
      let isShorter = nearest.map { $0 > observation.cost } ?? true
      let shorter = isShorter ? ["shorter than the shortest: \(word(for: observation.fact))"] : []
      return walk.costProblem(of: observation) + shorter
    }
  }
}

extension Walk {
  /// Returns a problem if an observation claims another cost than its trace has.
  fileprivate func costProblem(of observation: Observation) -> [String] {
    cost == observation.cost ? [] : ["the trace to \(observation.fact) costs \(cost), not \(observation.cost)"]
  }
}

extension Fact {
  /// The stuck tasks and layers; layers are not distinguished, because a step may replace their first screen.
  var stuck: String? {
    switch kind {
    case .endless(let task, _): "task \(task.rawValue)"
    case .trapped: "a layer"
    case .endlessAtDeadEnd(let task, _): "task \(task.rawValue) at a dead end"
    case .trappedAtDeadEnd: "a layer at a dead end"
    // If there are several cycles of arrivals, the engines may report different ones.
    case .loopsOnArrival: "the user, by arrivals"
    default: nil
    }
  }

  /// Whether a step fails.
  var isFailure: Bool { if case .fails = kind { true } else { false } }

  /// Whether a step fails or a task is interrupted.
  var isFailureOrInterruption: Bool { if case .interrupts = kind { true } else { isFailure } }

  /// Whether a task can no longer end.
  var isEndless: Bool { if case .endless = kind { true } else { false } }
}
