import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import Verification

@Suite("The search: coverage and order")
struct SearchTests {
  static let finite = """
    navflow: 1
    root: { stack: A }
    state: { v: [a, b] }
    screens:
      A: { actions: { Next: push B, Set: { set: { v: b } } } }
      B: { actions: { Ask: present Q, Only b: { when: { v: b }, push: C } } }
      C: {}
      Q: { kind: alert, actions: { OK: stay } }
    """

  @Test("a layer without actions is a different fact from one that cannot be left")
  func caughtAtDeadEnd() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Up: { present: Box, as: fullScreen }, Over: { present: Ring, as: fullScreen } } }
        Box: {}
        Ring: { actions: { Wait: stay } }
      """)
    let facts = SearchEngine(try #require(Simulator(flow, on: .phone))).explore().observations.map(\.fact)
    let (box, ring) = (flow.screens[1].id, flow.screens[2].id)
    #expect(facts.contains { if case .trappedAtDeadEnd(box, _) = $0.kind { true } else { false } })
    #expect(facts.contains { if case .trapped(ring, _) = $0.kind { true } else { false } })
    #expect(!facts.contains { if case .trapped(box, _) = $0.kind { true } else { false } })
  }

  @Test("a finite flow is explored completely")
  func complete() throws {
    let behaviour = try FlowText.explore(Self.finite)
    // A, A › B, A › B │ Q with v=a and with v=b, and A › B › C with v=b.
    #expect(behaviour.seenGraph.nodes.count == 7)
    #expect(behaviour.isComplete)
    #expect(behaviour.bound == 3, "the taps to the farthest configuration")
    #expect(behaviour.verdictWithoutViolation == .proved)
  }

  @Test("each device and initial value has a launch", arguments: [(Device.phone, 4), (.pad, 4)])
  func launches(device: Device, count: Int) throws {
    let flow = """
      navflow: 1
      devices: [phone, pad]
      root: { stack: A }
      state: { v: { values: [a, b], initial: any }, w: { values: [a, b], initial: any }, x: [a, b] }
      screens: { A: {} }
      """
    let behaviour = try FlowText.explore(flow, on: device)
    #expect(behaviour.seenGraph.launches.count == count)
    #expect(behaviour.seenGraph.nodes.count == count)
    #expect(behaviour.bound == 0)
  }

  static let endlessPushes = "navflow: 1\nroot: { stack: A }\nscreens: { A: { actions: { Again: push A } } }"

  @Test("an infinite flow is explored up to the bound", arguments: [0, 1, 5, 9])
  func bounded(depth: Int) throws {
    let behaviour = try FlowText.explore(Self.endlessPushes, limits: .init(depth: depth))
    #expect(!behaviour.isComplete)
    #expect(behaviour.bound == depth)
    #expect(behaviour.seenGraph.nodes.count == depth + 1)
    #expect(behaviour.verdictWithoutViolation == .bounded(depth))
  }

  @Test("a scenario is explored to its end, and is no part of the bound")
  func scenario() throws {
    let taps = (1...20).map { _ in "Again" }.joined(separator: ", ")
    let flow = """
      navflow: 1
      root: { stack: A }
      screens: { A: { actions: { Again: push A, Other: push B } }, B: { actions: { Again: push A, Other: push B } } }
      scenarios: { Far: { taps: [\(taps)] } }
      """
    let behaviour = try FlowText.explore(flow, limits: .init(configurations: 10))
    #expect(behaviour.seenGraph.nodes.map(\.configuration.visibleStack.count).max() ?? 0 >= 21)
    #expect(behaviour.bound < 5)
    let near = try FlowText.explore(flow, limits: .init(depth: 3))
    #expect(near.seenGraph.nodes.count == 1 + 2 + 4 + 8, "--depth holds for scenarios, too")
  }

  @Test("of traces with equal cost, one that begins like a scenario is found")
  func tracesLikeScenarios() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      screens: { A: { actions: { One: push B, Two: push B } }, B: { actions: { On: push C } }, C: {} }
      """
    for (scenario, first) in [("", "One"), ("\nscenarios: { S: { taps: [Two] } }", "Two")] {
      let behaviour = try FlowText.explore(flow + scenario)
      let traces = behaviour.observations.map { behaviour.evidence.walk(to: $0).taps }
      #expect(traces.max { $0.count < $1.count } == [first, "On"])
    }
  }

  @Test("with too many configurations, the bound is the depth that was explored")
  func tooManyConfigurations() throws {
    let behaviour = try FlowText.explore(Self.endlessPushes, limits: .init(depth: 50, configurations: 10))
    #expect(!behaviour.isComplete)
    #expect(behaviour.bound < 11)
    #expect(behaviour.seenGraph.nodes.allSatisfy { $0.isExpanded || $0.cost.taps >= behaviour.bound })
  }

  @Test("the last level is explored completely, so a larger depth never finds less", arguments: [3, 4, 50])
  func lastLevel(depth: Int) throws {
    let chain = (0..<9).map { "  C\($0): { actions: { on: push C\($0 + 1) } }" }.joined(separator: "\n")
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { l: push A, r: push B, on: push C0 } }
        B: { actions: { l: push A, r: push B } }
        C9: { title: C }
      \(chain)
      """
    let seen = try FlowText.explore(text, limits: .init(depth: 3))
    // Four taps lead to more configurations than `most`, but to fewer than twice as many.
    let most = seen.seenGraph.nodes.count + 4
    let behaviour = try FlowText.explore(text, limits: .init(depth: depth, configurations: most))
    #expect(behaviour.bound == 3)
    #expect(behaviour.observations.map(\.fact) == seen.observations.map(\.fact))
  }

  @Test("a last level that doubles the configurations is cut off")
  func wideLevel() throws {
    let screens = (0..<30).map { "  S\($0): { actions: { on: push A } }" }.joined(separator: "\n")
    let pushes = (0..<30).map { "s\($0): push S\($0)" }.joined(separator: ", ")
    let text = "navflow: 1\nroot: { stack: A }\nscreens:\n  A: { actions: { \(pushes) } }\n\(screens)"
    #expect(try FlowText.explore(text, limits: .init(depth: 50, configurations: 14)).bound == 0)
    #expect(try FlowText.explore(text, limits: .init(depth: 50, configurations: 16)).bound == 1)
  }

  @Test("endless arrivals do not block the search")
  func endlessArrivals() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      screens: { A: { actions: { Again: { by: arrival, push: A } } } }
      """
    let behaviour = try FlowText.explore(flow, limits: .init(depth: 5, configurations: 100))
    #expect(behaviour.bound == 0)
    #expect(!behaviour.isComplete)
  }

  /// Traces from A to B, in file order; each test names the expected one.
  static func ways(_ actions: String, entries: String = "{}") -> String {
    """
    navflow: 1
    root: { stack: A }
    screens:
      A: { actions: { \(actions) } }
      B: {}
      C: { actions: { On: push B } }
      D: { actions: { On: push B } }
    entries: \(entries)
    """
  }

  @Test(
    "the cheapest trace has the fewest taps, then entries, then system actions, then comes first in the file",
    arguments: [
      (ways("Long: push C, Short: push B"), ["Short"]),
      (ways("One: push B, Two: push B"), ["One"]),
      (ways("One: push D, Two: push C"), ["One", "On"]),
      (ways("S: { by: system, push: B }, Tap: push B"), ["Tap"]),
      (ways("Tap: push C", entries: "{ Link: push B }"), ["Link"]),
      (ways("Tap: push B", entries: "{ Link: push B }"), ["Tap"]),
      (ways("S: { by: system, push: B }", entries: "{ Link: push B }"), ["S"]),
      (ways("Tap: push C", entries: "{ Link: push C }"), ["Tap", "On"]),
      (ways("S: { by: system, push: C }, Tap: push C"), ["Tap", "On"]),
      (ways("Go: { either: { far: push C, near: push B } }"), ["Go: near"]),
    ])
  func ties(flow: String, taps: [String]) throws {
    #expect(try FlowText.explore(flow).taps(to: "shows B") == taps)
  }

  @Test("of equally cheap traces to an action, the first one in file order")
  func fileOrder() throws {
    let flow = """
      navflow: 1
      root: { stack: A, actions: { Both: { where: { screen: [C, D] }, do: stay } } }
      screens:
        A: { actions: { One: push D, Two: push C } }
        C: {}
        D: {}
      """
    #expect(try FlowText.explore(flow).taps(to: "performs Both") == ["One", "Both"])
  }

  @Test("arrivals cost nothing")
  func arrivalsAreFree() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { Tap: push B, Via: push C } }
        B: { actions: { Tap: push D } }
        C: { actions: { Arrive: { by: arrival, push: D } } }
        D: {}
      """
    let behaviour = try FlowText.explore(flow)
    #expect(behaviour.taps(to: "shows D") == ["Via"])
    #expect(behaviour.observation("shows D")?.cost == Cost(taps: 1, entries: 0, systems: 0))
  }

  @Test("the same search twice gives the same facts in the same order")
  func deterministic() throws {
    let flow = FactTests.bank
    #expect(try FlowText.explore(flow).words == FlowText.explore(flow).words)
    #expect(
      try FlowText.explore(flow).observations.map(\.occurrences)
        == FlowText.explore(flow).observations.map(\.occurrences))
  }

  @Test("every trace replays from its taps")
  func tracesReplay() throws {
    let behaviour = try FlowText.explore(FactTests.bank)
    for observation in behaviour.observations {
      let trace = behaviour.trace(of: observation, replaying: "x")
      var walk = Walk(behaviour.simulator)
      for tap in trace.replay.taps { try walk.take(Scenario.Tap(label: tap)) }
      walk.performArrivals()
      #expect(walk.trace(replaying: "x").steps.starts(with: trace.steps))
    }
  }
}

extension VerificationResult {
  /// The configurations that a search has explored.
  fileprivate var seenGraph: SearchGraph { (evidence as? SearchResult)?.graph ?? SearchGraph() }
}
