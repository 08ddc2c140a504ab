import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import Verification

/// An unwanted cycle is replaced by a wanted one that grows the same, if there is one.
@Suite("Growing cycles with a wanted property") struct WantedGrowthTests {
  /// Three cycles that grow the same: of `p`, of `s`, and of `q` and `t`.
  private static let screens = """
    screens:
      H: { actions: { h: present A, k: present B } }
      A: { actions: { p: present A, q: present B } }
      B: { actions: { s: present B, t: present A } }
    """

  /// The actions of each reported cycle if cycles with some actions are unwanted.
  private func cycles(_ behaviour: VerificationResult, without unwanted: Set<String>) -> [Set<String>] {
    let actions = { (cycle: GrowingCycle) in
      Set(cycle.addedScreens.compactMap(\.action).map { behaviour.simulator.flow[$0].label.value })
    }
    return behaviour.growths { actions($0).isDisjoint(with: unwanted) }.map(actions)
  }

  private static let cases: [(unwanted: Set<String>, found: [Set<String>])] = [
    ([], [["p"]]), (["p"], [["q", "t"]]), (["p", "q"], [["s"]]), (["p", "q", "s"], []),
  ]

  @Test("with the search")
  func search() throws {
    let behaviour = try FlowText.explore(
      "navflow: 1\nroot: { stack: H }\n" + Self.screens, limits: .init(depth: 6, configurations: 2_000))
    #expect(cycles(behaviour, without: []) == [["p"], ["s"]])
    #expect(cycles(behaviour, without: ["p", "s"]) == [["q", "t"]])
  }

  @Test("a cycle that is no path of the graph is found when it is asked for")
  func beyondTheGraph() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { stack: H }
      screens:
        H: { actions: { s: push S, t: push T, u: push U } }
        S: { actions: { On: push T } }
        T: { actions: { Out: pop, In: push S } }
        U: { actions: { Out: pop, Over: replace T } }
      """)
    let screens = Dictionary(uniqueKeysWithValues: flow.screens.map { ($0.name.value, $0.id) })
    let search = SearchEngine(try #require(Simulator(flow, on: .phone)), limits: .init(depth: 1)).explore()
    let evidence = try #require(search.evidence as? SearchResult)
    #expect(evidence.growths(.none).isEmpty)
    let cycle = evidence.growth(of: .stack, among: [try #require(screens["S"])], .none)
    #expect(cycle?.walk.taps == ["s", "On", "In"] && cycle?.turn == 2)
    #expect(evidence.growth(of: .layers, among: [try #require(screens["S"])], .none) == nil)
    #expect(evidence.growth(of: .stack, among: [try #require(screens["H"])], .none) == nil)
  }
}
