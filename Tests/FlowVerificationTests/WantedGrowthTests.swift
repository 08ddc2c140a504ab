import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// Whoever does not want to hear of a cycle hears of another that grows the same, if there is one.
@Suite("Of what grows, what is wanted") struct WantedGrowthTests {
  /// Three cycles that grow the same: of `p`, of `s`, and of `q` and `t`.
  private static let screens = """
    screens:
      H: { actions: { h: present A, k: present B } }
      A: { actions: { p: present A, q: present B } }
      B: { actions: { s: present B, t: present A } }
    """

  /// The actions of each cycle that is told where none is wanted that has one of some actions.
  private func told(_ behaviour: Behaviour, without unwanted: Set<String>) -> [Set<String>] {
    let actions = { (cycle: GrowingCycle) in
      Set(cycle.growths.compactMap(\.action).map { behaviour.simulator.flow[$0].label.value })
    }
    return behaviour.growths { actions($0).isDisjoint(with: unwanted) }.map(actions)
  }

  private static let cases: [(unwanted: Set<String>, found: [Set<String>])] = [
    ([], [["p"]]), (["p"], [["q", "t"]]), (["p", "q"], [["s"]]), (["p", "q", "s"], []),
  ]

  @Test("one is told that is, and none where none is", arguments: cases)
  func exact(_ unwanted: Set<String>, _ found: [Set<String>]) throws {
    let behaviour = try FlowText.decideExactly("navflow: 1\nroot: { stack: H }\n" + Self.screens)
    #expect(told(behaviour, without: unwanted) == found)
  }

  @Test("by tabs as well", arguments: cases)
  func tabwise(_ unwanted: Set<String>, _ found: [Set<String>]) throws {
    let behaviour = try FlowText.exploreTabs("root: { tabs: [H, Me] }\n" + Self.screens + "\n  Me: {}")
    #expect(Set(told(behaviour, without: unwanted)) == Set(found))
  }

  @Test("and by the search, which goes by what it has seen hang together")
  func search() throws {
    let behaviour = try FlowText.explore(
      "navflow: 1\nroot: { stack: H }\n" + Self.screens, limits: .init(depth: 6, configurations: 2_000))
    #expect(told(behaviour, without: []) == [["p"], ["s"]])
    #expect(told(behaviour, without: ["p", "s"]) == [["q", "t"]])
  }

  @Test("one whose every variable is not known is looked for likewise")
  func refined() throws {
    let simulator = try #require(
      Simulator(try FlowText.read("navflow: 1\nroot: { stack: H }\n" + Self.screens), on: .phone))
    let behaviour = Verifier(simulator, engine: .exact).explore()
    #expect(told(behaviour, without: ["p"]) == [["q", "t"]])
  }
}
