import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// With more values than are kept at once, what grows is told by as many variables as it turns on.
@Suite("What grows is decided with the variables that it turns on") struct RefinedGrowthTests {
  /// What is known of stacks that grow: by which taps, if they do, and the variables in the way where nothing is known.
  private enum Answer: Equatable {
    case grows([String])
    case bounded
    case open([String])
  }

  /// Four variables of four values; `actions` go to Home, `more` to another screen, A.
  private func answer(_ actions: String, _ more: String, entries: String = "{}") throws -> Answer {
    let text = """
      navflow: 1
      root: { stack: Home }
      state: { v0: [a, b, c, d], v1: [a, b, c, d], v2: [a, b, c, d], v3: [a, b, c, d] }
      screens:
        Home: { actions: { All: { set: { v1: b, v2: b, v3: b } }, \(actions) } }
        A: { actions: { \(more), Use: { when: { v1: b, v2: b, v3: b }, do: pop } } }
      entries: \(entries)
      """
    let flow = try FlowText.read(text)
    let simulator = try #require(Simulator(flow, on: .phone))
    let refined = try #require(PushdownEngine(simulator).refine())
    #expect(refined.isComplete && refined.undecided.isEmpty)
    // Asked for once more, it is the same.
    let cycles = refined.growths()
    #expect(cycles.map(\.growths) == refined.growths { _ in true }.map(\.growths))
    if let cycle = cycles.first {
      #expect(cycles.count == 1 && cycle.kind == .stack && refined.isSureOfGrowth)
      return .grows(cycle.walk.trace(replaying: "x").replay.taps)
    }
    let names = refined.variablesInTheWay.map { flow[$0].name.value }
    #expect(names.isEmpty == refined.isSure(ofGrowing: .stack))
    #expect(refined.isSure(ofGrowing: .layers))
    return names.isEmpty ? .bounded : .open(names)
  }

  @Test("a turn that the variables let go round once only is none")
  func bounded() throws {
    let once = try answer("On: { when: { v0: a }, set: { v0: b }, push: A }", "Again: { when: { v0: c }, push: Home }")
    #expect(once == .bounded)
    let twice = try answer(
      "On: { when: { v0: a }, set: { v0: b, v1: b }, push: A }",
      "Again: { when: { v0: b }, set: { v0: c }, push: Home }, To: { when: { v0: c, v1: a }, set: { v0: a } }")
    #expect(twice == .bounded)
    // Whoever has come by another way can go round once before it turns out.
    let thrice = Array(repeating: "push A", count: 3).joined(separator: ", ")
    let later = try answer("In: [\(thrice)]", "Again: { when: { v0: a }, set: { v0: b }, push: A }")
    #expect(later == .bounded)
  }

  /// A stack that seems to grow by any of so many actions, each of which can be taken once: to know that, all have to be kept.
  private func onceEach(_ count: Int, _ actions: String = "Wait: stay", _ more: String = "") throws -> Simulator {
    let places = 1...count
    let own = places.map { "A\($0): { when: { v\($0): yes }, set: { v\($0): no }, push: Home }" }
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { stack: Home }
      state: { w: [yes, no], \(places.map { "v\($0): [yes, no]" }.joined(separator: ", ")) }
      screens:
        Home: { actions: { \(actions), \(own.joined(separator: ", ")) } }
        \(more)
      """)
    return try #require(Simulator(flow, on: .phone))
  }

  @Test("what too many variables are in the way of is tried with all of them")
  func allVariables() throws {
    let simulator = try onceEach(7)
    let refined = try #require(PushdownEngine(simulator).refine())
    #expect(refined.isComplete && refined.undecided.isEmpty && !refined.isSureOfGrowth)
    let behaviour = try #require(PushdownEngine(simulator).explore())
    #expect(behaviour.isComplete && behaviour.isSureOfGrowth && behaviour.growths().isEmpty)
  }

  @Test("and searched for, where they are too many for that")
  func searched() throws {
    let behaviour = Verifier(try onceEach(17), limits: .init(configurations: 500)).explore()
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty && !behaviour.isSureOfGrowth && behaviour.bound > 0)
  }

  @Test("what grows somewhere surely does, and what is open of one kind is so of no other")
  func elsewhere() throws {
    let more = "Other: { actions: { More: push Other } }"
    let growing = try #require(PushdownEngine(try onceEach(7, "To: push Other", more)).refine())
    #expect(growing.isSure(ofGrowing: .stack) && growing.variablesInTheWay.isEmpty)
    let up = "Up: { when: { w: yes }, set: { w: no }, present: Sheet }"
    let layers = try #require(
      PushdownEngine(try onceEach(7, "Wait: stay, \(up)", "Sheet: { actions: { \(up), Close: dismiss } }")).refine())
    #expect(layers.isSure(ofGrowing: .layers) && !layers.isSure(ofGrowing: .stack))
  }

  @Test("another turn is found, where the shortest would need other values")
  func grows() throws {
    let found = try answer(
      "On: { when: { v0: a }, push: A }, Round: { set: { v0: a } }",
      "Again: { when: { v0: c }, push: Home }, Turn: { set: { v0: c } }")
    #expect(found == .grows(["On", "Turn", "Again", "Round"]))
  }

  @Test("what turns on more than there is room for names the variables")
  func open() throws {
    // Each of the four takes the next one's value away, so they never have theirs all at once; any three can.
    let turns = (0..<4).map { "X\($0): { set: { v\($0): a, v\(($0 + 1) % 4): b } }" }.joined(separator: ", ")
    let all = "v0: a, v1: a, v2: a, v3: a"
    let none = all.replacing("a", with: "b")
    let found = try answer("On: { when: { \(all) }, set: { \(none) }, push: A }", "\(turns), Again: { push: Home }")
    #expect(found == .open(["v0", "v1", "v2", "v3"]))
  }

  @Test("all that grows is told, each with its own variables, be it by more than there is room for at once")
  func several() throws {
    // B grows whatever the variables are, C and D by two of them each; E would, but never can.
    let text = """
      navflow: 1
      root: { stack: Home }
      state: { v0: [a, b, c, d], v1: [a, b, c, d], v2: [a, b, c, d], v3: [a, b, c, d] }
      screens:
        Home: { actions: { B: push B, C: push C, D: push D, E: push E } }
        B: { actions: { B more: push B } }
        C: { actions: { C more: { when: { v0: b, v1: b }, push: C }, C set: { set: { v0: b, v1: b } } } }
        D: { actions: { D more: { when: { v2: b, v3: b }, push: D }, D set: { set: { v2: b, v3: b } } } }
        E: { actions: { E more: { when: { v0: d }, push: E } } }
      """
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let refined = try #require(PushdownEngine(simulator).refine())
    #expect(refined.isSureOfGrowth && refined.variablesInTheWay.isEmpty)
    // Looked for by what is wanted, each is told once, in whichever system it was found.
    let wanted = refined.growths { _ in true }
    #expect(Set(wanted.map(\.growths)) == Set(refined.growths().map(\.growths)) && wanted.count == 3)
    let taps = refined.growths().map { $0.walk.trace(replaying: "x").replay.taps }
    #expect(taps.first == ["B", "B more"])
    #expect(Set(taps) == [["B", "B more"], ["C", "C set", "C more"], ["D", "D set", "D more"]] && taps.count == 3)
  }

  @Test("what only entries push is no growth of a stack")
  func entries() throws {
    #expect(try answer("On: { push: A }", "Off: pop", entries: "{ Link: push A }") == .bounded)
  }
}
