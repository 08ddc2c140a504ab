import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// Which way is told where each tab is decided by itself, and whether it is called the shortest.
@Suite("Tabs by themselves tell the shortest way that was found, and call it so only where it surely is")
struct TabwiseCertaintyTests {
  private func explore(_ text: String) throws -> Behaviour { try FlowText.exploreTabs(text) }

  /// A screen that opens over itself, and two ways there: where another tab has set a value, which takes long, and one's own.
  private func twoWaysToRing(own: String) -> String {
    """
    root: { tabs: [Home, Me] }
    state: { paid: [no, yes] }
    screens:
      Home: { actions: { More: push Home, Get: { when: { paid: yes }, do: push Ring }, Own: push L1 } }
      L1: { actions: { Next: push L2 } }
      L2: { actions: \(own) }
      L3: { actions: { Next: push Ring } }
      L4: { actions: { Pay: { set: { paid: yes }, do: pop root } } }
      Ring: { actions: { Again: present Ring } }
      Me: { actions: { More: push Me, Pay: push P1 } }
      P1: { actions: { Next: push P2 } }
      P2: { actions: { Next: push P3 } }
      P3: { actions: { Pay: { set: { paid: yes }, do: pop root } } }
    """
  }

  private func layers(_ behaviour: Behaviour) -> Walk? { behaviour.growths().first { $0.kind == .layers }?.walk }

  @Test("What grows is come to by the way that comes to be the shortest, not by the one that seems so")
  func growthAfterAll() throws {
    let behaviour = try explore(twoWaysToRing(own: "{ Next: push L3 }"))
    #expect(layers(behaviour)?.taps == ["Own", "Next", "Next", "Next", "Again"])
  }

