import FlowModel
import FlowSimulation
import FlowSyntax
import Support
import Testing

@testable import PushdownVerification
@testable import Verification

@Suite("Stacks of hidden tabs") struct WaitingStackTests {
  /// `End` is reachable only if the user returns to a tab that waits with `Item` on its stack.
  private static let text = """
    navflow: 1
    root: { tabs: [Home, Search] }
    state: { seen: [no, yes] }
    screens:
      Home: { actions: { Open: { when: { seen: no }, do: push Item } } }
      Item: { actions: { Read: { when: { seen: yes }, do: push End } } }
      End: {}
      Search: { actions: { Look: { set: { seen: yes }, do: stay } } }
    """

  @Test("a transition into a tab enters each of its stacks")
  func entersEveryStack() throws {
    let flow = try #require(FlowReader.read(text: Self.text).flow)
    let end = try #require(flow.screens.first { $0.name.value == "End" })
    let simulator = try #require(Simulator(flow, on: .phone))
    let (saturation, isWhole) = StackSaturation.saturated(simulator, maximumRows: 1_000, .none)
    #expect(isWhole)
    let reading = try #require(StackReading(saturation, .none))
    #expect(reading.possibleFacts.contains(Fact(.shows(end.id))))
  }
}
