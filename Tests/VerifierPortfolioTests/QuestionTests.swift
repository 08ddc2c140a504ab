import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import Verification
@testable import VerifierPortfolio

/// Tests which taps and gestures answer a question, so that they lose no input.
@Suite("Answers to action sheets") struct QuestionTests {
  @Test("a tap outside an action sheet is an answer")
  func tapOutside() throws {
    let flow = """
      navflow: 1
      devices: [pad]
      root: { stack: A }
      screens:
        A: { actions: { Go: { present: Y, as: fullScreen } } }
        Y: { input: true, actions: { Off: present Ask } }
        Ask: { kind: actionSheet, gestures: { Tap outside: dismiss }, actions: { No: stay } }
      """
    let words = try FlowText.explore(flow, on: .pad).words
    #expect(words.contains("shows A") && !words.contains("loses the input of Y"))
    let unasked = flow.replacing("Off: present Ask", with: "Off: dismiss")
    #expect(try FlowText.explore(unasked, on: .pad).words.contains("loses the input of Y"))
  }
}
