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
  func moves() {
    let steps = RandomWalk.check(RandomWalk.flows) {
      { step in
        let problems = Soundness(step).problems
        return problems.isEmpty ? nil : "\(problems)"
      }
    }
    #expect(steps > 30_000)
  }

  @Test("every offered move has a unique name and can be performed")
  func names() {
    _ = RandomWalk.check(RandomWalk.flows.prefix(400)) { Self.nameProblem }
  }

  /// Returns a problem with the names of the moves after a step.
  private static func nameProblem(_ step: RandomWalk.Step) throws -> String? {
    let (simulator, here) = (step.simulator, step.transition.target)
    let named = simulator.namedMoves(in: here)
    if Set(named.map(\.name)).count < named.count { return "two moves have the same name" }
    for (name, move) in named {
      if try simulator.move(Scenario.Tap(label: name), in: here) != move { return "\(name) names another move" }
      _ = simulator.perform(move, in: here)
    }
    let labels = Set(named.map { simulator.label(of: $0.move) })
    guard !RandomWalk.isArrivalDue(simulator, here) else { return nil }
    return simulator.refusals(in: here).first { labels.contains($0.label) || $0.reason.isEmpty }.map { "refuses \($0)" }
  }

  @Test("isOffered agrees with moves")
  func offered() {
    _ = RandomWalk.check(RandomWalk.flows.prefix(400)) {
      // The moves of all configurations so far are checked in every later configuration.
      var moves: Set<Move> = []
      return { step in
        let listed = step.simulator.moves(in: step.source)
        moves.formUnion(listed)
        let wrong = moves.filter { step.simulator.isOffered($0, in: step.source) != listed.contains($0) }
        return wrong.isEmpty ? nil : "disagrees on \(wrong.map { step.simulator.name(of: $0) }.sorted())"
      }
    }
  }

  @Test("a trace's taps replay to the same configuration")
  func replays() {
    var replayed = 0
    RandomWalk.expectNoProblem(in: RandomWalk.flows.prefix(600)) { flow, seed in
      guard let device = flow.devices.first, let simulator = Simulator(flow, on: device),
        let walk = RandomWalk.walk(simulator, seed: seed)
      else { return nil }
      replayed += 1
      let trace = walk.trace(replaying: "x")
      var again = Walk(simulator, from: walk.initialState)
      for tap in trace.replay.taps {
        do { try again.take(Scenario.Tap(label: tap)) } catch { return "\(error)" }
      }
      again.performArrivals()
      let isSame = again.configuration == walk.configuration && again.trace(replaying: "x") == trace
      return isSame ? nil : "\(trace.replay.taps)"
    }
    #expect(replayed > 500)
  }

  @Test("a prefix of a simulation equals the earlier simulation")
  func begins() {
    RandomWalk.expectNoProblem(in: RandomWalk.flows.prefix(100)) { flow, seed in
      guard let device = flow.devices.first, let simulator = Simulator(flow, on: device),
        let walk = RandomWalk.walk(simulator, seed: seed)
      else { return nil }
      var again = Walk(simulator, from: walk.initialState)
      for (step, transition) in walk.transitions.enumerated() {
        if let move = transition.move { again.take(move) }
        let beginning = walk.prefix(step)
        let isSame = beginning.taps == again.taps && beginning.trace(replaying: "x") == again.trace(replaying: "x")
        if !isSame { return "the prefix of \(step) steps differs" }
      }
      return nil
    }
  }

  @Test("configurations with the same content are equal")
  func canonical() throws {
    _ = RandomWalk.check(RandomWalk.flows.prefix(1_500)) {
      { step in
        // Serials count from the bottom, independent of the history.
        let target = step.transition.target
        let serials = (target.stacks.flatMap { $0 } + target.layers.flatMap(\.stack)).compactMap { $0.frame?.serial }
        return serials == Array(0..<Int32(serials.count)) ? nil : "\(serials)"
      }
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
  func gestures() {
    _ = RandomWalk.check(RandomWalk.flows.prefix(1_500)) {
      { step in
        guard case .gesture(let gesture) = step.move.kind,
          step.simulator.action(behind: step.move, in: step.source) == nil
        else { return nil }
        if case .tab = gesture { return nil }
        let words = step.transition.events.compactMap(EventText(step.simulator.flow).text)
        return words.contains { $0.hasSuffix("interrupted") && !Self.hasThen(step) } ? "\(words)" : nil
      }
    }
  }

  /// Returns whether a `then` may have run, which can have any effect.
  private static func hasThen(_ step: RandomWalk.Step) -> Bool { !step.simulator.flow.thens.isEmpty }
}
