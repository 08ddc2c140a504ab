import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import FlowVerification

@Suite("What takes many taps and few switches of tabs is found, where the tabs' own systems cannot show it")
struct ContextTests {
  /// Who pays in the other tab can win; on a shorter way, which the systems take for one, the other tab is a trap.
  private static let flow = """
    root: { tabs: [Home, Me] }
    state: { paid: [no, yes] }
    screens:
      Home: { gestures: { "Tab: Me": none }, actions: { More: push Home, Far: push Far, In: push Item } }
      Far: { gestures: { "Tab: Me": none }, actions: { Next: push Farther } }
      Farther: { actions: { Stay: stay } }
      Item:
        back: hidden
        gestures: { "Tab: Home": none, "Tab: Me": none }
        actions: { Go: [tab Me, push Trap], Win: { when: { paid: yes }, do: push Goal } }
      Goal: {}
      Me: { actions: { More: push Me, Pay: { set: { paid: yes }, do: stay } } }
      Trap: { back: hidden, tabBar: hidden, actions: { Wait: stay } }
    expect:
      - { never: { screen: Goal } }
    """

  /// Five switches lead to what takes longer without.
  private static func switching(walking count: Int, within taps: Int) -> String {
    """
    root: { tabs: [Home, Me] }
    state: { x: [a, b, c, d, e, f] }
    screens:
      Home:
        gestures: { "Tab: Home": none, "Tab: Me": none }
        actions:
          Walk: push W1
          One: { when: { x: a }, set: { x: b }, do: tab Me }
          Three: { when: { x: c }, set: { x: d }, do: tab Me }
          Five: { when: { x: e }, set: { x: f }, do: tab Me }
      Me:
        gestures: { "Tab: Home": none, "Tab: Me": none }
        actions:
          Two: { when: { x: b }, set: { x: c }, do: tab Home }
          Four: { when: { x: d }, set: { x: e }, do: tab Home }
          Goal: { when: { x: f }, do: push Goal }
    \(chain(count, to: "Goal"))
      Goal: { back: hidden, gestures: { "Tab: Home": none, "Tab: Me": none }, actions: { Wait: stay } }
    expect: [{ reachable: { screen: Goal }, within: \(taps) }]
    """
  }

  /// Screens one after the other, without a way back.
  private static func chain(_ count: Int, to last: String) -> String {
    (1...count).map { place in
      let next = place < count ? "W\(place + 1)" : last
      return "  W\(place): { tabBar: hidden, back: hidden, actions: { Walk: push \(next) } }"
    }.joined(separator: "\n")
  }

  private func simulator() throws -> Simulator {
    try #require(try Simulator(FlowText.read("navflow: 1\n" + Self.flow), on: .phone))
  }

  private let taps = ["Far", "Next", "Tab: Me", "Pay", "Tab: Home", "Tab: Home", "In", "Win"]

  @Test("The tabs' systems by themselves leave it open")
  func leftOpen() throws {
    let behaviour = try FlowText.exploreTabs(Self.flow)
    #expect(behaviour.isComplete && behaviour.taps(to: "shows Goal") == nil)
    #expect(behaviour.undecided.contains { if case .shows = $0 { true } else { false } })
    #expect(behaviour.judge(behaviour.simulator.flow.expectations[0]).verdict == .bounded(0))
    #expect(behaviour.evidence.leavesOpen(.none))
  }

  @Test("A search by switches shows it, calls nothing the fewest taps, and claims no bound")
  func bySwitches() throws {
    let seen = SearchEngine(try simulator(), contexts: Contexts()).explore()
    #expect(seen.taps(to: "shows Goal") == taps)
    let goal = try #require(seen.observation("shows Goal"))
    #expect(!seen.walk(to: goal).isShortest && !seen.isComplete && seen.bound == 0)
  }

