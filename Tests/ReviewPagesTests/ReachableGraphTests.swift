import Diagnostics
import FlowModel
import FlowSimulation
import Testing

@testable import ReviewPages

/// Tests which configurations and steps a graph contains.
@Suite struct ReachableGraphTests {
  /// A flow with infinitely many configurations.
  private static let infiniteFlow = """
    navflow: 1
    root: { stack: A }
    screens:
      A: { actions: { More: push A, Side: push B } }
      B: { actions: { Far: pop 9 } }
    """

  /// A flow with two launches; after the second one, the tap "Go" leads to an alert that appears by itself.
  private static let arrivalFlow = """
    navflow: 1
    root: { stack: Home }
    state: { plan: { values: [free, paid], initial: any } }
    screens:
      Home: { actions: { Go: { when: { plan: paid }, push: Next } } }
      Next: { actions: { Greet: { by: arrival, present: Hello } } }
      Hello: { kind: alert, actions: { OK: stay } }
    """

  /// Without this bound, stacks that grow by one screen per tap take memory quadratic in the number of configurations.
  @Test func tallStacksEndTheExplorationBeforeTheLimit() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { More: push A } }
      """
    let simulator = try ReviewFixture(text).graphs[0].simulator
    let graph = ReachableGraph(simulator, limit: 1_000)
    // The bound is 30 × 1,000 screens. Stacks of 1 to 244 screens have fewer in total; those of 1 to 245 have more.
    #expect(graph.count == 245 && !graph.isComplete)
    // The stacks of 1 to 50 screens have fewer than 30 × 50 screens in total.
    #expect(ReachableGraph(simulator, limit: 50).count == 50)
  }

  @Test func everyOfferedStepMatchesTheSimulator() throws {
    let graph = try ReviewFixture.merpayBefore().graphs[0]
    #expect(graph.isComplete)
    #expect(graph.count == Set(graph.nodes.map(\.configuration)).count, "a configuration occurs twice")
    for node in graph.nodes {
      let namedMoves = graph.simulator.namedMoves(in: node.configuration)
      #expect(node.offers.map { $0[0].trigger?.name } == namedMoves.map(\.name))
      for (offer, namedMove) in zip(node.offers, namedMoves) {
        let transition = graph.simulator.perform(namedMove.move, in: node.configuration)
        #expect(offer[0].target.map { graph.nodes[$0].configuration } == transition.target)
        #expect(offer[0].events == graph.simulator.traceStep(of: transition).events)
      }
    }
  }

  @Test func arrivalsFireAfterATapAsInTheSimulator() throws {
    let graph = try ReviewFixture(Self.arrivalFlow).graphs[0]
    #expect(graph.launches.map(\.given) == [[], [GivenValue(variable: "plan", value: "paid")]])
    let home = try #require(graph.launches[1].steps.last?.target)
    let offer = graph.nodes[home].offers[0]
    #expect(offer.map { $0.trigger?.kind } == [.tap, .arrival])
    var walk = Walk(graph.simulator, from: graph.launches[1].configuration.state)
    try walk.take(Scenario.Tap(label: "Go"))
    #expect(offer.last?.target.map { graph.nodes[$0].configuration } == walk.configuration)
  }

  @Test func exploresBreadthFirstUpToTheLimit() throws {
    let simulator = try ReviewFixture(Self.infiniteFlow, limit: 1).graphs[0].simulator
    let graph = ReachableGraph(simulator, limit: 5)
    #expect(graph.nodes.map { $0.configuration.visibleStack.count } == [1, 2, 2, 3, 3])
    #expect(!graph.isComplete && graph.limit == 5)
    // A tap on the fourth configuration leads to a stack of four screens, which is beyond the limit.
    #expect(graph.nodes[3].offers.contains { $0.last?.target == nil })
  }

  @Test func containsTracesOfFindingsBeyondTheLimit() throws {
    let fixture = try ReviewFixture(Self.infiniteFlow, limit: 1)
    let replay = try #require(fixture.report.diagnostics.first { $0.rule == "pop-to-absent" }?.trace?.replay)
    #expect(replay.taps == ["Side", "Far"])
    let graph = ReachableGraph(fixture.graphs[0].simulator, limit: 1, along: KeptTraces(findings: [replay]))
    var index = 0
    for tap in replay.taps {
      let offer = try #require(graph.nodes[index].offers.first { $0[0].trigger?.name == tap })
      index = try #require(offer.last?.target)
    }
    #expect(graph.count == 2)
    #expect(!graph.nodes[index].offers.isEmpty)
  }

  /// A flow with a chain of 31 screens; from each of the first 30, a tap also leads to the side screen E.
  ///
  /// The nearest 40 configurations do not contain the last screen of the chain.
  private static let chainFlow = """
    navflow: 1
    root: { stack: S0 }
    screens:
      E: {}

    """ + (0..<30).map { "  S\($0): { actions: { Next: push S\($0 + 1), Side: push E } }\n" }.joined() + "  S30: {}\n"

  @Test func containsTheShortestTracesToScreensWithinTheLimit() throws {
    let simulator = try ReviewFixture(Self.chainFlow, limit: 1).graphs[0].simulator
    let last = try #require(simulator.flow.screens.first { $0.name.value == "S30" }).id
    let trace = Replay(file: "", device: nil, given: [:], taps: Array(repeating: "Next", count: 30))
    let graph = ReachableGraph(simulator, limit: 40, along: KeptTraces(screens: [trace]))
    #expect(graph.count == 40 && graph.nodes.contains { $0.configuration.frontScreen == last })
    let graphWithoutTraces = ReachableGraph(simulator, limit: 40)
    #expect(graphWithoutTraces.count == 40)
    #expect(!graphWithoutTraces.nodes.contains { $0.configuration.frontScreen == last })
  }

  @Test func containsTheBeginningOfATraceThatExceedsTheLimit() throws {
    let simulator = try ReviewFixture(Self.chainFlow, limit: 1).graphs[0].simulator
    let trace = Replay(file: "", device: nil, given: [:], taps: Array(repeating: "Next", count: 30))
    let graph = ReachableGraph(simulator, limit: 10, along: KeptTraces(screens: [trace]))
    let names = graph.nodes.map { simulator.flow[$0.configuration.frontScreen].name.value }
    #expect(names == (0..<10).map { "S\($0)" })
  }

  @Test func containsTheConfigurationsOfScenariosBeyondTheLimit() throws {
    let taps = Array(repeating: "Next", count: 30).joined(separator: ", ")
    let text = Self.chainFlow + "scenarios:\n  Far: { taps: [\(taps)], see: { screen: S30 } }\n"
    let graph = try ReviewFixture(text, limit: 2).graphs[0]
    #expect(graph.count == 31)
  }

  @Test func aStepThatLeavesTheGraphNamesTheScreenInFront() throws {
    let graph = try ReviewFixture(Self.arrivalFlow, limit: 3).graphs[0]
    let home = try #require(graph.launches[1].steps.last?.target)
    let offer = graph.nodes[home].offers[0]
    #expect(offer.map { $0.target == nil } == [false, true])
    let front = try #require(offer.last?.beyond)
    // After the tap, the alert appears by itself, and is then in front.
    #expect(graph.simulator.flow[front].name.value == "Hello")
  }

  @Test func countsLaunchesBeyondTheLimit() throws {
    let graph = try ReviewFixture(Self.arrivalFlow, limit: 1).graphs[0]
    #expect(graph.launches.count { !$0.isChosen } == 1 && graph.launchesLeftOut == 1 && !graph.isComplete)
  }

  /// A reviewer can begin with a value that the app does not begin with; nothing counts as reachable from there.
  @Test func otherValuesAreLaunchesToChoose() throws {
    let text = """
      navflow: 1
      root: { stack: Home }
      state: { login: [guest, member], plan: [free, pro] }
      screens:
        Home: { actions: { Account: { when: { login: member }, push: Account } } }
        Account: {}
      scenarios:
        Both: { given: { login: member, plan: pro }, taps: [Account] }
      """
    let graph = try ReviewFixture(text, limit: 100).graphs[0]
    let chosen = graph.launches.filter(\.isChosen).map { $0.given.map(\.line).joined(separator: " ") }
    #expect(Set(chosen) == ["login=member plan=pro", "plan=pro", "login=member"])
    #expect(graph.count == 1 && graph.isComplete && graph.nodes.count > 3)
  }

  /// A walk can begin with another value of one variable; combinations would be a long list.
  @Test func singleValuesAreLaunchesToChoose() throws {
    func chosen(_ states: String) throws -> [String] {
      let graph = try ReviewFixture("navflow: 1\nroot: { stack: Home }\nstate: \(states)\nscreens: { Home: {} }\n")
        .graphs[0]
      return graph.launches.filter(\.isChosen).map { $0.given.map(\.line).joined(separator: " ") }
    }
    let all = try chosen("{ a: [no, yes], b: [no, yes], c: [no, yes] }")
    #expect(all == ["a=yes", "b=yes", "c=yes"])
    let many = try chosen("{ \((1...20).map { "v\($0): [one, two]" }.joined(separator: ", ")) }")
    #expect(many.count == 20)
  }
}
