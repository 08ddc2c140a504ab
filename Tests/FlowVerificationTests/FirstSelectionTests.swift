import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// The systems of tabs that are not shown first begin with a guess, which must not be seen in what they say.
@Suite("What is guessed of a tab that is not shown first is held against what can be") struct FirstSelectionTests {
  @Test("It may not be selected at once, nor with the values of the launch")
  func firstSelection() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me, Shop, Odd] }
      state: { account: [none, known] }
      screens:
        Home:
          gestures: { "Tab: Me": none, "Tab: Shop": none, "Tab: Odd": none }
          actions: { More: push Home, Sign in: { set: { account: known }, do: replace Main } }
        Main: { gestures: { "Tab: Odd": none }, actions: { Again: push Main } }
        Me: { actions: { More: push Me, Ask: { when: { account: none }, do: push Never } } }
        Shop: { actions: { More: push Shop, Look: { when: { account: known }, do: push Item } } }
        Item: { gestures: { "Tab: Odd": none } }
        Odd: { actions: { More: push Odd } }
        Never: {}
      """)
    #expect(behaviour.words.contains("shows Me") && behaviour.words.contains("shows Item"))
    #expect(!behaviour.words.contains("shows Never") && behaviour.undecided.isEmpty)
  }

  @Test("It is no guess that somebody comes back, so it weighs no more than a move that goes there")
  func weight() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      state: { account: [none, known] }
      screens:
        Home: { actions: { More: push Home, Sign in: { set: { account: known } }, Over: [tab Me, push First] } }
        Me: { actions: { More: push Me, In: { when: { account: known }, do: push Item } } }
        First: { actions: { Next: push Second } }
        Second: { actions: { Last: push Item } }
        Item: {}
      """)
    #expect(behaviour.taps(to: "shows Item") == ["Sign in", "Tab: Me", "In"])
  }

  @Test("With one of the values of the launch it may be selected, and not with another")
  func firstSelectionFromOneLaunch() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      state: { account: { values: [none, known], initial: any } }
      screens:
        Home:
          actions:
            More: push Home
            Lock: { by: arrival, when: { account: none }, do: replace Locked }
        Locked: { gestures: { "Tab: Me": none }, actions: { Wait: stay } }
        Me: { actions: { More: push Me, Ask: { when: { account: none }, do: push Never } } }
        Never: {}
      """)
    #expect(behaviour.words.contains("shows Me") && behaviour.words.contains("shows Locked"))
    #expect(!behaviour.words.contains("shows Never") && behaviour.undecided.isEmpty)
  }

  @Test("What takes too long to be guessed at is not waited for where it cannot be", arguments: [true, false])
  func largeTab(canBeSelected: Bool) throws {
    let chain = (0..<2_000).map { "  S\($0): { actions: { Next: push S\($0 + 1) } }" }.joined(separator: "\n")
    let gestures = canBeSelected ? "" : "gestures: { \"Tab: S0\": none }, "
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { tabs: [Home, S0] }
      screens:
        Home: { \(gestures)actions: { More: push Home } }
        S2000: {}
      \(chain)
      """)
    let simulator = try #require(Simulator(flow, on: .phone))
    let engine = TabwiseEngine(simulator, steps: 1_000)
    #expect((engine == nil) == canBeSelected)
  }
}
