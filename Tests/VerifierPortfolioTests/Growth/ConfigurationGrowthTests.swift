import GeneratedFlows
import FlowModel
import FlowSimulation
import Testing

@testable import Verification

/// Tests when a configuration counts as one turn of a cycle on top of another.
@Suite("Configurations that extend others by one turn of a cycle") struct ConfigurationGrowthTests {
  private static let text = """
    navflow: 1
    root: { tabs: [A, B] }
    screens:
      A: { actions: { More: push A } }
      B: { actions: { In: push C } }
      C: { actions: { Deeper: push C } }
    """

  private func configuration(_ taps: [String]) throws -> Configuration {
    let flow = try FlowText.read(Self.text)
    var walk = Walk(try #require(Simulator(flow, on: .phone)))
    for tap in taps { try walk.take(Scenario.Tap(label: tap)) }
    return walk.configuration
  }

  @Test("A configuration with a taller stack extends the other") func tallerStack() throws {
    let (before, after) = (try configuration(["More"]), try configuration(["More", "More"]))
    #expect(after.extends(before) && !before.extends(after) && !before.extends(before))
  }

  @Test("A configuration with fewer screens in another tab does not") func fewerScreensElsewhere() throws {
    let before = try configuration(["Tab: B", "In", "Tab: A"])
    let after = try configuration(["More", "More", "Tab: B", "Tab: A"])
    #expect(before.frontScreen == after.frontScreen && !after.extends(before))
  }

  @Test("A shorter visible stack does not, even if another tab has grown") func shorterVisibleStack() throws {
    let before = try configuration(["More"])
    let after = try configuration(["Tab: B", "In", "Deeper", "Tab: A"])
    #expect(!after.extends(before))
    let both = try configuration(["More", "Tab: B", "In", "Tab: A"])
    #expect(both.extends(before))
  }
}
