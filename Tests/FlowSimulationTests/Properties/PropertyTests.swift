import Diagnostics
import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@Suite("Invariants of all transitions on generated flows")
struct PropertyTests {
  @Test("most generated flows are valid")
  func valid() {
    #expect(RandomWalk.flows.count * 100 >= RandomWalk.seedCount * 95)
  }

  @Test("stacks and frames are consistent, and events account for all removed frames")
  func moves() throws {
    let steps = try RandomWalk.explore(RandomWalk.flows) { step in
      let problems = Soundness(step).problems
      if !problems.isEmpty { Issue.record("seed \(step.seed), \(step.simulator.name(of: step.move)): \(problems)") }
    }
    #expect(steps > 30_000)
  }

  @Test("every offered move has a unique name and can be performed")
  func names() throws {
    _ = try RandomWalk.explore(RandomWalk.flows.prefix(400)) { step in
      let (simulator, here) = (step.simulator, step.transition.target)
      let named = simulator.namedMoves(in: here)
      #expect(Set(named.map(\.name)).count == named.count)
      for (name, move) in named {
        let meant = try simulator.move(Scenario.Tap(label: name), in: here)
        #expect(meant == move)
        _ = simulator.perform(move, in: here)
      }
      let labels = Set(named.map { simulator.label(of: $0.move) })
      guard !RandomWalk.isArrivalDue(simulator, here) else { return }
      #expect(simulator.refusals(in: here).allSatisfy { !labels.contains($0.label) && !$0.reason.isEmpty })
    }
  }

  @Test("isOffered agrees with moves")
  func offered() throws {
    // The moves of all configurations so far are checked in every later configuration.
    var moves: [UInt64: Set<Move>] = [:]
    _ = try RandomWalk.explore(RandomWalk.flows.prefix(400)) { step in
      let listed = step.simulator.moves(in: step.source)
      moves[step.seed, default: []].formUnion(listed)
      for move in moves[step.seed, default: []] {
        #expect(step.simulator.isOffered(move, in: step.source) == listed.contains(move), "seed \(step.seed)")
      }
    }
  }

  @Test("a trace's taps replay to the same configuration")
  func replays() throws {
    var replayed = 0
    for each in RandomWalk.flows.prefix(600) {
      guard let device = each.flow.devices.first, let simulator = Simulator(each.flow, on: device),
        let walk = RandomWalk.walk(simulator, seed: each.seed)
      else { continue }
      let trace = walk.trace(replaying: "x")
      var again = Walk(simulator, from: walk.initialState)
      for tap in trace.replay.taps { try again.take(Scenario.Tap(label: tap)) }
      again.performArrivals()
      let isSame = again.configuration == walk.configuration && again.trace(replaying: "x") == trace
      if !isSame { Issue.record("seed \(each.seed): \(trace.replay.taps)") }
      replayed += 1
    }
    #expect(replayed > 500)
  }

  @Test("a prefix of a simulation equals the earlier simulation")
  func begins() throws {
    for each in RandomWalk.flows.prefix(100) {
      guard let device = each.flow.devices.first, let simulator = Simulator(each.flow, on: device),
        let walk = RandomWalk.walk(simulator, seed: each.seed)
      else { continue }
      var again = Walk(simulator, from: walk.initialState)
      for (step, transition) in walk.transitions.enumerated() {
        if let move = transition.move { again.take(move) }
        let beginning = walk.prefix(step)
        let isSame = beginning.taps == again.taps && beginning.trace(replaying: "x") == again.trace(replaying: "x")
        if !isSame { Issue.record("seed \(each.seed): \(step)") }
      }
    }
  }

  @Test("configurations with the same content are equal")
  func canonical() throws {
    _ = try RandomWalk.explore(RandomWalk.flows.prefix(1_500)) { step in
      // Serials count from the bottom, independent of the history.
      let target = step.transition.target
      let serials = (target.stacks.flatMap { $0 } + target.layers.flatMap(\.stack)).compactMap { $0.frame?.serial }
      #expect(serials == Array(0..<Int32(serials.count)), "seed \(step.seed)")
    }
    let flow = SampleFlow.text(start: "{ start: t, as: push }", sub: "start u")
    let direct = try Stage(flow, taps: ["Start", "Sub"]).configuration
    let detour = try Stage(flow, taps: ["Start", "Sub", "Cancel", "Next", "Back", "Sub", "Next", "Back"]).configuration
    #expect(direct == detour)
    let over = try Stage(SampleFlow.text(go: "present Y"), taps: ["Go"]).configuration
    let aside = try Stage(SampleFlow.text(go: "{ present: Y, aside: true }"), taps: ["Go"]).configuration
    #expect(over == aside, "there was nothing to set aside")
    let tabs = "{ tabs: [A, B] }"
    let tabFirst = try Stage(SampleFlow.text(root: tabs, go: "present Ask"), taps: ["Tab: B", "Go"]).configuration
    let tabLast = try Stage(SampleFlow.text(root: tabs, go: "[present Ask, tab B]"), taps: ["Go"]).configuration
    #expect(tabFirst == tabLast, "no arrival, so none to remember")
  }

  @Test("the default effect of a gesture only removes screens and interrupts no task")
  func gestures() throws {
    _ = try RandomWalk.explore(RandomWalk.flows.prefix(1_500)) { step in
      guard case .gesture(let gesture) = step.move.kind,
        step.simulator.action(behind: step.move, in: step.source) == nil
      else { return }
      if case .tab = gesture { return }
      let words = step.transition.events.compactMap(EventText(step.simulator.flow).text)
      #expect(!words.contains { $0.hasSuffix("interrupted") && !Self.hasThen(step) }, "seed \(step.seed): \(words)")
    }
  }

  /// Returns whether a `then` may have run, which can have any effect.
  private static func hasThen(_ step: RandomWalk.Step) -> Bool { !step.simulator.flow.thens.isEmpty }
}
