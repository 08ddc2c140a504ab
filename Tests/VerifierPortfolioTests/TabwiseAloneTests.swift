import FlowModel
import FlowSimulation
import Testing

@testable import Verification

/// What the systems of the tabs say where no search beside them knows better.
@Suite("The tabs' own systems need no search to be right") struct TabwiseAloneTests {
  private func explore(_ text: String) throws -> VerificationResult { try FlowText.exploreTabs(text) }

  /// The screens of which it is not known whether they are ever shown.
  private func doubted(_ behaviour: VerificationResult) -> [String] {
    behaviour.undecided.compactMap { fact in
      if case .shows(let screen) = fact { behaviour.simulator.flow[screen].name.value } else { nil }
    }
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
          screens: { T: { actions: { Odd: [tab Me, tab Home, complete done] } } }
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

  @Test("An entry that interrupts a task and ends in another tab has told of it where it began")
  func interruptingEntry() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Ask: start ask } }
        Me: { actions: { More: push Me } }
      tasks:
        ask:
          presentation: sheet
          screens: { Q: { actions: { Done: complete done } } }
          outcomes: [done]
      entries: { Mail: [dismiss all, tab Me] }
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.observation("interrupts ask")?.cost == Cost(taps: 2, entries: 1, systems: 0))
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

  @Test("What may grow and is not found to is searched for, and left open with how far the search has looked")
  func growthLeftOpen() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me, Aside] }
      state: { at: [off, on] }
      screens:
        Home: { gestures: { "Tab: Aside": none }, actions: { More: push Home, In: { when: { at: off }, push: Switch } } }
        Switch: { gestures: { "Tab: Me": none }, actions: { Off: { set: { at: off }, do: stay } } }
        Aside: { gestures: { "Tab: Me": none } }
        Me: { gestures: { "Tab: Aside": none }, actions: { More: push Me, Go: { set: { at: on }, do: push Desk } } }
        Desk:
          back: hidden
          gestures: { "Tab: Me": none, "Tab: Aside": none }
          actions: { Leave: { set: { at: off }, do: pop }, Odd: { when: { at: off }, do: present Never } }
        Never: { actions: { Again: present Never } }
      """)
    #expect(behaviour.isComplete && doubted(behaviour) == ["Never"])
    #expect(behaviour.isSure(ofGrowing: .stack) && !behaviour.isSure(ofGrowing: .layers))
  }

  @Test("What goes on in the tabs of one root goes on in those of no other")
  func ownRoot() throws {
    let behaviour = try explore(
      """
      roots: { one: { tabs: [A, B] }, two: { tabs: [C, D] } }
      screens:
        A: { actions: { More: push A, Switch: root two } }
        B: { actions: { More: push B } }
        C: { actions: { More: push C } }
        D: { actions: { More: push D, Go: [tab C, push Item] } }
        Item: { actions: { Lost: { where: { beneath: A }, do: push Never } } }
        Never: {}
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.taps(to: "shows Item") == ["Switch", "Tab: D", "Go"])
    #expect(!behaviour.words.contains("shows Never"))
  }

  @Test("Layers that a move takes along to another tab are its own")
  func layersThatComeAlong() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Both: [present One, present Two, tab Me] } }
        Me: { actions: { More: push Me } }
        One: {}
        Two: {}
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.taps(to: "stacks 2 with Two") == ["Both"])
  }

  @Test("A way is put together also where many screens have gone at once")
  func manyGoneAtOnce() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      state: { ready: [no, yes], paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, In: push One, Get: { when: { paid: yes }, do: push Prize } } }
        One: { actions: { In: push Two } }
        Two: { actions: { In: push Three } }
        Three: { actions: { Ready: { set: { ready: yes }, do: pop root } } }
        Me: { actions: { More: push Me, Pay: { when: { ready: yes }, set: { paid: yes }, do: stay } } }
        Prize: {}
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(
      behaviour.taps(to: "shows Prize") == ["In", "In", "In", "Ready", "Tab: Me", "Pay", "Tab: Home", "Get"])
  }

  @Test("Of ways in several tabs' systems the one is told that comes to be the shortest")
  func shortestAfterAll() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Get: { when: { paid: yes }, do: push Prize } } }
        Me: { actions: { More: push Me, Long: push L1, Pay: push P1 } }
        L1: { actions: { Next: push L2 } }
        L2: { actions: { Next: push L3 } }
        L3: { actions: { Next: push Prize } }
        P1: { actions: { Next: push P2 } }
        P2: { actions: { Next: push P3 } }
        P3: { actions: { Next: push P4 } }
        P4: { actions: { Pay: { set: { paid: yes }, do: pop root } } }
        Prize: {}
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.taps(to: "shows Prize") == ["Tab: Me", "Long", "Next", "Next", "Next"])
  }

}