  @Test(
    "Of several ways to what grows that seem shorter than they are the shortest is told",
    arguments: ["Long: push P1, Short: push P3", "Short: push P3, Long: push P1"])
  func growthOfManyWays(inOrder ways: String) throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes, gold] }
      screens:
        Home:
          actions:
            More: push Home
            Get: { when: { paid: yes }, do: push Ring }
            Take: { when: { paid: gold }, do: push Ring }
            Own: push L1
        L1: { actions: { Next: push L2 } }
        L2: { actions: { Next: push L3 } }
        L3: { actions: { Next: push Ring } }
        Ring: { actions: { Again: present Ring } }
        Me: { actions: { More: push Me, \(ways) } }
        P1: { actions: { Next: push P2 } }
        P2: { actions: { Pay: { set: { paid: yes }, do: pop root } } }
        P3: { actions: { Pay: { set: { paid: gold }, do: pop root } } }
      """)
    #expect(layers(behaviour)?.taps == ["Own", "Next", "Next", "Next", "Again"])
  }

  @Test("What grows in two tabs alike is told of the one where it can be come to sooner")
  func growthInEitherTab() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Own: push L1 } }
        L1: { actions: { Next: push L2 } }
        L2: { actions: { Next: push Ring } }
        Ring: { actions: { Again: present Ring } }
        Me: { actions: { More: push Me, Go: push Ring } }
      """)
    #expect(behaviour.growths().count { $0.kind == .layers } == 1)
    // That no other turn begins sooner is not looked for.
    #expect(layers(behaviour)?.taps == ["Tab: Me", "Go", "Again"] && layers(behaviour)?.isShortest == false)
  }

  @Test("What another tab has to set is reckoned with, so that the user's own way is found where it is no longer")
  func ownWay() throws {
    let text = twoWaysToRing(own: "{ Pay: { set: { paid: yes }, do: pop root } }")
      .replacing(
        "P3: { actions: { Pay: { set: { paid: yes }, do: pop root",
        with: "P3: { actions: { Pay: { set: { paid: yes }, do: stay")
    let walk = try #require(layers(try FlowText.exploreTabs(text, besides: .init(depth: 0))))
    #expect(walk.taps == ["Own", "Next", "Pay", "Get", "Again"])
  }

  @Test(
    "Nothing is reckoned with twice, and nothing that is free",
    arguments: [
      ("Pay: { set: { paid: yes }, do: tab Home }", ["Tab: Me", "Pay", "Get"]),
      ("Pay: { set: { paid: yes }, do: stay }", ["Tab: Me", "Pay", "Tab: Home", "Get"]),
      ("Pay: { by: system, set: { paid: yes }, do: tab Home }", ["Tab: Me", "Pay", "Get"]),
      ("Seen: { by: arrival, when: { paid: no }, set: { paid: yes }, do: stay }", ["Tab: Me", "Tab: Home", "Get"]),
      ("Seen: { by: arrival, when: { paid: no }, set: { paid: yes }, do: tab Home }", ["Tab: Me", "Get"]),
    ])
  func settingElsewhere(action: String, taps: [String]) throws {
    let text = """
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Get: { when: { paid: yes }, do: push Ring } } }
        Ring: { actions: { Again: present Ring } }
        Me: { actions: { More: push Me, \(action) } }
      expect: [{ reachable: { screen: Ring }, within: \(taps.count) }]
      """
    let behaviour = try FlowText.exploreTabs(text, besides: .init(depth: 0))
    let walk = behaviour.walk(to: try #require(behaviour.observation("performs Get")))
    let arrives = walk.taps.filter { $0 != "Seen" }
    #expect(arrives == taps && walk.isShortest)
    #expect(behaviour.judge(behaviour.simulator.flow.expectations[0]).verdict == .proved)
  }

  @Test(
    "A tap that brings a root with tabs is counted once, wherever it goes on",
    arguments: [
      "[root main, tab A]", "[root main, { set: { paid: yes } }, tab A]", "[root main, tab B, tab A]",
      "[{ set: { paid: yes } }, root main, tab A]",
      "[{ set: { seen: yes } }, root main, { set: { paid: yes } }, tab A]",
      "[{ set: { paid: yes } }, root main, tab B, { set: { seen: yes } }, tab A]",
      "[{ set: { seen: yes } }, root main, { set: { seen: no } }, tab A]",
      "[{ set: { paid: half } }, root main, { set: { paid: yes } }, tab A]",
    ])
  func rootWithTabs(steps: String) throws {
    let text = """
      roots: { door: { screen: D }, main: { tabs: [A, B, C], start: C } }
      start: door
      state: { paid: [no, half, yes], seen: [no, yes] }
      screens:
        D: { actions: { In: \(steps) } }
        A: { actions: { More: push A, Look: { when: { paid: yes }, push: L } } }
        B: { actions: { More: push B, See: { when: { paid: yes }, push: M } } }
        C:
          actions:
            More: push C
            Pay: { set: { paid: yes }, do: stay }
            Mark: { when: { seen: no }, set: { seen: yes }, do: stay }
        L: {}
        M: {}
      expect:
        - { reachable: { screen: A }, within: 1 }
        - { reachable: { screen: L }, within: 6 }
        - { reachable: { screen: M }, within: 6 }
      """
    let behaviour = try FlowText.exploreTabs(text, besides: .init(depth: 0))
    let verdicts = behaviour.simulator.flow.expectations.map { behaviour.judge($0).verdict }
    #expect(verdicts == [.proved, .proved, .proved])
    #expect(behaviour.walk(to: try #require(behaviour.observation("shows A"))).isShortest)
  }

  @Test(
    "A tap that sets something and leaves the tab in a second part is counted once",
    arguments: ["[tab A]", "[push B, tab A]", "[pop root, tab A]", "[root one]", "[root one, tab A]", "root two"])
  func splitMove(steps: String) throws {
    // The alert goes before what is beneath comes to light.
    let text = """
      roots: { one: { tabs: [A, B], start: B }, two: { tabs: [B, A], start: A } }
      state: { v: [a, b] }
      screens:
        A: { actions: { Deep: push A, Goal: { when: { v: b }, push: G } } }
        B: { actions: { Deep: push B, Ask: { by: arrival, present: Q } } }
        Q: { kind: alert, actions: { No: stay, Go: { set: { v: b }, do: \(steps) } } }
        G: {}
      expect: [{ reachable: { screen: G }, within: \(steps == "[root one]" ? 4 : 2) }]
      """
    let behaviour = try FlowText.exploreTabs(text, besides: .init(depth: 0))
    let search = try FlowText.explore("navflow: 1\n" + text, limits: .init(depth: 4, configurations: 2_000))
    let expectation = behaviour.simulator.flow.expectations[0]
    #expect(search.judge(expectation).verdict == .proved)
    #expect(behaviour.judge(expectation).verdict == .proved)
  }

  @Test("Where systems were cut off, nothing is called the shortest that only they call so")
  func cutOff() throws {
    let text = """
      roots: { door: { screen: D }, main: { tabs: [A, B], start: B } }
      start: main
      screens:
        A: { actions: { Deep: push A2 } }
        A2: { actions: { More: push A2 } }
        A3: {}
        B: { actions: { Deep: push B2, Leave: [root door, present Q] } }
        B2: { actions: { More: push B2, Show: [push A3, present Q] } }
        Q: { kind: alert, actions: { No: stay, Go: replace A3 } }
        D: {}
      expect: [{ never: { screen: A3 } }]
      """
    let behaviour = try FlowText.exploreTabs(text, besides: .init(depth: 1))
    #expect(!behaviour.isComplete)
    let shown = behaviour.walk(to: try #require(behaviour.observation("shows A3")))
    let judgement = behaviour.judge(behaviour.simulator.flow.expectations[0])
    #expect(!shown.isShortest && judgement.walk?.isShortest == false)
  }

  @Test(
    "What first comes into a tab costs what it takes in the others, in whichever of them it is least",
    arguments: [
      ("More: push Third", ["Next", "Next", "Pay", "Tab: Me", "Get"]),
      ("Give: { set: { paid: yes }, do: stay }", ["Tab: Third", "Give", "Tab: Me", "Get"]),
      ("Give: { set: { paid: yes }, do: tab Me }", ["Tab: Third", "Give", "Get"]),
      ("Give: { by: arrival, when: { paid: no }, set: { paid: yes }, do: tab Me }", ["Tab: Third", "Get"]),
      ("Late: push T1, Later: push T1", ["Next", "Next", "Pay", "Tab: Me", "Get"]),
    ])
  func firstArrival(inThird action: String, taps: [String]) throws {
    let text = """
      root: { tabs: [Home, Me, Third] }
      state: { paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Next: push O } }
        O: { actions: { Next: push P } }
        P: { actions: { Pay: { set: { paid: yes }, do: stay } } }
        Me: { actions: { More: push Me, Get: { when: { paid: yes }, push: Ring } } }
        Third: { actions: { \(action) } }
        T1: { actions: { Next: push T2 } }
        T2: { actions: { Give: { set: { paid: yes }, do: stay } } }
        Ring: {}
      expect: [{ reachable: { screen: Ring }, within: \(taps.count) }]
      """
    var searches = 0
    let behaviour = try FlowText.exploreTabs(text) { searches += 1 }
    let walk = behaviour.walk(to: try #require(behaviour.observation("performs Get")))
    #expect(walk.taps.filter { $0 != "Give" || !action.contains("arrival") } == taps && walk.isShortest)
    #expect(behaviour.judge(behaviour.simulator.flow.expectations[0]).verdict == .proved)
    #expect(searches == 0 || action.contains("arrival"))
  }

  @Test("What first comes into a tab may have to come through several")
  func firstArrivalByWayOfOthers() throws {
    let text = """
      root: { tabs: [Home, Second, Third, Me] }
      state: { paid: [no, half, yes] }
      screens:
        Home: { actions: { More: push Home, Next: push P } }
        P: { actions: { Pay: { when: { paid: no }, set: { paid: half }, do: stay } } }
        Second: { actions: { More: push Second, Next: push Q } }
        Q: { actions: { Rest: { when: { paid: half }, set: { paid: yes }, do: stay } } }
        Third: { actions: { More: push Third, Show: { when: { paid: yes }, push: Ring } } }
        Me: { actions: { More: push Me, Get: { when: { paid: yes }, push: Ring } } }
        Ring: {}
      """
    let behaviour = try FlowText.exploreTabs(text)
    let way = ["Next", "Pay", "Tab: Second", "Next", "Rest"]
    for (fact, taps) in [("performs Show", ["Tab: Third", "Show"]), ("performs Get", ["Tab: Me", "Get"])] {
      let walk = behaviour.walk(to: try #require(behaviour.observation(fact)))
      // That going there before and coming back is no shorter, the systems cannot tell.
      #expect(walk.taps == way + taps)
    }
  }

  @Test("What comes into a tab once more need not have been brought about since the launch")
  func laterArrival() throws {
    let text = """
      root: { tabs: [Home, Me] }
      state: { seen: [no, yes], paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Pay: { when: { seen: yes }, set: { paid: yes }, do: stay } } }
        Me:
          actions:
            More: push Me
            Look: { set: { seen: yes }, do: stay }
            Get: { when: { paid: yes }, push: Ring }
        Ring: {}
      expect: [{ reachable: { screen: Ring }, within: 6 }]
      """
    let behaviour = try FlowText.exploreTabs(text)
    let walk = behaviour.walk(to: try #require(behaviour.observation("performs Get")))
    #expect(walk.taps == ["Tab: Me", "Look", "Tab: Home", "Pay", "Tab: Me", "Get"] && walk.isShortest)
    #expect(behaviour.judge(behaviour.simulator.flow.expectations[0]).verdict == .proved)
  }

  @Test("What others make of values costs what is cheapest, in as many moves as it takes, where it can be at all")
  func settings() {
    let values = { (one: Int, other: Int) in [ValueID(one), ValueID(other)] }
    var settings = Settings()
    for weight in UInt64(3)...20 { settings.add(from: values(0, 0), to: values(1, 0), weight) }
    settings.add(from: values(0, 0), to: values(0, 1), 2)
    settings.add(from: values(0, 1), to: values(1, 1), 3)
    settings.add(from: values(0, 2), to: values(1, 2), 1)
    var others = Settings()
    others.add(from: values(0, 0), to: values(1, 1), 6)
    others.add(from: values(1, 0), to: values(1, 0), 0)
    settings.merge(others)
    let found = settings.reach(from: values(0, 0))
    #expect(found == [values(0, 0): 0, values(1, 0): 3, values(0, 1): 2, values(1, 1): 5])
    let arrival = TabArrival(
      entry: TabEntry(
        root: RootID(0), tab: 0, state: values(1, 1), rest: .nothing, layers: [], newLayers: 0),
      sources: [values(1, 1): 1, values(1, 0): 1, values(1, 2): 0], isOnes: true)
    #expect(arrival.weight(after: found) == 4 && arrival.weight(after: [values(0, 2): 0]) == nil)
  }

  @Test("Where a search has seen a shorter way to what grows that is told, and neither is called the shortest")
  func growthOnASecondOpinion() throws {
    let text = twoWaysToRing(own: "{ Next: push L4 }")
    for (limits, taps) in [
      (SearchEngine.Limits(depth: 0), ["Tab: Me", "Pay", "Next", "Next", "Pay", "Tab: Home", "Get", "Again"]),
      (SearchEngine.Limits(), ["Own", "Next", "Next", "Pay", "Get", "Again"]),
    ] {
      let walk = try #require(layers(try FlowText.exploreTabs(text, besides: limits)))
      #expect(walk.taps == taps && !walk.isShortest)
    }
  }

  @Test(
    "Who is stuck is told by a way that surely leads there, which is not called the shortest", arguments: [true, false])
  func trapOnASecondOpinion(isSeenBySearch: Bool) throws {
    // A trap in which the stack grows is none to a search: beyond its depth there may be a way out.
    let text = twoWaysToRing(own: "{ Next: push L4 }")
      .replacing("do: push Ring", with: "do: { present: Ring, locked: true }")
      .replacing("Again: present Ring", with: isSeenBySearch ? "Wait: stay" : "Again: push Ring")
    let behaviour = try FlowText.exploreTabs(
      text + "\nexpect: [{ from: { screen: Ring }, canReach: { screen: Home } }]", besides: .init())
    let walk = behaviour.walk(to: try #require(behaviour.observation("Ring is trapped under Ring")))
    let long = ["Tab: Me", "Pay", "Next", "Next", "Pay", "Tab: Home", "Get"]
    #expect(walk.taps == (isSeenBySearch ? ["Own", "Next", "Next", "Pay", "Get"] : long) && !walk.isShortest)
    let judgement = behaviour.judge(behaviour.simulator.flow.expectations[0])
    #expect(judgement.verdict == .violated && judgement.walk?.isShortest == false)
  }

  @Test("A way that costs more than it seemed is called shortest only as far as a search has looked")
  func dearerThanItSeemed() throws {
    let text =
      twoWaysToRing(own: "{ Next: push L3 }")
        + """

        expect: [{ never: { screen: Ring, state: { paid: yes } } }]
        """
    for (depth, isShortest) in [(3, false), (24, true)] {
      let behaviour = try FlowText.exploreTabs(text, besides: .init(depth: depth))
      let judgement = behaviour.judge(behaviour.simulator.flow.expectations[0])
      let way = ["Tab: Me", "Pay", "Next", "Next", "Pay", "Tab: Home", "Get"]
      #expect(judgement.verdict == .violated && judgement.walk?.taps == way)
      #expect(judgement.walk?.isShortest == isShortest)
    }
  }

  @Test("A search is asked about an expectation alone, where nothing else is uncertain")
  func searchForAnExpectation() throws {
    let text = """
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes] }
      screens:
        Home: { actions: { Own: push L1 } }
        L1: {}
        Me: { actions: { Pay: push P1 } }
        P1: { actions: { Next: push P2 } }
        P2: { actions: { Pay: { set: { paid: yes }, do: pop root } } }
      expect: [{ never: { screen: L1, state: { paid: yes } } }, { never: { screen: P2 } }]
      """
    var searches = 0
    let behaviour = try FlowText.exploreTabs(text, besides: .init()) { searches += 1 }
    let walks = behaviour.simulator.flow.expectations.map { behaviour.judge($0).walk }
    #expect(searches == 1)
    #expect(walks[0]?.taps.count == 6)
    #expect(walks.map { $0?.isShortest } == [true, true])
  }

  @Test("A way that shows something is called shortest only as far as a search has looked, or the systems are sure")
  func surelyShortest() throws {
    let text = twoWaysToRing(own: "{ Next: push L3 }")
    for (depth, isShortest) in [(0, false), (3, false), (24, true)] {
      let behaviour = try FlowText.exploreTabs(text, besides: .init(depth: depth))
      let walk = { (fact: String) in behaviour.walk(to: try #require(behaviour.observation(fact))) }
      // Only another tab lets the user take it, which costs more than the tab itself knows.
      #expect(try walk("performs Get").isShortest == isShortest)
      #expect(try walk("shows L1").isShortest)
    }
  }

  @Test(
    "Nobody is said to be the first from whom something cannot be reached, nor a search that stopped to have seen it")
  func surelyStuckFirst() throws {
    let text = """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Lock: { present: Cell, locked: true } } }
        Me: { actions: { More: push Me } }
        Cell: { actions: { Wait: stay } }
      expect: [{ from: { screen: Cell }, canReach: { screen: Home } }]
      """
    let stopped = try FlowText.explore("navflow: 1\n" + text, limits: .init(depth: 5))
    for behaviour in [try explore(text), stopped] {
      let judgement = behaviour.judge(behaviour.simulator.flow.expectations[0])
      #expect(judgement.verdict == .violated && judgement.walk?.taps == ["Lock"])
      #expect(judgement.walk?.isShortest == false)
      let trapped = behaviour.walk(to: try #require(behaviour.observation("Cell is trapped under Cell")))
      #expect(trapped.taps == ["Lock"] && !trapped.isShortest)
    }
  }

  @Test("Where what grows needs no entry in one tab, it is told of that one, however far it is")
  func growthWithoutEntryFirst() throws {
    let behaviour = try explore(
      """
      root: { tabs: [Home, Me] }
      state: { armed: [yes, no] }
      screens:
        Home: { actions: { More: push Home, Own: push L1 } }
        L1: { actions: { Next: push L2 } }
        L2: { actions: { Next: push L3 } }
        L3: { actions: { Next: push Ring } }
        Ring:
          actions:
            Again: { when: { armed: yes }, set: { armed: no }, do: { present: Ring } }
            Arm: { when: { armed: no }, where: { tab: Home }, set: { armed: yes }, do: stay }
        Me: { actions: { More: push Me, Go: push Ring } }
      entries: { Armed: { set: { armed: yes }, do: stay } }
      """)
    let cycles = behaviour.growths().filter { $0.kind == .layers }
    #expect(cycles.map(\.needsEntry) == [false])
    #expect(cycles.first?.walk.taps.first == "Own")
  }
}
