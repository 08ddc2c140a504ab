import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import VerifierPortfolio

/// A stuck task is shown by a trace to its own configuration, not to another one with the same screen.
@Suite("Tasks and layers that cannot be left: where they are reported") struct TrapTests {
  /// The actions of the trace to the first stuck task or layer.
  private func way(_ text: String, _ engine: Verifier.Engine) throws -> [String] {
    let flow = try FlowText.read(text)
    let simulator = try #require(Simulator(flow, on: .phone))
    let behaviour = Verifier(simulator, engine: engine).explore()
    let observation = try #require(behaviour.observations.first { $0.fact.isStuckFact })
    let walk = behaviour.walk(to: observation)
    #expect(observation.cost.taps == walk.transitions.count - 1)
    return walk.transitions.compactMap(\.move).compactMap { flow.action(of: $0)?.label.value }
  }

  @Test(
    "a task, although the same screen is as near in a run that can end", arguments: [Verifier.Engine.exact, .search])
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

  @Test("a task at a root", arguments: [Verifier.Engine.exact, .search])
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

  @Test(
    "a layer, although the same screen is nearer in a layer that can be left",
    arguments: [Verifier.Engine.exact, .auto])
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

  @Test("no claim of the shortest trace if a hidden tab leaves it open")
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
    let observation = try #require(exact.observations.first { $0.fact.isStuckFact })
    #expect(!exact.walk(to: observation).isShortest)
    // The trace is the shortest, although the result does not claim it.
    #expect(try way(text, .auto) == ["Go"])
  }
}

/// The screens beneath a layer or task that ends only when the next one begins never come to the front again.
@Suite("Tasks and layers that cannot be left, beneath others") struct TrapBeneathTests {
  /// The stuck tasks and layers with their taps, by both engines.
  private func stuck(_ text: String) throws -> [String] {
    let found = try [FlowText.decideExactly(text), FlowText.explore(text)].map { behaviour in
      #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
      let stuck = behaviour.words.filter { $0.contains("endless") || $0.contains("trapped") }
      return stuck.map { "\($0): \((behaviour.taps(to: $0) ?? []).joined(separator: ", "))" }.sorted()
    }
    #expect(found[0] == found[1])
    return found[0]
  }

