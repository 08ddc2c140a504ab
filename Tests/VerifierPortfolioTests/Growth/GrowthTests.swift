import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import Verification
@testable import VerifierPortfolio

@Suite("Cycles that make the stacks grow without bound")
struct GrowthTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var sentence: String
    var flow: String
    var cycles: [String]
    var testDescription: String { sentence }
  }

  static let rows = [
    Row(
      sentence: "a screen that pushes itself",
      flow: """
        root: { stack: A }
        screens: { A: { actions: { Next: push B } }, B: { actions: { More: push B } } }
        """, cycles: ["stack of B after Next, More"]),
    Row(
      sentence: "three screens that push each other",
      flow: """
        root: { stack: A }
        screens: { A: { actions: { B: push B } }, B: { actions: { C: push C } }, C: { actions: { A: push A } } }
        """, cycles: ["stack of B, C, A after B, C, A"]),
    Row(
      sentence: "two sheets that open each other, with a push in one",
      flow: """
        root: { stack: A }
        screens:
          A: { actions: { B: present B } }
          B: { actions: { C: push C } }
          C: { actions: { B: present B } }
        """, cycles: ["layers of C, |B after B, C, B"]),
    Row(
      sentence: "entries that cover each other, and nothing else",
      flow: """
        root: { stack: A }
        screens: { A: {}, B: {}, C: {} }
        entries: { B: present B, C: present C }
        """, cycles: ["layers of |C, |B by entries after B, C, B"]),
    Row(
      sentence: "a way without an entry counts, though one with an entry is shorter",
      flow: """
        root: { stack: A }
        screens: { A: { actions: { B: present B } }, B: { actions: { On: push X } }, X: { actions: { B: present B } } }
        entries: { B: present B }
        """, cycles: ["layers of X, |B after B, On, B"]),
    Row(
      sentence: "the turn with the fewest taps, although a turn with more taps begins sooner",
      flow: """
        root: { stack: A }
        screens:
          A: {}
          B: { actions: { More: push C } }
          C: { actions: { Pick: { present: D, aside: true } } }
          D: {}
        entries: { E: [pop root, present B] }
        """, cycles: ["layers of |B by entries after E, More, E"]),
    Row(
      sentence: "a layer whose first screen is replaced, with what opens it",
      flow: """
        root: { stack: A }
        screens: { A: {}, S: { actions: { Swap: replace X } }, X: {} }
        entries: { Link: present S }
        """, cycles: ["layers of X, |S by entries after Link, Swap, Link"]),
    Row(
      sentence: "a layer that the turn opens and whose first screen it replaces, with what opens it",
      flow: """
        root: { stack: A }
        screens:
          A: { actions: { Go: present X } }
          X: { actions: { More: present S } }
          S: { actions: { Swap: replace X } }
        """, cycles: ["layers of |S, X after Go, More, Swap"]),
    Row(
      sentence: "what is taken off again does not grow",
      flow: """
        root: { stack: A }
        screens:
          A: { actions: { B: push B, S: present S } }
          B: { actions: { A: unwind A, B: replace B, Out: pop root } }
          S: { actions: { A: [dismiss, replace A], S: [dismiss, present S] } }
        """, cycles: []),
    Row(
      sentence: "what a turn takes off and puts on again is not what grows",
      flow: """
        root: { stack: A }
        screens: { A: { actions: { P: push P } }, B: {}, P: { actions: { More: [pop, push B, push P] } } }
        """, cycles: ["stack of B after P, More"]),
    Row(
      sentence: "a value that changes once ends it",
      flow: """
        root: { stack: A }
        state: { seen: [no, yes] }
        screens: { A: { actions: { More: { when: { seen: no }, set: { seen: yes }, push: A } } } }
        """, cycles: []),
    Row(
      sentence: "layers that come only as long as they are few do not grow",
      flow: """
        root: { stack: A }
        screens:
          A: { actions: { B: push B, S: present S } }
          B: { actions: { More: push B } }
          S: { actions: { Again: { where: { modals: { not: 4 } }, do: present S } } }
        """, cycles: ["stack of B after B, More"]),
  ]

  @Test("with all engines", arguments: rows)
  func exactly(_ row: Row) throws {
    let simulator = try simulator(of: row.flow)
    let behaviour = Verifier(simulator, engine: .exact).explore()
    #expect(words(behaviour) == row.cycles)
  }

  @Test("with the search alone", arguments: rows)
  func bySearch(_ row: Row) throws {
    let behaviour = SearchEngine(try simulator(of: row.flow), limits: .init(depth: 8, configurations: 800)).explore()
    let kinds = Set(words(behaviour).map { $0.prefix { $0 != " " } })
    #expect(kinds == Set(row.cycles.map { $0.prefix { $0 != " " } }))
    #expect(behaviour.growths().allSatisfy { $0.canBeRepeated })
  }

  @Test("a stack that grows in a layer is no growth of layers")
  func stackInALayer() throws {
    let simulator = try simulator(
      of: """
        root: { stack: A }
        screens: { A: { actions: { Show: present B } }, B: { actions: { More: push C } }, C: { actions: { More: push C } } }
        """)
    let behaviour = Verifier(simulator, engine: .exact).explore()
    #expect(words(behaviour) == ["stack of C after Show, More, More"])
    #expect(behaviour.isCertain(ofGrowing: .layers) && behaviour.isCertain(ofGrowing: .stack))
  }

  @Test("each added screen has its action and the screen before")
  func whatPutsItThere() throws {
    let simulator = try simulator(
      of: """
        root: { stack: A }
        screens:
          A: { actions: { On: push B } }
          B: { actions: { Aside: push C, Further: push A } }
          C: {}
        """)
    let behaviour = Verifier(simulator, engine: .exact).explore()
    let flow = simulator.flow
    let screens = behaviour.growths().flatMap(\.addedScreens).map { growth in
      "\(flow[growth.screen].name.value) by \(growth.action.map { flow[$0].label.value } ?? "nothing") "
        + "from \(flow[growth.from].name.value)"
    }
    #expect(screens == ["B by On from A", "A by Further from B"])
  }

  @Test("turns over the same screens with different values are reported once")
  func withOtherValues() throws {
    let simulator = try simulator(
      of: """
        root: { stack: A }
        state: { mode: [a, b] }
        screens:
          A:
            actions:
              Same: push B
              Switch: { when: { mode: a }, set: { mode: b } }
          B:
            actions:
              Back to A: push A
              This: { when: { mode: a }, push: B }
              That: { when: { mode: b }, push: B }
        """)
    let behaviour = Verifier(simulator, engine: .exact).explore()
    #expect(words(behaviour) == ["stack of B, A after Same, Back to A"])
  }

  @Test(
    "a cycle behind another cycle is reported, once",
    arguments: [
      "B: { where: { beneath: A }, push: B }",
      """
      One: { when: { mode: a }, set: { mode: b } }
            Two: { when: { mode: b }, set: { mode: c } }
            B: { where: { beneath: A }, push: B }
            Straight to B: { when: { mode: c }, push: B }
      """,
    ])
  func byWayOfAnother(actions: String) throws {
    let simulator = try simulator(
      of: """
        root: { stack: A }
        state: { mode: [a, b, c] }
        screens:
          A:
            actions:
              More: push A
              \(actions)
          B: { actions: { Again: push B } }
        """)
    let behaviour = Verifier(simulator, engine: .exact).explore()
    #expect(words(behaviour) == ["stack of A after More", "stack of B after More, B, Again"])
  }

  @Test(
    "with tabs, also if a hidden tab's stack grows",
    arguments: [
      ("A: { actions: { Next: push B } }, B: { actions: { More: push B } }, T: {}", "stack of B after Next, More"),
      ("A: { actions: { Over: [push A, tab T] } }, T: {}", "stack of A after Over, Tab: A"),
      (
        "A: { gestures: { \"Tab: A\": none }, actions: { Over: [push A, tab T] } }, T: { actions: { On: tab A } }",
        "stack of A after Over, On"
      ),
      (
        "A: { actions: { In: push B } }, T: {}, B: { actions: { Over: { by: arrival, do: [push B, tab T] } } }",
        "stack of B after In, Tab: A"
      ),
      ("A: {}, B: {}, T: { actions: { Add: [tab A, push B, tab T] } }", "stack of B after Tab: T, Add"),
    ])
  func withTabs(screens: String, expected: String) throws {
    let simulator = try simulator(of: "root: { tabs: [A, T], start: A }\nscreens: { \(screens) }")
    let exact = Verifier(simulator, engine: .exact).explore()
    let search = SearchEngine(simulator, limits: .init(depth: 8, configurations: 800)).explore()
    #expect(exact.isComplete && words(exact) == [expected] && exact.growths().allSatisfy { $0.canBeRepeated })
    #expect(!search.isComplete && words(search) == [expected])
  }

  private func simulator(of flow: String) throws -> Simulator {
    let reading = FlowReader.read(text: "navflow: 1\n" + flow)
    #expect(reading.diagnostics.map(\.message) == [])
    return try #require(reading.flow.flatMap { Simulator($0, on: .phone) })
  }

  /// The added screens, lowest first, with marked layers, and the taps of the trace.
  private func words(_ behaviour: VerificationResult) -> [String] {
    behaviour.growths().map { cycle in
      let flow = behaviour.simulator.flow
      let screens = cycle.addedScreens.map { ($0.beginsLayer ? "|" : "") + flow[$0.screen].name.value }
      return "\(cycle.kind) of \(screens.joined(separator: ", "))\(cycle.needsEntry ? " by entries" : "") after "
        + cycle.walk.taps.joined(separator: ", ")
    }
  }

  @Test("the trace to a growing cycle of arrivals ends after one turn")
  func growingRound() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { Load: { by: arrival, push: B } } }
        B: { actions: { One: { by: arrival, push: C } } }
        C: { actions: { Two: { by: arrival, push: B } } }
      """)
    let simulator = try #require(Simulator(flow, on: .phone))
    let launch = simulator.launch(simulator.initialStates[0]).target
    guard case .cycle(let round) = ArrivalCycle.follow(launch, simulator) else {
      Issue.record("no round is found")
      return
    }
    #expect(round.moves.count == 3 && round.actions.count == 2)
  }
}
