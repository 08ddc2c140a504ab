import Diagnostics
import FlowModel
import FlowSimulation
import Testing

@testable import ReviewPages

/// Tests that the graph contains the simulator's steps, in breadth-first order.
@Suite struct ReachableGraphTests {
  /// A flow with infinitely many configurations.
  private static let endless = """
    navflow: 1
    root: { stack: A }
    screens:
      A: { actions: { More: push A, Side: push B } }
      B: { actions: { Far: pop 9 } }
    """

  private static let arriving = """
    navflow: 1
    root: { stack: Home }
    state: { plan: { values: [free, paid], initial: any } }
    screens:
      Home: { actions: { Go: { when: { plan: paid }, push: Next } } }
      Next: { actions: { Greet: { by: arrival, present: Hello } } }
      Hello: { kind: alert, actions: { OK: stay } }
    """

  /// Stacks that grow by one screen per tap would take memory quadratic in the number of configurations.
  @Test func containsFewerConfigurationsOfTallStacks() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { More: push A } }
      """
    let simulator = try CheckedFlows(text).graphs[0].simulator
    let graph = ReachableGraph(simulator, limit: 1_000)
    // The stacks of 1 to 245 screens are the first with 30 × 1,000 screens in total.
    #expect(graph.count == 245 && !graph.isComplete)
    #expect(ReachableGraph(simulator, limit: 50).count == 50)
  }

  @Test func everyStepMatchesTheSimulator() throws {
    let graph = try CheckedFlows.before().graphs[0]
    #expect(graph.isComplete && graph.count == Set(graph.nodes.map(\.configuration)).count)
    for node in graph.nodes {
      let moves = graph.simulator.namedMoves(in: node.configuration)
      #expect(node.offers.map { $0[0].trigger?.name } == moves.map(\.name))
      for (offer, move) in zip(node.offers, moves) {
        let transition = graph.simulator.perform(move.move, in: node.configuration)
        #expect(offer[0].target.map { graph.nodes[$0].configuration } == transition.target)
        #expect(offer[0].events == graph.simulator.traceStep(of: transition).events)
      }
    }
  }

  @Test func arrivalsFireAsInAWalk() throws {
    let graph = try CheckedFlows(Self.arriving).graphs[0]
    #expect(graph.launches.map(\.given) == [[], [GivenValue(variable: "plan", value: "paid")]])
    let home = try #require(graph.launches[1].steps.last?.target)
    let offer = graph.nodes[home].offers[0]
    #expect(offer.map { $0.trigger?.kind } == [.tap, .arrival])
    var walk = Walk(graph.simulator, from: graph.launches[1].configuration.state)
    try walk.take(Scenario.Tap(label: "Go"))
    #expect(offer.last?.target.map { graph.nodes[$0].configuration } == walk.configuration)
  }

  @Test func exploresBreadthFirstUpToTheLimit() throws {
    let graph = try CheckedFlows(Self.endless, limit: 5).graphs[0]
    let heights = graph.nodes.prefix(5).map { $0.configuration.visibleStack.count }
    #expect(heights == [1, 2, 2, 3, 3])
    #expect(!graph.isComplete && graph.limit == 5)
    #expect(graph.nodes[3].offers.contains { $0.last?.target == nil })
  }

  @Test func containsTracesOfFindingsBeyondTheLimit() throws {
    let flows = try CheckedFlows(Self.endless, limit: 1)
    let replay = try #require(flows.report.diagnostics.first { $0.rule == "pop-to-absent" }?.trace?.replay)
    #expect(replay.taps == ["Side", "Far"])
    let graph = ReachableGraph(flows.graphs[0].simulator, limit: 1, along: KeptTraces(findings: [replay]))
    var here = 0
    for tap in replay.taps {
      let offer = try #require(graph.nodes[here].offers.first { $0[0].trigger?.name == tap })
      here = try #require(offer.last?.target)
    }
    #expect(graph.count == 2)
    #expect(!graph.nodes[here].offers.isEmpty)
  }

  /// In a chain of 30 screens with 30 side screens, the nearest 40 configurations do not reach the last screen.
  private static let chain = """
    navflow: 1
    root: { stack: S0 }
    screens:
      E: {}

    """ + (0..<30).map { "  S\($0): { actions: { Next: push S\($0 + 1), Side: push E } }\n" }.joined() + "  S30: {}\n"

  @Test func containsTheShortestTracesToScreensWithinTheLimit() throws {
    let simulator = try CheckedFlows(Self.chain, limit: 1).graphs[0].simulator
    let last = try #require(simulator.flow.screens.first { $0.name.value == "S30" }).id
    let way = Replay(file: "", device: nil, given: [:], taps: Array(repeating: "Next", count: 30))
    let graph = ReachableGraph(simulator, limit: 40, along: KeptTraces(screens: [way]))
    #expect(graph.count == 40 && graph.nodes.contains { $0.configuration.frontScreen == last })
    let without = ReachableGraph(simulator, limit: 40)
    #expect(without.count == 40 && !without.nodes.contains { $0.configuration.frontScreen == last })
    // If there is not enough room for a trace, its first configurations are kept.
    #expect(ReachableGraph(simulator, limit: 10, along: KeptTraces(screens: [way])).count == 10)
  }

  @Test func containsScenariosBeyondTheLimit() throws {
    let taps = Array(repeating: "Next", count: 30).joined(separator: ", ")
    let text = Self.chain + "scenarios:\n  Far: { taps: [\(taps)], see: { screen: S30 } }\n"
    let graph = try CheckedFlows(text, limit: 2).graphs[0]
    #expect(graph.count == 31)
  }

  @Test func aStepBeyondTheGraphNamesTheScreenInFront() throws {
    let graph = try CheckedFlows(Self.arriving, limit: 3).graphs[0]
    let paid = try #require(graph.launches[1].steps.last?.target)
    let offer = graph.nodes[paid].offers[0]
    let front = try #require(offer.last?.beyond)
    // The alert that arrives by itself is in front in the end.
    #expect(graph.simulator.flow[front].name.value == "Hello")
    #expect(offer.map { $0.target == nil } == [false, true])
  }

  @Test func countsLaunchesBeyondTheLimit() throws {
    let graph = try CheckedFlows(Self.arriving, limit: 1).graphs[0]
    #expect(graph.launches.count == 1 && graph.launchesLeftOut == 1 && !graph.isComplete)
  }
}
