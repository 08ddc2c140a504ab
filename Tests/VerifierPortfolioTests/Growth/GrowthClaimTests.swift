import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import VerifierPortfolio

@Suite("Claims about the shortest trace to a growing cycle")
struct GrowthClaimTests {
  /// Flows in which a turn can begin earlier than on the trace that an engine finds.
  private static let soonerThanSeen = [
    // An arrival has put the first screen of the turn there, and another tab leads to it as well.
    """
    root: { tabs: [C, D] }
    screens:
      A: { actions: { MoreA: push A, MoD: push D } }
      B: {}
      C: { actions: { c1: { by: arrival, do: [push D] } } }
      D: { actions: { MoreD: push A } }
    expect: [{ reachable: { beneath: D } }, { from: { screen: C }, canReach: { screen: B } }]
    """,
    // Two actions lead into the turn, one of them in one tab alone.
    """
    state: { v: [b, c] }
    root: { tabs: [A, B], start: B }
    screens:
      A: { actions: { ch0: push B } }
      B: { actions: { b0: { do: [push E], where: { tab: B } }, b2: { when: { v: c }, do: [pop root] }, MoreB: push E } }
      D: { actions: { d0: present B, ch1: { set: { v: c } } } }
      E: { actions: { MoD: push D, MoreE: push E } }
    """,
    // The first turn sets a value, which then stays.
    """
    state: { v: [a, c] }
    root: { tabs: [A] }
    screens:
      A: { actions: { a1: { when: { v: a }, set: { v: c } }, MoB: push B } }
      B: { actions: { b0: { set: { v: c }, do: [{ present: A }] } } }
    """,
  ]

  @Test(
    "only cycles that begin with the first tap claim the shortest trace",
    arguments: soonerThanSeen, Verifier.Engine.allCases)
  func claims(flow: String, engine: Verifier.Engine) throws {
    let text = "navflow: 1\n" + flow
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let cycles = Verifier(simulator, engine: engine, limits: .init(depth: 7)).explore().growths()
    #expect(!cycles.isEmpty && cycles.allSatisfy { !$0.walk.isShortest || $0.walk.transitions.count == 2 })
  }

  @Test("every engine claims the shortest trace for a cycle with the first tap", arguments: Verifier.Engine.allCases)
  func surelySoonest(engine: Verifier.Engine) throws {
    let text = "navflow: 1\nroot: { stack: A }\nscreens: { A: { actions: { More: push A } } }"
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let cycles = Verifier(simulator, engine: engine).explore().growths()
    #expect(cycles.map(\.walk.taps) == [["More"]] && cycles.allSatisfy(\.walk.isShortest))
  }
}