  @Test("a layer under one that is always presented again")
  func layer() throws {
    let found = try stuck(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: { present: Box, as: fullScreen } } }
        Box: { actions: { On: push Inner, Close: dismiss } }
        Inner: { actions: { Pin: { present: Note, as: fullScreen } } }
        Note: { actions: { Next: [dismiss, { present: Note, as: fullScreen }] } }
      """)
    #expect(found == ["Box is trapped under Inner: Open, On, Pin"])
  }

  @Test("a layer under two that present each other again, but not one that is removed with them")
  func layers() throws {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: { present: Box, as: fullScreen } } }
        Box: { actions: { In: { present: Mid, as: fullScreen }, Close: dismiss } }
        Mid: { actions: { Pin: { present: Note, as: fullScreen }, Close: dismiss } }
        Note: { actions: { Next: [dismiss, dismiss, { present: Mid, as: fullScreen }, { present: Note, as: fullScreen }] } }
      """
    #expect(try stuck(text) == ["Box is trapped under Box: Open, In, Pin"])
    #expect(try stuck(text.replacing("[dismiss, dismiss, ", with: "[dismiss, dismiss, dismiss, ")).isEmpty)
  }

  @Test("a layer whose first screen can be replaced is reported for each first screen")
  func replaced() throws {
    let found = try stuck(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: { present: Box, as: fullScreen } } }
        Box: { actions: { In: push Inner, Other: [replace Lid, push Inner] } }
        Lid: { back: hidden, actions: { In: push Inner } }
        Inner: { back: hidden, actions: { Nothing: stay } }
      """)
    let own = ["Box is trapped under Box: Open", "Box is trapped under Inner: Open, In"]
    #expect(found == own + ["Lid is trapped under Inner: Open, Other"])
  }

  @Test("a layer that is presented together with another")
  func sooner() throws {
    let found = try stuck(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: [{ present: Box, as: fullScreen }, { present: Note, as: fullScreen }] } }
        Box: { actions: { Again: stay } }
        Note: { actions: { Close: dismiss } }
      """)
    #expect(found == ["Box is trapped under Box: Open"])
  }

  @Test(
    "a task whose inner task ends only to begin again, also at a root",
    arguments: ["{ stack: Home }", "{ task: read }"])
  func task(root: String) throws {
    let text = """
      navflow: 1
      root: \(root)
      screens: { Home: { actions: { Read: { start: read, as: fullScreen } } } }
      tasks:
        read:
          outcomes: [done, cancelled]
          screens: { Page: { actions: { Scan: { start: scan, as: fullScreen }, Close: cancel } } }
        scan:
          outcomes: [done, cancelled]
          screens: { Camera: { actions: { Again: [cancel, { start: scan, as: fullScreen }] } } }
      """
    let taps = root.contains("Home") ? "Read, Scan" : "Scan"
    #expect(try stuck(text) == ["read is endless on Page: \(taps)"])
    #expect(try stuck(text.replacing("{ Again:", with: "{ Done: cancel, Again:")).isEmpty)
  }

  /// A flow with more variables than the saturation can track; only `v2` decides whether the layer can be removed.
  private static let many = """
    state: { v1: [a, b, c], v2: [a, b, c], v3: [a, b, c], v4: [a, b, c] }
    screens:
      Home: { actions: { Go: STEPS, More: { when: { v1: b, v3: c, v4: b }, push: Home } } }
    """

  @Test(
    "a layer or task under one whose removal depends on a variable",
    arguments: [
      (
        "[{ present: Box, as: fullScreen }, { present: Note, as: fullScreen }]",
        """
          Box: { title: Box }
          Note: { actions: { Next: { when: { v2: a }, do: [dismiss, { present: Note, as: fullScreen }] } } }
        """, "Box is trapped under Box: Go"
      ),
      (
        "[{ start: t, as: fullScreen }, { start: u, as: fullScreen }]",
        """
        tasks:
          t: { screens: { T: {} } }
          u: { screens: { U: { actions: { Next: { when: { v2: a }, do: [cancel, { start: u, as: fullScreen }] } } } } }
        """, "t is endless on T: Go"
      ),
    ])
  func doubtful(steps: String, rest: String, stuck expected: String) throws {
    let text = "navflow: 1\nroot: { stack: Home }\n\(Self.many.replacing("STEPS", with: steps))\n\(rest)"
    #expect(try stuck(text) == [expected])
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let refined = Verifier(simulator, engine: .exact).explore()
    #expect(refined.undecided == [])
    #expect(refined.words.contains { expected.hasPrefix("\($0):") })
  }

  @Test("a task at a root is not reported if its inner task cannot end")
  func innerTask() throws {
    let found = try stuck(
      """
      navflow: 1
      root: { task: read }
      tasks:
        read:
          outcomes: [done, cancelled]
          screens: { Page: { actions: { Scan: { start: scan, as: fullScreen }, Close: cancel } } }
        scan:
          outcomes: [done, cancelled]
          screens: { Camera: { actions: { Again: stay } } }
      """)
    #expect(found == ["scan is endless on Camera: Scan"])
  }
}

/// Cycles of arrivals that are not found are undecided.
@Suite("Arrivals without a found end are undecided") struct UndecidedArrivalTests {
  /// Whether facts are undecided, by all engines and by the search.
  private func isOpen(_ text: String) throws -> [Bool] {
    let flow = try FlowText.read(text)
    let simulator = try #require(Simulator(flow, on: .phone))
    let behaviours = [Verifier(simulator, engine: .exact).explore(), SearchEngine(simulator).explore()]
    return behaviours.map { behaviour in
      #expect(!behaviour.observations.contains { if case .loopsOnArrival = $0.fact.kind { true } else { false } })
      return behaviour.undecided.contains { if case .loopsOnArrival = $0.kind { true } else { false } }
    }
  }

  @Test("a growing cycle of seventy")
  func longRound() throws {
    let screens = (0..<70).map { "  P\($0): { actions: { On: { by: arrival, push: P\(($0 + 1) % 70) } } }" }
    let text = "navflow: 1\nroot: { stack: P0 }\nscreens:\n" + screens.joined(separator: "\n") + "\n"
    #expect(try isOpen(text) == [true, true])
  }

  @Test("results that branch at every arrival, although they end", arguments: [(4, false), (12, true)])
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
