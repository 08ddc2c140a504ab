import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// What the systems of the tabs say where no search beside them knows better.
@Suite("The tabs' own systems need no search to be right") struct TabwiseAloneTests {
  private func explore(_ text: String) throws -> Behaviour {
    let simulator = try #require(Simulator(try FlowText.read("navflow: 1\n" + text), on: .phone))
    let nothing = SearchEngine(simulator, limits: .init(depth: 0, configurations: 1)).explore()
    let engine = try #require(TabwiseEngine(simulator))
    return try #require(engine.explore(besides: { nothing }))
  }

  /// The screens of which it is not known whether they are ever shown.
  private func doubted(_ behaviour: Behaviour) -> [String] {
    behaviour.undecided.compactMap { fact in
      if case .shows(let screen) = fact { behaviour.simulator.flow[screen].name.value } else { nil }
    }
  }

  private func isEndless(_ fact: Fact) -> Bool { if case .endless = fact { true } else { false } }

  @Test("A value that no other tab sets comes back as it went")
  func ownValues() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      state: { locked: [no, yes] }
      screens:
        Home:
          actions:
            More: push Home
            Lock: { when: { locked: no }, set: { locked: yes }, do: push Locked }
            Odd: { when: { locked: yes }, do: push Never }
        Locked: { back: hidden, gestures: { "Tab: Home": none }, actions: { Wait: stay } }
        Me: { actions: { More: push Me } }
        Never: {}
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.words.contains("shows Locked") && !behaviour.words.contains("shows Never"))
  }

  @Test("What goes on in one tab goes on in no other")
  func ownTab() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me, Shop] }
      screens:
        Home: { actions: { More: push Home } }
        Me: { actions: { More: push Me, Go: [tab Home, push Item] } }
        Shop: { actions: { More: push Shop } }
        Item: { actions: { Lost: { where: { beneath: Shop }, do: push Never } } }
        Never: {}
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.taps(to: "shows Item") == ["Tab: Me", "Go"] && !behaviour.words.contains("shows Never"))
  }

  @Test("Nothing is proved where one tab's system was cut off, whichever it is", arguments: [true, false])
  func cutOff(isFirst: Bool) throws {
    let behaviour = try explore(
      """
      root: { tabs: \(isFirst ? "[Home, Me]" : "[Me, Home]") }
      screens:
        Home: { actions: { More: push Home, Go: start t } }
        Me: { actions: { More: push Me } }
      tasks:
        t:
          presentation: push
          screens: { T: { actions: { Odd: [tab Me, complete done] } } }
          outcomes: [done]
      """)
    #expect(!behaviour.isComplete)
  }

  @Test("A move through several tabs costs what it costs, and no more")
  func roundTrip() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Round: [tab Me, tab Home, push Item] } }
        Me: { actions: { More: push Me } }
        Item: {}
      expect:
        - { reachable: { screen: Item }, within: 1 }
        - { reachable: { screen: Item }, within: 0 }
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.taps(to: "shows Item") == ["Round"])
    let verdicts = behaviour.simulator.flow.expectations.map { behaviour.judge($0).verdict }
    #expect(verdicts == [.proved, .violated])
  }

  @Test("Of moves by which a tab comes back the cheapest counts")
  func cheapestReturn() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      state: { seen: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Get: { when: { seen: yes }, do: push Prize } } }
        Me:
          actions:
            More: push Me
            See: { by: arrival, when: { seen: no }, set: { seen: yes }, do: tab Home }
        Prize: {}
      expect: [{ reachable: { screen: Prize }, within: 2 }, { reachable: { screen: Prize }, within: 1 }]
      """)
    #expect(behaviour.isComplete && behaviour.taps(to: "shows Prize") == ["Tab: Me", "Get"])
    #expect(behaviour.simulator.flow.expectations.map { behaviour.judge($0).verdict } == [.proved, .violated])
  }

  @Test("A long way through one tab begins with what a third one sets")
  func hintAfterAnotherTab() throws {
    let steps = (1...12).map {
      "  D\($0): { back: hidden, actions: { Next: push D\($0 + 1), Other: push O\($0) } }\n  O\($0): {}\n"
    }
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me, Shop] }
      state: { open: [no, yes], paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Get: { when: { paid: yes }, do: push Prize } } }
        Me: { actions: { More: push Me, Go: { when: { open: yes }, do: push D1 } } }
        Shop: { actions: { More: push Shop, Open: { set: { open: yes }, do: stay } } }
        D13: { actions: { Pay: { set: { paid: yes }, do: pop root } } }
        Prize: {}
      \(steps.joined())
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    // Alone, a tab that could as well be left for the third one first may be left for the other.
    let nexts = Array(repeating: "Next", count: 12)
    let way = ["Tab: Shop", "Open", "Tab: Me", "Go"] + nexts + ["Pay", "Tab: Home", "Get"]
    let taps = try #require(behaviour.taps(to: "shows Prize"))
    #expect(taps == way || taps == ["Tab: Me"] + way)
  }

  @Test("What is to be reachable must be so from every initial value")
  func everyLaunch() throws {
    for value in ["a", "b"] {
      let behaviour = try explore(
        """
        root: { tabs: [Home, Me] }
        state: { v: { values: [a, b], initial: any } }
        screens:
          Home: { actions: { More: push Home, In: { when: { v: \(value) }, do: push Item } } }
          Me: { actions: { More: push Me } }
          Item: {}
        expect: [{ reachable: { screen: Item } }, { reachable: { screen: Me }, within: 1 }]
        """)
      #expect(behaviour.simulator.flow.expectations.map { behaviour.judge($0).verdict } == [.violated, .proved])
    }
  }

  @Test("What may grow and is not found to is left open")
  func growthLeftOpen() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      state: { at: [off, on] }
      screens:
        Home: { actions: { More: push Home, Off: { when: { at: off }, set: { at: off }, do: stay } } }
        Me: { actions: { More: push Me, Go: { set: { at: on }, do: push Desk } } }
        Desk:
          back: hidden
          gestures: { "Tab: Me": none }
          actions: { Leave: { set: { at: off }, do: pop }, Odd: { when: { at: off }, do: present Never } }
        Never: { actions: { Again: present Never } }
      """)
    #expect(behaviour.isComplete && doubted(behaviour) == ["Never"])
    #expect(behaviour.isSure(ofGrowing: .stack) && !behaviour.isSure(ofGrowing: .layers))
  }

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
    #expect(endless.observations.contains { isEndless($0.fact) })
    let ending = try explore(flow.replacing("ACTION", with: ", Out: [tab Home, pop root]"))
    #expect(!ending.observations.contains { isEndless($0.fact) })
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
    #expect(behaviour.isComplete && behaviour.words.contains("shows Goal"))
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
    #expect(behaviour.isComplete && behaviour.undecided.contains(where: isEndless))
  }
}
