import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

@Suite("What makes tabs' stacks grow is called come to in the fewest taps only where it is") struct TabwiseGrowthTests {
  @Test("what takes longer in another tab than its system can know is not")
  func claims() throws {
    let text = """
      navflow: 1
      root: { tabs: [Home, Me] }
      state: { account: [none, known] }
      screens:
        Home: { actions: { More: push Home, In: push Form } }
        Form: { actions: { Next: push Last } }
        Last: { actions: { Sign in: { set: { account: known } } } }
        Me: { actions: { Open: push Deep } }
        Deep: { actions: { More: { when: { account: known }, do: push Deep } } }
      """
    let flow = try FlowText.read(text)
    let simulator = try #require(Simulator(flow, on: .phone))
    let kept = flow.variablesThatMatter
    let systems = try #require(TabSystems(simulator, keeping: kept, steps: .max, .none))
    let solution = try #require(TabwiseSolution(systems, .none))
    let cycles = TabwiseGrowth(of: solution, .none).cycles
    let ways = cycles.map { (taps: $0.walk.taps, isShortest: $0.walk.isShortest) }
    #expect(ways.contains { $0.taps == ["More"] && $0.isShortest })
    // Signed in before anything was opened, it would take six.
    let deep = ways.filter { $0.taps.contains("Open") }
    #expect(deep.count == 1 && deep.allSatisfy { $0.taps.count > 6 && !$0.isShortest }, "\(ways)")
  }
}
