import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

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

  /// Walks through each flow on each of its devices, and records the first problem of a flow with a minimal flow.
  ///
  /// - Parameter makeCheck: returns a check for one flow, which returns the problem of a transition or nil.
  /// - Returns: the number of transitions.
  static func check(
    _ flows: some Sequence<SeededFlow>, moves: Int = 12, _ makeCheck: () -> (Step) throws -> String?
  ) -> Int {
    var steps = 0
    expectNoProblem(in: flows) { flow, seed in
      let (taken, problem) = walk(flow, seed, moves: moves, makeCheck())
      steps += taken
      return problem
    }
    return steps
  }

  /// Records the problem of each flow, with a minimal flow.
  ///
  /// - Parameter problem: returns the problem of a flow with a seed, or nil.
  static func expectNoProblem(in flows: some Sequence<SeededFlow>, _ problem: (Flow, UInt64) -> String?) {
    for each in flows {
      guard let found = problem(each.flow, each.seed) else { continue }
      let minimal = Shrinker.minimalText(GeneratedFlow.text(seed: each.seed)) { problem($0, each.seed) != nil }
      Issue.record("seed \(each.seed): \(found)\n\(minimal)")
    }
  }

  /// Walks through a flow on each of its devices up to the first problem.
  private static func walk(
    _ flow: Flow, _ seed: UInt64, moves: Int, _ check: (Step) throws -> String?
  ) -> (steps: Int, problem: String?) {
    var random = SeededGenerator(seed: seed &* 31)
    var steps = 0
    for simulator in flow.devices.compactMap({ Simulator(flow, on: $0) }) {
      let states = Array(simulator.initialStates)
      var here = simulator.launch(random.pick(from: states) ?? states[0]).target
      for _ in 0..<moves {
        guard let move = random.pick(from: simulator.moves(in: here)) else { break }
        let transition = simulator.perform(move, in: here)
        let step = Step(simulator: simulator, seed: seed, source: here, move: move, transition: transition)
        do {
          if let problem = try check(step) { return (steps, "\(simulator.name(of: move)): \(problem)") }
        } catch {
          return (steps, "\(simulator.name(of: move)): \(error)")
        }
        here = transition.target
        steps += 1
      }
    }
    return (steps, nil)
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
}
