import GeneratedFlows
import Testing

@testable import Verification

/// Tasks that are ended by the steps after another task's end, in a chain of any length.
@Suite("Tasks that end one after another") struct ChainedEndingTests {
  /// Runs of t are nested without bound; each ending ends the run beneath, and A began the last one.
  private func flow(eachThen follow: String, ending: String = "complete ok") -> String {
    """
    navflow: 1
    root: { stack: A }
    screens:
      A: { actions: { first: { start: t, as: push, then: { ok: push Z } } } }
      Z: { actions: { off: pop } }
    tasks:
      t:
        outcomes: [ok, cancelled]
        screens:
          T: { actions: { more: { start: t, as: push, then: { ok: \(follow) } }, end: \(ending) } }
    """
  }

  @Test("their number has no bound if no steps follow", arguments: ["complete ok", "[stay, complete ok]"])
  func withoutBound(follow: String) throws {
    let exact = try FlowText.decideExactly(flow(eachThen: follow))
    #expect(exact.isComplete && exact.undecided.isEmpty)
    let search = try FlowText.explore(flow(eachThen: follow), limits: .init(depth: 14, configurations: 1_000))
    #expect(Set(exact.words) == Set(search.words))
    #expect(exact.words.contains("shows Z"))
  }

  @Test("the remaining steps of an action that ends a task run after all endings in the chain")
  func goesOnAfterwards() throws {
    let text = flow(eachThen: "complete ok", ending: "[complete ok, push E]")
      .replacing("  Z:", with: "  E: { actions: { over: pop } }\n  Z:")
    let exact = try FlowText.decideExactly(text)
    #expect(exact.isComplete && exact.undecided.isEmpty)
    // However many runs end, `A` pushes Z before the ending action pushes E.
    #expect(exact.taps(to: "shows E") == ["first", "end"])
    let behind = try FlowText.decideExactly(text.replacing("push Z", with: "[push Z, pop]"))
    #expect(behind.isComplete && behind.taps(to: "shows E") == ["first", "end"])
  }

  @Test("steps after each ending are followed to a nesting of eight")
  func waitingSteps() throws {
    let exact = try FlowText.decideExactly(flow(eachThen: "[complete ok, push Z]"))
    #expect(!exact.isComplete)
    #expect(exact.words.contains("shows Z"))
  }
}
