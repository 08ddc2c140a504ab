import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// Who is stuck is shown by a way to where they are, not to where the same screen is in front.
@Suite("Who is stuck is shown where they are") struct StuckTests {
  /// The actions of the way to the first who is stuck.
  private func way(_ text: String, _ engine: Verifier.Engine) throws -> [String] {
    let flow = try FlowText.read(text)
    let simulator = try #require(Simulator(flow, on: .phone))
    let behaviour = Verifier(simulator, engine: engine).explore()
    let observation = try #require(behaviour.observations.first { $0.fact.isOfBeingStuck })
    let walk = behaviour.walk(to: observation)
    #expect(observation.cost.taps == walk.transitions.count - 1)
    return walk.transitions.compactMap(\.move).compactMap { flow.action(of: $0)?.label.value }
  }

  @Test("a task, though the same screen comes as soon where it can end", arguments: [Verifier.Engine.exact, .search])
  func task(engine: Verifier.Engine) throws {
    let way = try way(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Buy: start buy } }
      tasks:
        buy:
          outcomes: [done, cancelled]
          presentation: fullScreen
          screens:
            Enter: { back: hidden, actions: { Look: push Info, Other: [replace Dead, push Info], Close: cancel } }
            Dead: { back: hidden, actions: { Look again: push Info } }
            Info: { actions: { Nothing: stay } }
      """, engine)
    #expect(way == ["Buy", "Other"])
  }

  @Test("a task at a root likewise", arguments: [Verifier.Engine.exact, .search])
  func taskAtRoot(engine: Verifier.Engine) throws {
    let way = try way(
      """
      navflow: 1
      root: { task: buy, then: { done: stay, cancelled: stay } }
      tasks:
        buy:
          outcomes: [done, cancelled]
          screens:
            Enter: { actions: { Look: push Info, Turn: push Knob, Close: cancel } }
            Knob: { back: hidden, actions: { On: [replace Dead, push Info], Close: cancel } }
            Dead: { back: hidden, actions: { Look again: push Info } }
            Info: { actions: { Nothing: stay } }
      """, engine)
    #expect(way == ["Turn", "On"])
  }

  @Test("a layer, though the same screen comes sooner where it can be left", arguments: [Verifier.Engine.exact, .auto])
  func layer(engine: Verifier.Engine) throws {
    let way = try way(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { More: push Home, Open: { present: Box, as: fullScreen } } }
        Box: { back: hidden, actions: { Look: push Info, Turn: push Knob, Close: dismiss } }
        Knob: { actions: { On: [pop, replace Lid, push Info] } }
        Lid: { back: hidden, actions: { Look: push Info } }
        Info: { actions: { Nothing: stay } }
      """, engine)
    #expect(way == ["Open", "Turn", "On"])
  }

  @Test("and not said to be the soonest where a tab that goes out of sight leaves that open")
  func soonerBehindATab() throws {
    let text = """
      navflow: 1
      root: { tabs: [A, B] }
      screens:
        A: { actions: { Go: { start: t, as: fullScreen }, More: push A } }
        B: { title: B }
        C: { actions: { Wait: stay } }
      tasks:
        t:
          outcomes: [done, cancelled]
          screens: { T1: { actions: { Over: tab B, Next: replace C } } }
      """
    let flow = try FlowText.read(text)
    let simulator = try #require(Simulator(flow, on: .phone))
    let exact = Verifier(simulator, engine: .exact).explore()
    let observation = try #require(exact.observations.first { $0.fact.isOfBeingStuck })
    #expect(!exact.walk(to: observation).isShortest)
    // The search, which goes first in small flows, has seen who is.
    #expect(try way(text, .auto) == ["Go"])
  }
}

/// Rounds of arrivals that cannot be told are left open.
@Suite("Arrivals that are not followed to an end are left open") struct OpenRoundTests {
  /// Whether something is left open, by the exact engine and by the search.
  private func isOpen(_ text: String) throws -> [Bool] {
    let flow = try FlowText.read(text)
    let simulator = try #require(Simulator(flow, on: .phone))
    let behaviours = [PushdownEngine(simulator).explore(), SearchEngine(simulator).explore()]
    return try behaviours.map { behaviour in
      let behaviour = try #require(behaviour)
      #expect(!behaviour.observations.contains { if case .loopsOnArrival = $0.fact { true } else { false } })
      return behaviour.undecided.contains { if case .loopsOnArrival = $0 { true } else { false } }
    }
  }

  @Test("as a round of seventy that makes the stack grow")
  func longRound() throws {
    let screens = (0..<70).map { "  P\($0): { actions: { On: { by: arrival, push: P\(($0 + 1) % 70) } } }" }
    let text = "navflow: 1\nroot: { stack: P0 }\nscreens:\n" + screens.joined(separator: "\n") + "\n"
    #expect(try isOpen(text) == [true, true])
  }

  @Test("as results that branch at every arrival, though they come to an end", arguments: [(4, false), (12, true)])
  func branches(depth: Int, isOpen expected: Bool) throws {
    let levels = (0..<depth).map { level in
      ["L", "R"].map { side in
        let arrival = "{ by: arrival, either: { a: push L\(level + 1), b: push R\(level + 1) } }"
        return "  \(side)\(level): { actions: { On: \(arrival) } }"
      }.joined(separator: "\n")
    }
    let ends = "\n  L\(depth): { title: L }\n  R\(depth): { title: R }\n"
    let text = "navflow: 1\nroot: { stack: L0 }\nscreens:\n" + levels.joined(separator: "\n") + ends
    #expect(try isOpen(text) == [expected, expected])
  }
}
