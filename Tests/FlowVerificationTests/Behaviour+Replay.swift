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
      let taps = walk.transitions.compactMap(\.move).count { reader.trigger(of: $0) != .arrival }
      #expect((facts + here).contains(observation.fact), "\(observation.fact) in \(name)")
      #expect(taps == observation.cost.taps, "\(observation.fact) in \(name)")
    }
  }
}

extension Fact {
  /// Who is stuck, wherever it is noticed; layers are not told apart, as a step may replace the screen that names one.
  var stuck: String? {
    switch self {
    case .endless(let task, _): "task \(task.rawValue)"
    case .trapped: "a layer"
    // Of several rounds, which one is told depends on where it was noticed.
    case .loopsOnArrival: "the user, by arrivals"
    default: nil
    }
  }

  /// Whether a task can no longer end.
  var isEndless: Bool { if case .endless = self { true } else { false } }
}