  @Test("What is left open is taken from it, facts and expectations")
  func widened() throws {
    let limits = SearchEngine.Limits(depth: 2, configurations: 100)
    let behaviour = Verifier(try simulator(), limits: limits).explore()
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty && behaviour.taps(to: "shows Goal") == taps)
    let judgement = behaviour.judge(behaviour.simulator.flow.expectations[0])
    #expect(judgement.verdict == .violated && judgement.walk?.taps == taps && judgement.walk?.isShortest == false)
  }

  @Test("and so it is on another device that behaves alike")
  func twins() throws {
    let flow = try FlowText.read("navflow: 1\ndevices: [phone, pad]\n" + Self.flow)
    let both = Verifier.explore(flow, on: flow.devices, limits: .init(depth: 2, configurations: 100))
    for behaviour in both {
      #expect(behaviour.taps(to: "shows Goal") == taps)
      #expect(behaviour.judge(flow.expectations[0]).walk?.configuration.root == both[0].simulator.flow.start)
      #expect(behaviour.judge(flow.expectations[0]).verdict == .violated)
    }
    #expect(both.map(\.device) == [.phone, .pad])
  }

  @Test("Who is stuck is taken from it, whoever it is that the systems doubt")
  func stuck() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Buy: start buy } }
        Me: { actions: { More: push Me, Pay: { set: { paid: yes }, do: stay }, In: push Hall } }
        Hall: { back: hidden, gestures: { "Tab: Me": none }, actions: { Wait: stay } }
      tasks:
        buy:
          presentation: push
          screens:
            Wait: { back: hidden, gestures: { "Tab: Home": none }, actions: { Done: { when: { paid: yes }, do: complete done }, Go: push Next } }
            Next: { back: hidden, gestures: { "Tab: Home": none }, actions: { Done: { when: { paid: yes }, do: complete done } } }
          outcomes: [done]
      """)
    let doubted = behaviour.undecided.filter(\.isEndless)
    var search = SearchEngine(behaviour.simulator, contexts: Contexts()).explore()
    let seen = try #require(search.observations.first { $0.fact.isEndless })
    // Who is stuck is told once, where that is so soonest.
    let told = [
      SecondedEvidence.seconded(behaviour, by: search), SecondedEvidence.widened(behaviour, by: search),
    ].map { $0.observations.count { $0.fact.isEndless } }
    #expect(search.observations.count { $0.fact.isEndless } > 1 && told == [1, 1])
    // Where it has seen the task stuck on one screen, it need not be doubted on the others.
    search.observations = [seen]
    let widened = SecondedEvidence.widened(behaviour, by: search)
    #expect(doubted.count > 1 && !widened.undecided.contains(where: \.isEndless))
    #expect(widened.observations.contains { $0.fact == seen.fact } && !widened.walk(to: seen).isShortest)
  }

  @Test("An expectation that is open though no fact is, is asked for all the same")
  func openExpectation() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, In: push Item } }
        Item: { back: hidden, gestures: { "Tab: Home": none }, actions: { Wait: stay } }
        Me: { actions: { More: push Me, Go: push Trap, Win: push Goal } }
        Trap: { back: hidden, gestures: { "Tab: Me": none }, actions: { Wait: stay } }
        Goal: {}
      expect: [{ from: { screen: Item }, canReach: { screen: Goal } }]
      """)
    let simulator = try #require(Simulator(flow, on: .phone))
    let behaviour = Verifier(simulator, limits: .init(depth: 1, configurations: 10)).explore()
    #expect(behaviour.undecided.isEmpty && behaviour.judge(flow.expectations[0]).verdict == .violated)
  }

  @Test("It proves nothing where more switches lie ahead, or a screen stands on itself once more")
  func claimsNothing() throws {
    let far = try explore(Self.switching(walking: 7, within: 7))
    #expect(!far.isComplete && far.taps(to: "shows Goal")?.count == 8)
    #expect(far.judge(far.simulator.flow.expectations[0]).verdict == .bounded(0))
    let growing = try explore("root: { stack: Home }\nscreens: { Home: { actions: { More: push Home } } }")
    #expect(!growing.isComplete)
  }

  private func explore(_ text: String) throws -> Behaviour {
    let simulator = try #require(try Simulator(FlowText.read("navflow: 1\n" + text), on: .phone))
    return SearchEngine(simulator, contexts: Contexts()).explore()
  }

  @Test("Each number of switches has a share of its own, and there is a last one")
  func shares() {
    var contexts = Contexts()
    let share = contexts.configurations / 5
    let first = (0...share).map { _ in contexts.admits(0) }
    let others = [1, 4, 5].map { contexts.admits($0) }
    #expect(first.dropLast().allSatisfy(\.self) && first.last == false && others == [true, true, false])
  }

  @Test("Another root is another place, though the same tab of it is selected")
  func roots() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      roots: { first: { tabs: [Home, Me] }, second: { tabs: [Shop, Me] } }
      start: first
      screens: { Home: { actions: { Out: root second } }, Me: {}, Shop: {} }
      """)
    let simulator = try #require(Simulator(flow, on: .phone))
    let here = simulator.launch([]).target
    let out = try #require(simulator.moves(in: here).first { $0.action != nil })
    let there = simulator.perform(out, in: here).target
    #expect(there.isInAnotherTab(than: here) && !here.isInAnotherTab(than: here))
  }

  @Test("Told to stop, it claims nothing of taps")
  func stopped() throws {
    let flow = Self.switching(walking: 40, within: 30)
    let simulator = try #require(try Simulator(FlowText.read("navflow: 1\n" + flow), on: .phone))
    let behaviour = SearchEngine(simulator, contexts: Contexts()).explore(watch: Watch { _, _ in false })
    #expect(behaviour.bound == 0 && behaviour.judge(simulator.flow.expectations[0]).verdict == .bounded(0))
  }

  @Test("What it has seen to the end is proved, however many taps that takes")
  func seenToTheEnd() throws {
    let text = """
      root: { tabs: [Home, Me] }
      screens:
        Home: { gestures: { "Tab: Me": none }, actions: { In: push W1 } }
        Me: {}
      \(Self.chain(40, to: "Last"))
        Last: { actions: { Wait: stay } }
      """
    let simulator = try #require(try Simulator(FlowText.read("navflow: 1\n" + text), on: .phone))
    let short = SearchEngine(simulator, limits: .init(depth: 10, configurations: 20)).explore()
    let search = SearchEngine(simulator, contexts: Contexts()).explore()
    let widened = SecondedEvidence.widened(short, by: search)
    #expect(!short.isComplete && search.isComplete && widened.isComplete && widened.isSureOfGrowth)
    #expect(widened.words.contains("shows Last") && widened.undecided.isEmpty)
  }

  @Test("What has been decided is not taken from it")
  func decided() throws {
    let simulator = try simulator()
    let search = SearchEngine(simulator, contexts: Contexts()).explore()
    var nothing = try FlowText.exploreTabs(Self.flow)
    (nothing.observations, nothing.undecided) = ([], [.shows(ScreenID(4))])
    let widened = SecondedEvidence.widened(nothing, by: search)
    #expect(search.observations.count > 4 && widened.words == ["shows Goal"])
  }

  @Test("A loop of arrivals is settled by whichever round is seen")
  func loops() throws {
    let flow = """
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, In: push Here } }
        Here: { actions: { There: { by: arrival, do: replace There } } }
        There: { actions: { Here: { by: arrival, do: replace Here } } }
        Me: { actions: { More: push Me } }
      """
    var behaviour = try FlowText.exploreTabs(flow)
    let loops = behaviour.observations.map(\.fact).filter { if case .loopsOnArrival = $0 { true } else { false } }
    guard case .loopsOnArrival(let action, let others)? = loops.first else {
      throw FlowText.Failure(message: "no loop")
    }
    behaviour.observations.removeAll { loops.contains($0.fact) }
    behaviour.undecided = [.loopsOnArrival(action, others: [])]
    let search = SearchEngine(behaviour.simulator, contexts: Contexts()).explore()
    #expect(!others.isEmpty && SecondedEvidence.widened(behaviour, by: search).undecided.isEmpty)
  }

  @Test("A screen that comes up over itself in layer after layer comes to an end, too")
  func layers() throws {
    let growing = try explore("root: { stack: Home }\nscreens: { Home: { actions: { Up: present Home } } }")
    #expect(!growing.isComplete && growing.evidence.size < 8)
  }

  @Test(
    "On flows made up from seeds it sees nothing that cannot be, and all that it sees can be replayed", arguments: 0..<4
  )
  func agree(part: Int) throws {
    var (compared, seen) = (0, 0)
    for seed in 10 * part..<10 * part + 10 {
      let text = GeneratedTabs.text(seed: UInt64(seed))
      guard let flow = FlowReader.read(text: text).flow, let simulator = Simulator(flow, on: flow.devices[0]),
        let tabwise = TabwiseEngine(simulator, steps: 4_000)?.explore(besides: {
          SearchEngine(simulator, limits: .init(depth: 0, configurations: 1)).explore()
        }), tabwise.isComplete
      else { continue }
      let search = SearchEngine(simulator, contexts: Contexts()).explore()
      search.expectReplays(of: "seed \(seed)\n\(text)")
      let known = Set(tabwise.observations.map(\.fact)).union(tabwise.undecided)
      let stuck = Set(known.compactMap(\.stuck))
      for fact in search.observations.map(\.fact) {
        #expect(fact.stuck.map(stuck.contains) ?? known.contains(fact), "\(fact) in seed \(seed)\n\(text)")
      }
      let costs = Dictionary(uniqueKeysWithValues: search.observations.map { ($0.fact, $0.cost) })
      for own in tabwise.observations where costs[own.fact].map({ $0 < own.cost }) ?? false {
        #expect(!tabwise.walk(to: own).isShortest, "\(own.fact) in seed \(seed)\n\(text)")
      }
      let widened = SecondedEvidence.widened(tabwise, by: search)
      widened.expectReplays(of: "seed \(seed)\n\(text)")
      compared += 1
      seen += search.observations.count
    }
    #expect(compared > 0 && seen > 8 * compared)
  }
}
