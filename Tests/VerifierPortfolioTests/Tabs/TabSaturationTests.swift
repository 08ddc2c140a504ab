import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import Verification

/// The results for several tabs, by the portfolio of all engines.
@Suite("Flows with several tabs") struct TabSaturationTests {
  private func explore(_ text: String) throws -> VerificationResult { try FlowText.exploreTabs(text) }

  /// The screens whose reachability is undecided.
  private func doubted(_ behaviour: VerificationResult) -> [String] {
    behaviour.undecided.compactMap { fact in
      if case .shows(let screen) = fact.kind { behaviour.simulator.flow[screen].name.value } else { nil }
    }
  }

  @Test("Transitions in one tab do not run in others")
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

  @Test("Nothing is proved if any tab was not explored completely", arguments: [true, false])
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

  @Test("A transition through several tabs costs one tap")
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

  @Test("The cheapest transition that selects a tab again counts")
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

  @Test("An entry that interrupts a task and ends in another tab reports it where it began")
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

  @Test("A long trace through one tab begins with an assignment in a third one")
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
    // The trace need not be the shortest: it may select `Me` before it selects `Shop`.
    let nexts = Array(repeating: "Next", count: 12)
    let way = ["Tab: Shop", "Open", "Tab: Me", "Go"] + nexts + ["Pay", "Tab: Home", "Get"]
    let taps = try #require(behaviour.taps(to: "shows Prize"))
    #expect(taps == way || taps == ["Tab: Me"] + way)
  }

  @Test("Possible growth that is not found is undecided, with the bound of the search")
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
    #expect(behaviour.isCertain(ofGrowing: .stack) && !behaviour.isCertain(ofGrowing: .layers))
  }

  @Test("Transitions in the tabs of one root do not run in those of another")
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

  @Test("Layers that a transition takes along to another tab belong to it")
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

  @Test("A trace is found after many screens were removed at once")
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

  @Test("The shortest of several traces through tabs is reported")
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
