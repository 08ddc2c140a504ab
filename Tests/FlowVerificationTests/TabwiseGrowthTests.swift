import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

@Suite("What makes tabs' stacks grow is called come to in the fewest taps only where it is") struct TabwiseGrowthTests {
  @Test("what takes longer in another tab than its system can know is not")
  func claims() throws {
    let text = """
      navflow: 1
      root: { tabs: [Home, Me] }
      state: { account: [none, known] }
      screens:
        Home: { actions: { More: push Home, In: push Form } }
        Form: { actions: { Next: push Last } }
        Last: { actions: { Sign in: { set: { account: known } } } }
        Me: { actions: { Open: push Deep } }
        Deep: { actions: { More: { when: { account: known }, do: push Deep } } }
      """
    let flow = try FlowText.read(text)
    let simulator = try #require(Simulator(flow, on: .phone))
    let kept = flow.variablesThatMatter
    let systems = try #require(TabSystems(simulator, keeping: kept, steps: .max, .none))
    let solution = try #require(TabwiseSolution(systems, .none))
    let cycles = TabwiseGrowth(of: solution, .none).cycles
    let ways = cycles.map { (taps: $0.walk.taps, isShortest: $0.walk.isShortest) }
    #expect(ways.contains { $0.taps == ["More"] && $0.isShortest })
    // Signed in before anything was opened, it would take six.
    let deep = ways.filter { $0.taps.contains("Open") }
    #expect(deep.count == 1 && deep.allSatisfy { $0.taps.count > 6 && !$0.isShortest }, "\(ways)")
  }

  @Test("A turn in which another tab has a part is told without what that did before")
  func turnsThroughTabs() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home } }
        Me: { actions: { More: push Me, Set up: push Desk } }
        Desk: { actions: { Go: [tab Home, push First, push Second, push Third] } }
        First: {}
        Second: {}
        Third: { actions: { Back to it: tab Me } }
      """)
    let cycles = behaviour.growths()
    #expect(cycles.contains { $0.walk.taps.contains("Go") })
    for cycle in cycles {
      let moves = cycle.walk.transitions.suffix(cycle.turn).compactMap(\.move)
      var here = cycle.walk.configuration
      for move in moves {
        #expect(behaviour.simulator.isOffered(move, in: here), "\(cycle.walk.taps), \(cycle.turn)")
        here = behaviour.simulator.perform(move, in: here).target
      }
      let heights = [cycle.walk.configuration, here].map { $0.stacks.reduce(0) { $0 + $1.count } }
      #expect(heights[0] < heights[1])
    }
  }

  @Test("and so is one that begins amid a move in which another tab has a part")
  func turnsFromAmidAMove() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { title: Home }
        Base: { title: Base }
        Me: { actions: { More: push Me, Set up: push Desk } }
        Desk: { back: hidden, actions: { Go: [tab Home, { present: Base, as: fullScreen }, push Base, push First, push Second] } }
        First: { actions: { Again: [push First, push Second] } }
        Second: { actions: { Off: pop } }
      """)
    let turns = behaviour.growths().map { ($0.walk.taps.joined(separator: ", "), $0.turn) }
    #expect(turns.contains { $0 == ("Tab: Me, Set up, Go, Off, Again", 2) }, "\(turns)")
  }

  @Test(
    "A turn that another tab lets go on for so long only is none, whether what it uses up there differs or not",
    arguments: [
      ("push T1", (1...6).map { "T\($0) [replace T\($0 + 1), tab Home, push First]" } + ["T7 stay"]),
      (Array(repeating: "push T", count: 12).joined(separator: ", "), ["T [pop, tab Home, push First, push First]"]),
    ])
  func turnsThatEnd(begin: String, screens: [String]) throws {
    let lines = screens.map { screen in
      let parts = screen.split(separator: " ", maxSplits: 1)
      return "  \(parts[0]): { back: hidden, gestures: { \"Tab: Me\": none }, actions: { Go: \(parts[1]) } }"
    }
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { title: Home }
        First: { title: First }
        Me: { actions: { More: push Me, Begin: [replace Used, \(begin)] } }
        Used: { back: hidden, gestures: { "Tab: Me": none }, actions: { Wait: stay } }
      \(lines.joined(separator: "\n"))
      """)
    #expect(behaviour.growths().map(\.walk.taps) == [["Tab: Me", "More"]])
  }

  @Test("One in which the other tab's stack grows as well is one")
  func turnsThatGrowBoth() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      screens:
        Home: { gestures: { "Tab: Home": none }, actions: { Look: push Item } }
        Item: { back: hidden, gestures: { "Tab: Home": none }, actions: { Over: [tab Me, push Note] } }
        Me: { back: hidden, gestures: { "Tab: Me": none, "Tab: Home": none } }
        Note: { back: hidden, gestures: { "Tab: Me": none, "Tab: Home": none }, actions: { Over there: [tab Home, push Item] } }
      """)
    #expect(behaviour.growths().map(\.walk.taps) == [["Look", "Over", "Over there"]])
  }

  @Test("Where it is not sure what grows, a search is asked, though all else is certain")
  func unsure() throws {
    var isAsked = false
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      state: { at: [off, on] }
      screens:
        Home: { back: hidden, gestures: { "Tab: Home": none }, actions: { Step: { when: { at: off }, set: { at: on }, do: push Home } } }
        Me: { actions: { Reset: { when: { at: on }, set: { at: off }, do: push Used } } }
        Used: { back: hidden, gestures: { "Tab: Me": none } }
      """, whenSearched: { isAsked = true })
    #expect(behaviour.undecided.isEmpty && behaviour.observations.allSatisfy { behaviour.walk(to: $0).isShortest })
    #expect(isAsked && !behaviour.isSure(ofGrowing: .stack) && behaviour.growths().isEmpty)
  }

  @Test("A way is one of the device for which it is told, wherever it was found")
  func devices() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      devices: [phone, pad]
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, In: push Item } }
        Item: { actions: { Buy: push Thanks } }
        Thanks: {}
        Me: { actions: { More: push Me } }
      """)
    let phone = try #require(Simulator(flow, on: .phone))
    let pad = phone.on(.pad)
    let behaviour = try #require(TabwiseEngine(phone)?.explore { SearchEngine(phone).explore() }).moved(to: pad)
    let walks = behaviour.observations.map(behaviour.walk)
    #expect(walks.count > 4 && walks.allSatisfy { $0.simulator.device == .pad })
  }
}
