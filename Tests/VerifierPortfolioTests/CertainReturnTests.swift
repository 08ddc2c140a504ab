import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import Verification

/// Ways out through other tabs, by the portfolio of all engines.
@Suite("A way out through another tab counts only if it is certain") struct CertainReturnTests {
  private func explore(_ text: String) throws -> VerificationResult { try FlowText.exploreTabs(text) }

  @Test("Entering a tab to remove its whole stack is no return before a screen is shown")
  func nothingThere() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { title: Home }
        Me: { actions: { Open: [{ present: Box, as: fullScreen }, push Desk], Up: push Desk } }
        Desk: { actions: { Over: [tab Home, pop root] } }
        Box: { title: Box }
      """)
    #expect(behaviour.isComplete && behaviour.words.contains("Box is trapped under the dead end Box"))
  }

  @Test("A return through a third tab is not certain")
  func returningByAThirdTab() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me, Shop] }
      state: { ok: [no, yes], paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Buy: start buy } }
        Me: { actions: { More: push Me, Pay: { when: { ok: yes }, set: { paid: yes }, do: stay } } }
        Shop: { actions: { More: push Shop, In: push Trap, OK: { set: { ok: yes }, do: stay } } }
        Trap: { back: hidden, gestures: { "Tab: Shop": none }, actions: { Wait: stay } }
      tasks:
        buy:
          presentation: push
          screens:
            Wait:
              back: hidden
              gestures: { "Tab: Home": none, "Tab: Shop": none }
              actions: { Done: { when: { paid: yes }, do: complete done } }
          outcomes: [done]
      """)
    #expect(behaviour.isComplete && behaviour.undecided.contains(where: \.isEndless))
  }

  /// A task that waits for an action in another tab, and cannot be left.
  ///
  /// - Parameter hasArrivals: whether the flow has arrivals, so that a return depends on the revealed screen.
  private func buying(me actions: String, withArrivals hasArrivals: Bool = false) -> String {
    """
    root: { tabs: [Home, Me] }
    state: { paid: [no, yes] }
    screens:
      Odd: { actions: { Look: \(hasArrivals ? "{ by: arrival, do: push Hall }" : "stay") } }
      Home: { actions: { More: push Home, Buy: start buy } }
      Me: { actions: { \(actions) } }
      Hall: { back: hidden, gestures: { "Tab: Me": none }, actions: { Wait: stay } }
      Trap: { back: hidden, tabBar: hidden, actions: { Wait: stay } }
    tasks:
      buy:
        presentation: push
        screens:
          Wait:
            back: hidden
            gestures: { "Tab: Home": none }
            actions: { Done: { when: { paid: yes }, do: complete done } }
        outcomes: [done]
    """
  }
}
