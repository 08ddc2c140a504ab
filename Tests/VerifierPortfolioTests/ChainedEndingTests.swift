import Testing

@testable import Verification

/// A task that is ended by what follows on another's ending, and so on, as deep as tasks have begun.
@Suite("Endings that follow on each other") struct ChainedEndingTests {
  /// Runs of t stand on each other without bound; each ending ends the run beneath, and the last is one that A began.
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

  @Test("without a bound where nothing is left to do after each", arguments: ["complete ok", "[stay, complete ok]"])
  func withoutBound(follow: String) throws {
    let exact = try FlowText.decideExactly(flow(eachThen: follow))
    #expect(exact.isComplete && exact.undecided.isEmpty)
    let search = try FlowText.explore(flow(eachThen: follow), limits: .init(depth: 14, configurations: 1_000))
    #expect(Set(exact.words) == Set(search.words))
    #expect(exact.words.contains("shows Z"))
  }

  @Test("what the first action has still to do waits for all of them")
  func goesOnAfterwards() throws {
    let text = flow(eachThen: "complete ok", ending: "[complete ok, push E]")
      .replacing("  Z:", with: "  E: { actions: { over: pop } }\n  Z:")
    let exact = try FlowText.decideExactly(text)
    #expect(exact.isComplete && exact.undecided.isEmpty)
    // Whichever run it was, E stands on Z, and on nothing else.
    #expect(exact.taps(to: "shows E") == ["first", "end"])
    let behind = try FlowText.decideExactly(text.replacing("push Z", with: "[push Z, pop]"))
    #expect(behind.isComplete && behind.taps(to: "shows E") == ["first", "end"])
  }

  @Test("steps that wait for each ending may be any, so they are followed eight deep")
  func waitingSteps() throws {
    let exact = try FlowText.decideExactly(flow(eachThen: "[complete ok, push Z]"))
    #expect(!exact.isComplete)
    #expect(exact.words.contains("shows Z"))
  }
}
