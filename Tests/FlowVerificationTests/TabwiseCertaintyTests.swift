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

  @Test("Where systems were cut off, nothing is called the shortest that only they call so")
  func cutOff() throws {
    let text = """
      roots: { door: { screen: D }, main: { tabs: [A, B], start: B } }
      start: main
      screens:
        A: { actions: { Deep: push A2 } }
        A2: { actions: { More: push A2 } }
        A3: {}
        B: { actions: { Deep: push B2, Leave: [root door, root main, root door, present Q] } }
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
