import FlowModel
import FlowSimulation
import GeneratedFlows

/// Random walks through flows that are generated from seeds.
enum RandomWalk {
  /// A transition of a random walk.
  struct Step {
    var simulator: Simulator
    var seed: UInt64
    var source: Configuration
    var move: Move
    var transition: Transition
  }

  /// A flow that is generated from a seed.
  struct SeededFlow {
    var seed: UInt64
    var flow: Flow
  }

  /// The number of seeds.
  static let seedCount = 3_000

  /// The valid flows of all seeds, read once for all tests.
  static let flows: [SeededFlow] = (0..<UInt64(seedCount)).compactMap { seed in
    (try? FlowText.read(GeneratedFlow.text(seed: seed))).map { SeededFlow(seed: seed, flow: $0) }
  }

  /// Walks through each flow on each of its devices and passes every transition to a closure.
  ///
  /// - Returns: the number of transitions.
  static func explore(_ flows: some Sequence<SeededFlow>, moves: Int = 12, _ body: (Step) throws -> Void) throws -> Int
  {
    var steps = 0
    for each in flows {
      var random = SeededGenerator(seed: each.seed &* 31)
      for device in each.flow.devices {
        guard let simulator = Simulator(each.flow, on: device) else { continue }
        steps += try walk(simulator, each.seed, moves: moves, &random, body)
      }
    }
    return steps
  }

  /// Returns a walk with automatic arrivals, or nil if they never end.
  static func walk(_ simulator: Simulator, seed: UInt64, moves: Int = 10) -> Walk? {
    var random = SeededGenerator(seed: seed)
    var walk = Walk(simulator)
    for _ in 0...moves {
      walk.performArrivals()
      let offered = simulator.moves(in: walk.configuration)
      if isArrivalDue(simulator, walk.configuration), offered.count == 1 { return nil }
      guard let move = random.pick(from: offered) else { break }
      walk.take(move)
    }
    walk.performArrivals()
    return isArrivalDue(simulator, walk.configuration) ? nil : walk
  }

  /// Returns whether an arrival is due, so that no other move is offered.
  static func isArrivalDue(_ simulator: Simulator, _ configuration: Configuration) -> Bool {
    guard let first = simulator.moves(in: configuration).first else { return false }
    return simulator.flow.action(of: first)?.trigger == .arrival
  }

  private static func walk(
    _ simulator: Simulator, _ seed: UInt64, moves: Int, _ random: inout SeededGenerator, _ body: (Step) throws -> Void
  ) throws -> Int {
    let states = Array(simulator.initialStates)
    var here = simulator.launch(random.pick(from: states) ?? states[0]).target
    for count in 0..<moves {
      guard let move = random.pick(from: simulator.moves(in: here)) else { return count }
      let transition = simulator.perform(move, in: here)
      try body(Step(simulator: simulator, seed: seed, source: here, move: move, transition: transition))
      here = transition.target
    }
    return moves
  }
}
