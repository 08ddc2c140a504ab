import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import Verification
@testable import VerifierPortfolio

/// Facts that depend on few of many variables.
@Suite("Variables: decided one by one") struct RefinementTests {
  private func refine(_ text: String) throws -> VerificationResult {
    let simulator = try #require(Simulator(try FlowText.read("navflow: 1\n" + text), on: .phone))
    return Verifier(simulator, engine: .exact).explore()
  }

  /// A chain of screens, each behind its own switch, with a prize at the end.
  private func switches(_ count: Int) -> String {
    let numbers = 1...count
    let turns = numbers.map { "Turn \($0): { set: { v\($0): b }, do: stay }" }
    let screens = numbers.map { number in
      "  S\(number): { actions: { Next: { when: { v\(number): b }, do: push S\(number + 1) } } }\n"
    }
    return """
      root: { stack: S0 }
      state: { \(numbers.map { "v\($0): [a, b]" }.joined(separator: ", ")) }
      screens:
        S0: { actions: { Start: push S1, \(turns.joined(separator: ", ")) } }
      \(screens.joined())  S\(count + 1): {}
      """
  }

  @Test("facts that depend on several variables are decided", arguments: [1, 2, 4, 6])
  func severalVariables(count: Int) throws {
    let behaviour = try refine(switches(count))
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.observation("shows S\(count + 1)")?.cost.taps == 2 * count + 1)
  }

  @Test("one variable of many suffices")
  func oneOfMany() throws {
    let names = (1...8).map { "v\($0)" }
    let turns = names.dropFirst().map { "Turn \($0): { set: { \($0): b }, do: stay }" }
    let behaviour = try refine(
      """
      root: { stack: A }
      state: { \(names.map { "\($0): [a, b]" }.joined(separator: ", ")) }
      screens:
        A: { actions: { Go: push B, \(turns.joined(separator: ", ")) } }
        B: { actions: { Go: { when: { \(names.map { "\($0): b" }.joined(separator: ", ")) }, do: push C } } }
        C: {}
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty && !behaviour.words.contains("shows C"))
  }

  @Test("dead ends that depend on a variable", arguments: ["x: b", "y: b"])
  func deadEndInDoubt(set: String) throws {
    let behaviour = try refine(
      """
      root: { stack: A }
      state: { x: [a, b], y: [a, b] }
      screens:
        A: { actions: { Set: { set: { \(set) }, do: stay }, Begin: { start: t, as: fullScreen } } }
        L: { actions: { Close: { when: { x: a }, do: dismiss } } }
      tasks:
        t:
          outcomes: [done]
          screens:
            T:
              actions:
                Layer: { when: { x: b }, do: { present: L, as: fullScreen } }
                Done: { when: { x: a }, do: complete done }
                On: { when: { y: a, x: b }, do: push U }
            U: { back: hidden, actions: { Done: { when: { x: a }, do: complete done } } }
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    let stuck = Set(behaviour.words.filter { $0.contains("dead end") || $0.contains("endless") })
    let expected: Set = ["t is endless at the dead end U", "L is trapped under the dead end L", "t is endless on T"]
    #expect(stuck == (set == "x: b" ? expected.union(["t is endless at the dead end L"]) : []))
  }

  @Test("a fact that depends on a second variable is not assumed")
  func stillInDoubt() throws {
    let behaviour = try refine(
      """
      root: { stack: A }
      state: { x: [a, b], y: [a, b] }
      screens:
        A: { actions: { Set: { set: { x: b }, do: stay }, Go: { when: { x: b, y: b }, do: push B } } }
        B: { actions: { Leave: pop } }
        C: { actions: { Stay: { when: { y: b }, set: { y: b }, do: stay } } }
      expect: [{ never: { screen: B } }, { from: { screen: A }, canReach: { screen: B } }]
      """)
    let verdicts = behaviour.simulator.flow.expectations.map { behaviour.judge($0).verdict }
    #expect(verdicts == [.proved, .violated])
  }

  @Test("nothing is offered only if every variable excludes it")
  func nothingIsOffered() throws {
    let flow = """
      root: { stack: A }
      state: { v0: { values: [a, b], initial: any }, v1: [a, b] }
      screens:
        A: { actions: { One: { when: { v0: a }, do: push B }, Two: { when: { v1: a }, do: push B } } }
        B: { actions: { Set: { set: { v0: b }, do: stay }SECOND } }
      """
    let never = try refine(flow.replacing("SECOND", with: ""))
    #expect(never.undecided.isEmpty && !never.words.contains("A offers nothing at all"))
    let once = try refine(flow.replacing("SECOND", with: ", Change: { set: { v1: b }, do: pop }"))
    #expect(once.observation("A offers nothing at all")?.cost.taps == 2)
  }

  @Test("assignments hold for each of several variables")
  func settingSeveral() throws {
    let behaviour = try refine(
      """
      root: { stack: A }
      state: { v1: [a, b], v2: [a, b], v3: [a, b] }
      screens:
        A:
          actions:
            Both: { set: { v1: b, v2: b }, do: stay }
            Third: { set: { v3: b }, do: stay }
            First: { when: { v3: b }, set: { v1: b }, do: stay }
            Second: { when: { v2: b }, do: push B }
            Go: { when: { v1: b, v2: a, v3: b }, do: push C }
        B: {}
        C: {}
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.taps(to: "shows B") == ["Both", "Second"])
    #expect(behaviour.taps(to: "shows C") == ["Third", "First", "Go"])
  }

  @Test("a task is stuck if its certain actions lead nowhere")
  func stuckWhateverElse() throws {
    let names = (1...8).map { "v\($0)" }
    let turns = names.map { "Turn \($0): { set: { \($0): b }, do: stay }" }
    let behaviour = try refine(
      """
      root: { stack: A }
      state: { never: [a, b], \(names.map { "\($0): [a, b]" }.joined(separator: ", ")) }
      screens: { A: { actions: { Go: { start: t, as: fullScreen }, \(turns.joined(separator: ", ")) } } }
      tasks:
        t:
          outcomes: [done]
          screens:
            T:
              actions:
                Out: { when: { never: b }, complete: done }
                Wait: { when: { never: a }, do: stay }
                Odd: { when: { \(names.map { "\($0): b" }.joined(separator: ", ")) }, do: stay }
      """)
    #expect(behaviour.words.contains("t is endless on T"))
  }

  @Test("an untracked variable begins with the value in the file")
  func initialValues() throws {
    let behaviour = try refine(
      """
      root: { stack: A }
      state: { v: { values: [a, b, c], initial: b } }
      screens:
        A: { actions: { One: { when: { v: a }, do: push B }, Two: { when: { v: b }, do: push C } } }
        B: {}
        C: {}
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.words.contains("shows C") && !behaviour.words.contains("shows B"))
  }

  @Test("a trace begins with an allowed initial value")
  func openValues() throws {
    let behaviour = try refine(
      """
      root: { stack: A }
      state: { u: [a, c], v: { values: [a, b], initial: any }, w: [a, b] }
      screens:
        A:
          actions:
            Only a: { when: { v: a }, do: push B }
            Only b: { when: { v: b }, do: push C }
            Only c: { when: { u: c }, do: push D }
            Change: { set: { w: b }, do: stay }
        B: {}
        C: {}
        D: {}
      expect:
        - { reachable: { screen: B } }
        - { reachable: { screen: C } }
        - { never: { screen: C } }
        - { never: { screen: D } }
        - { reachable: { screen: A, state: { w: b } } }
      """)
    #expect(behaviour.words.contains("shows B") && behaviour.words.contains("shows C"))
    #expect(!behaviour.words.contains("shows D") && behaviour.undecided.isEmpty)
    let verdicts = behaviour.simulator.flow.expectations.map { behaviour.judge($0).verdict }
    #expect(verdicts == [.violated, .violated, .violated, .proved, .proved])
  }

  @Test(
    "a stuck task is reported at its first configuration",
    arguments: [
      (
        """
        navflow: 1
        root: { task: t, then: { ok: { set: { v3: a } } } }
        state:
          v0: [a, b]
          v1: [a, b]
          v3: [a, b, c]
          v4: [a, b, c]
          v5: [a, b]
        screens:
          S2:
            back: hidden
          S3:
            actions:
              a5: { do: [cancel] }
              a6: { when: { v3: a }, do: [push S2] }
          S4:
            actions:
              a12: { when: { v1: b }, do: [pop] }
        tasks:
          t:
            outcomes: [ok, cancelled]
            entry: Home
            screens:
              Home:
                actions:
                  a0: { do: [{ start: t, as: fullScreen }] }
                  a1: { do: [{ present: S6, as: fullScreen }] }
              S5:
                actions:
                  a15: { when: { v4: a }, do: [pop] }
              S6:
                actions:
                  a9: { when: { v5: [a, b] }, do: [{ present: S3, as: fullScreen }] }
                  a10: { when: { v0: a }, do: [push S3] }
        """, 3
      ),
      (
        """
        navflow: 1
        root: { task: t }
        state:
          v0: [a, b]
          v1: [a, b, c]
          v2: [a, b, c]
          v3: [a, b, c, d]
        screens:
          S1:
            actions:
              a2: { do: [{ present: S3, as: fullScreen }] }
          S4:
            actions:
              a6: { do: [cancel] }
              a10: { when: { v3: c, v0: a }, do: [stay] }
        tasks:
          t:
            outcomes: [ok, cancelled]
            entry: Home
            screens:
              Home:
                actions:
                  a0: { do: [push S1] }
                  a1: { do: [{ present: S2, as: fullScreen }] }
              S2:
                actions:
                  a8: { when: { v1: a }, do: [pop] }
                  a9: { when: { v2: c }, do: [push S4] }
              S3:
                actions:
                  a4: { do: [stay] }
        """, 0
      ),
    ])
  func soonest(text: String, taps: Int) throws {
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let refined = Verifier(simulator, engine: .exact).explore()
    let reported = refined.observations.filter { observation in
      switch observation.fact.kind {
      case .endless, .endlessAtDeadEnd: true
      default: false
      }
    }
    #expect(reported.map(\.cost.taps).min() == taps)
    let search = SearchEngine(simulator).explore()
    let seen = search.observations.filter { observation in reported.contains { $0.fact == observation.fact } }
    #expect(seen.map(\.cost.taps).min() == taps)
  }
}
