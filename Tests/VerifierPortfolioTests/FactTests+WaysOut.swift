import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import Verification
@testable import VerifierPortfolio

/// Facts about ways out, and the sites of facts.
extension FactTests {
  @Test(
    "every screen without a way out is reported",
    arguments: [
      (start: "{ start: t, as: fullScreen }", expected: ["t is endless on B", "t is endless on C"]),
      (start: "{ present: L, locked: true }", expected: ["B is trapped under B", "C is trapped under C"]),
    ])
  func everyStuckScreen(start: String, expected: [String]) throws {
    let text = """
      navflow: 1
      root: { stack: H }
      screens:
        H: { actions: { Go: \(start) } }
        L: { actions: { One: replace B, Two: replace C, Out: dismiss } }
        B: { actions: { Stay: stay } }
        C: { actions: { Stay: stay } }
      tasks:
        t:
          outcomes: [ok, cancelled]
          screens: { A: { actions: { One: replace B, Two: replace C, Out: cancel } } }
      """
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let words = Verifier(simulator, engine: .exact).explore().words
    for word in expected { #expect(words.contains(word), "\(words)") }
  }

  @Test("a dead end is no way out, and no trap either")
  func deadEnd() throws {
    let flow = try FlowText.read(
      Self.task("{ start: t, as: fullScreen }", "T1: { actions: { Next: push T2 } }, T2: { back: hidden }"))
    let simulator = try #require(Simulator(flow, on: .phone))
    let words = Verifier(simulator, engine: .exact).explore().words
    #expect(words.contains("t is endless on T1") && words.contains("T2 offers nothing"))
    #expect(!words.contains("t is endless on T2"))
  }

  @Test("the site of a layer is the step that began its task")
  func whatBeganALayer() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A:
          actions:
            Both:
              - { start: t, then: { done: stay } }
              - { start: u, then: { done: stay } }
      tasks:
        t: { outcomes: [done], screens: { T: { actions: { Done: complete done } } } }
        u: { outcomes: [done], screens: { U: { actions: { Done: complete done } } } }
      """
    let observation = try #require(try FlowText.decideExactly(text).observation("stacks 2 with U of u"))
    #expect(observation.fact.site?.range?.start.line == 8)
  }
}
