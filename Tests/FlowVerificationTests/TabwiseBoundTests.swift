import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// What it costs at least until something comes into a tab: neither too little, or a search is asked in vain, nor too much, or
/// what can be had in time is called late.
@Suite("What other tabs have to do is reckoned with as it is")
struct TabwiseBoundTests {
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
}
