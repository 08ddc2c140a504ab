import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// Which ways by other tabs are ways out, where no search knows better.
@Suite("Ways out by other tabs are trusted as far as they are sure") struct SureReturnTests {
  private func explore(_ text: String) throws -> Behaviour { try FlowText.exploreTabs(text) }

  @Test("A way by another tab is none where that may wait without one")
  func wayByTrap() throws {
    let flow = """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, In: push Item } }
        Item: { back: hidden, gestures: { "Tab: Home": none }, actions: { Wait: stay } }
        Me: { actions: { More: push Me, Go: push Trap, Win: push Goal } }
        Trap: { TRAP }
        Goal: {}
      expect: [{ from: { screen: Item }, canReach: { screen: Goal } }]
      """
    let trapped = try explore(
      flow.replacing("TRAP", with: "back: hidden, gestures: { \"Tab: Me\": none }, actions: { Wait: stay }"))
    #expect(trapped.judge(trapped.simulator.flow.expectations[0]).verdict == .bounded(0))
    let free = try explore(flow.replacing("TRAP", with: "actions: { Out: pop }"))
    #expect(free.judge(free.simulator.flow.expectations[0]).verdict == .proved)
  }

  @Test("An entry that comes into a tab is no way out of its task, and what the user does there is")
  func entriesAreNoWayOut() throws {
    let flow = """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Buy: start buy } }
        Me: { actions: { More: push Me ACTION } }
      tasks:
        buy:
          presentation: push
          screens: { Wait: { back: hidden, gestures: { "Tab: Home": none }, actions: { Wait: stay } } }
          outcomes: [done]
      entries: { Link: { where: { screen: Me }, do: [tab Home, pop root] } }
      """
    let endless = try explore(flow.replacing("ACTION", with: ""))
    #expect(endless.observations.contains { $0.fact.isEndless })
    let ending = try explore(flow.replacing("ACTION", with: ", Out: [tab Home, pop root]"))
    #expect(!ending.observations.contains { $0.fact.isEndless })
  }

  @Test("Who comes into a tab to take everything off has not come back while nothing is there")
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

  @Test("Who goes to another tab and does something there need not be able to come back")
  func leavingForGood() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, In: push Item } }
        Item:
          back: hidden
          gestures: { "Tab: Home": none, "Tab: Me": none }
          actions: { Go: [tab Me, push Trap], Win: { when: { paid: yes }, do: push Goal } }
        Goal: {}
        Me: { actions: { More: push Me, Pay: { set: { paid: yes }, do: stay } } }
        Trap: { back: hidden, tabBar: hidden, actions: { Wait: stay } }
      expect: [{ from: { screen: Item }, canReach: { screen: Goal } }]
      """)
    // By way of Trap it would take as many taps, if anybody came back from there.
    #expect(behaviour.isComplete && behaviour.taps(to: "shows Goal") == ["Tab: Me", "Pay", "Tab: Home", "In", "Win"])
    #expect(behaviour.judge(behaviour.simulator.flow.expectations[0]).verdict == .bounded(0))
  }

  @Test("Who surely comes back need not come back with what is done there on some screen")
  func returningWithNothingDone() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Buy: start buy } }
        Me: { actions: { More: push Me, In: push Hall, Out: [tab Home, pop root] } }
        Hall: { back: hidden, gestures: { "Tab: Me": none }, actions: { Wait: stay } }
      tasks:
        buy:
          presentation: push
          screens: { Wait: { back: hidden, gestures: { "Tab: Home": none }, actions: { Wait: stay } } }
          outcomes: [done]
      """)
    #expect(behaviour.isComplete && behaviour.undecided.contains(where: \.isEndless))
  }

  @Test("Who comes back by way of a third tab need not")
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

  @Test("Who can surely come back with what is wanted is not stuck", arguments: [false, true])
  func sureReturn(hasArrivals: Bool) throws {
    let behaviour = try explore(
      buying(me: "More: push Me, Pay: { set: { paid: yes }, do: stay }", withArrivals: hasArrivals))
    #expect(behaviour.simulator.hasArrivals == hasArrivals)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(!behaviour.observations.contains { $0.fact.isEndless })
  }

  @Test("It is asked how the other tab waits with the values that there are", arguments: [false, true])
  func waitsWithItsValues(hasArrivals: Bool) throws {
    let behaviour = try explore(
      buying(
        me: "More: push Me, Pay: { set: { paid: yes }, do: stay }, In: { when: { paid: no }, do: push Hall }",
        withArrivals: hasArrivals))
    #expect(behaviour.isComplete && behaviour.undecided.contains(where: \.isEndless))
  }

  @Test("A tab waits where it was left, not wherever its values are the same")
  func waitsWhereItWasLeft() throws {
    let behaviour = try explore(
      buying(me: "More: push Me, Pay: { set: { paid: yes }, do: stay }, Trip: push Trap"))
    #expect(behaviour.isComplete && behaviour.words.contains("shows Trap"))
    #expect(!behaviour.undecided.contains(where: \.isEndless) && !behaviour.observations.contains { $0.fact.isEndless })
  }

  @Test("Who may find the other tab waiting where nothing can be done may be stuck; a search can be sure")
  func otherTabWaits() throws {
    let flow = buying(me: "More: push Me, Pay: { set: { paid: yes }, do: stay }, In: push Hall")
    let alone = try explore(flow)
    #expect(alone.isComplete && alone.undecided.contains(where: \.isEndless))
    #expect(!alone.observations.contains { $0.fact.isEndless })
    let both = try FlowText.exploreTabs(flow)
    #expect(both.observations.contains { $0.fact.isEndless } && !both.undecided.contains(where: \.isEndless))
  }

  /// A task that is waiting for what another tab does, and cannot be left.
  ///
  /// - Parameter hasArrivals: whether something may happen by itself somewhere, so that who comes back sees what has come to
  ///   light.
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
