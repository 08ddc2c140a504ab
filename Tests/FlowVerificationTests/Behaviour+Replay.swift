import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

extension Behaviour {
  /// Every way that is shown is one that the simulator offers, as long as it claims, to a place that shows it.
  func expectReplays(of name: String, atMost most: Int = .max) {
    let reader = FactReader(simulator: simulator)
    for observation in observations.prefix(most) where observation.fact.stuck == nil {
      let walk = evidence.walk(to: observation)
      let source = walk.transitions.dropLast().last?.target
      let facts = walk.transitions.last.map { reader.facts(of: $0, from: source) } ?? []
      let here = reader.facts(of: walk.configuration, offering: simulator.moves(in: walk.configuration))
      #expect((facts + here).contains(observation.fact), "\(observation.fact) in \(name)")
      #expect(walk.cost == observation.cost, "\(observation.fact) in \(name)")
    }
  }
}

extension Behaviour {
  /// Whoever is told to be stuck is so, in the eyes of a search that has seen everything, where the way that is shown ends.
  func expectStuck(by search: Behaviour, in name: String) {
    guard search.isComplete, let seen = search.evidence as? SearchEvidence else { return }
    var stuck: [Configuration: Set<Fact>] = [:]
    for (fact, node) in GraphQuestions(seen.graph, seen.simulator).stuckFacts() {
      stuck[seen.graph.nodes[Int(node)].configuration, default: []].insert(fact)
    }
    for observation in observations where observation.fact.isOfBeingStuck {
      let walk = evidence.walk(to: observation)
      let facts = stuck[walk.configuration] ?? []
      #expect(facts.contains { $0.stuck == observation.fact.stuck }, "\(observation.fact) in \(name)")
      #expect(walk.cost == observation.cost, "\(observation.fact) in \(name)")
      let nearest = search.observations.filter { $0.fact.stuck == observation.fact.stuck }.map(\.cost).min()
      #expect(nearest.map { $0 <= observation.cost } ?? false, "\(observation.fact) in \(name)")
    }
  }
}

extension Fact {
  /// Who is stuck, wherever it is noticed; layers are not told apart, as a step may replace the screen that names one.
  var stuck: String? {
    switch self {
    case .endless(let task, _): "task \(task.rawValue)"
    case .trapped: "a layer"
    case .endlessAtDeadEnd(let task, _): "task \(task.rawValue) at a dead end"
    case .trappedAtDeadEnd: "a layer at a dead end"
    // Of several rounds, which one is told depends on where it was noticed.
    case .loopsOnArrival: "the user, by arrivals"
    default: nil
    }
  }

  /// Whether a task can no longer end.
  var isEndless: Bool { if case .endless = self { true } else { false } }
}
