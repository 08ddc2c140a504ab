import Diagnostics
import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import ExplicitSearch

@Suite("Expectations: never, reachable within, canReach, from every initial value")
struct ExpectationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var expectation: String
    var verdict: Verdict
    var taps: [String]?
    init(_ expectation: String, _ verdict: Verdict, _ taps: [String]?) {
      self.expectation = expectation
      self.verdict = verdict
      self.taps = taps
    }
    var testDescription: String { expectation }
  }

  private func check(_ row: Row, in flow: String, limits: SearchEngine.Limits = .init()) throws {
    let behaviour = try FlowText.explore("\(flow)\nexpect: [\(row.expectation)]", limits: limits)
    let judgement = behaviour.judge(behaviour.simulator.flow.expectations[0])
    #expect(judgement.verdict == row.verdict)
    #expect(judgement.walk?.taps == row.taps)
  }

  static let finite = """
    navflow: 1
    root: { stack: A }
    state: { v: [a, b] }
    screens:
      A: { actions: { Next: push B, Full: { present: F, as: fullScreen } } }
      B: { back: hidden, actions: { On: push C, Set: { set: { v: b } } } }
      C: {}
      D: {}
      F: { actions: { Stay: stay } }
    entries: { Link: dismiss all }
    """

  @Test("A partial set of launches proves nothing about the others")
  func launchesLeftOut() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { stack: Home }
      state: { a: { values: [no, yes], initial: any } }
      screens:
        Home: { actions: { Go: { when: { a: no }, do: push Goal } } }
        Goal: {}
      expect: [{ reachable: { screen: Goal } }]
      """)
    let simulator = try #require(Simulator(flow, on: .phone))
    let some = SearchEngine(simulator, limits: .init(configurations: 1)).explore()
    #expect(some.words.contains("shows Goal") && some.judge(flow.expectations[0]).verdict == .bounded(0))
    #expect(SearchEngine(simulator).explore().judge(flow.expectations[0]).verdict == .violated)
  }

  @Test(
    "of a completely explored flow",
    arguments: [
      Row("{ never: { screen: D } }", .proved, nil),
      Row("{ never: { screen: C } }", .violated, ["Next", "On"]),
      Row("{ never: { screen: C, state: { v: b } } }", .violated, ["Next", "Set", "On"]),
      Row("{ never: { screen: A, shown: modal } }", .proved, nil),
      Row("{ never: { screen: A } }", .violated, []),
      Row("{ reachable: { screen: C } }", .proved, ["Next", "On"]),
      Row("{ reachable: { screen: C }, within: 2 }", .proved, ["Next", "On"]),
      Row("{ reachable: { screen: C }, within: 1 }", .violated, ["Next", "On"]),
      Row("{ reachable: { screen: D } }", .violated, nil),
      Row("{ reachable: { screen: A }, within: 0 }", .proved, []),
      Row("{ from: { screen: C }, canReach: { screen: B } }", .proved, nil),
      Row("{ from: { screen: C }, canReach: { screen: A } }", .violated, ["Next", "On"]),
      Row("{ from: { screen: D }, canReach: { screen: A } }", .proved, nil),
      Row("{ from: { screen: F }, canReach: { screen: A } }", .violated, ["Full"]),
      Row("{ from: { screen: A }, canReach: { screen: C } }", .proved, nil),
      Row("{ from: { screen: A }, canReach: { screen: D } }", .violated, []),
    ])
  func finite(_ row: Row) throws {
    try check(row, in: Self.finite)
  }

  static let answers = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Pay: push Pay, Wait: push Wait, Try: push Try } }
      Pay: { back: hidden, actions: { Send: { either: { sent: pop, failed: present Failed } } } }
      Failed: { kind: alert, actions: { Again: stay, Give up: pop } }
      Wait: { back: hidden, actions: { Look: stay, Answer: { by: system, do: pop } } }
      Try: { back: hidden, actions: { Send: { either: { sent: pop, offline: stay } } } }
      Ask: { back: hidden, actions: { Answer: { by: arrival, either: { yes: pop root, no: replace Try } } } }
    """

  @Test(
    "in the worst case only the user's own actions count, with every result of them",
    arguments: [
      Row("{ from: { screen: Pay }, canReach: { screen: Home }, worstCase: true }", .proved, nil),
      Row("{ from: { screen: Failed }, canReach: { screen: Home }, worstCase: true }", .proved, nil),
      Row("{ from: { screen: Wait }, canReach: { screen: Home } }", .proved, nil),
      Row("{ from: { screen: Wait }, canReach: { screen: Home }, worstCase: true }", .violated, ["Wait"]),
      Row("{ from: { screen: Try }, canReach: { screen: Home } }", .proved, nil),
      Row("{ from: { screen: Try }, canReach: { screen: Home }, worstCase: true }", .violated, ["Try"]),
      Row("{ from: { screen: Home }, canReach: { screen: Try }, worstCase: true }", .proved, nil),
      Row("{ from: { screen: Home }, canReach: { screen: Failed }, worstCase: true }", .violated, []),
    ])
  func worstCase(_ row: Row) throws { try check(row, in: Self.answers) }

  @Test("an arrival with several results leads on in the worst case only if each result does")
  func worstCaseOfArrivals() throws {
    let flow = Self.answers.replacing("Try: push Try", with: "Ask: push Ask")
    try check(Row("{ from: { screen: Ask }, canReach: { screen: Home } }", .proved, nil), in: flow)
    let row = Row("{ from: { screen: Ask }, canReach: { screen: Home }, worstCase: true }", .violated, ["Ask"])
    try check(row, in: flow)
  }

  @Test("the worst case is proved on stacks that grow, where an action with one result leads on")
  func worstCaseOnGrowingStacks() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { Again: push A, Try: { either: { good: push B, bad: stay } } } }
        B: { back: hidden, actions: { On: { by: system, do: push A }, Home: pop root } }
        C: { back: hidden, actions: { On: { by: system, do: pop root } } }
      """
    let verdict = { (shown: String) throws -> Verdict in
      let behaviour = try FlowText.decideExactly(
        """
        \(text.replacing("good: push B", with: "good: push \(shown)"))
        expect: [{ from: { screen: \(shown) }, canReach: { screen: A }, worstCase: true }]
        """)
      return behaviour.judge(behaviour.simulator.flow.expectations[0]).verdict
    }
    #expect(try verdict("B") == .proved)
    #expect(try verdict("C") == .violated)
  }

  static let growing = """
    navflow: 1
    root: { stack: A }
    screens:
      A: { actions: { Again: push A, Far: { where: { below: B }, push: C }, To B: push B } }
      B: { actions: { Back to A: push A } }
      C: {}
      D: {}
    """

  @Test(
    "of a partly explored flow",
    arguments: [
      Row("{ never: { screen: D } }", .bounded(4), nil),
      Row("{ never: { screen: C } }", .violated, ["To B", "Back to A", "Far"]),
      Row("{ reachable: { screen: D } }", .bounded(4), nil),
      Row("{ reachable: { screen: D }, within: 4 }", .violated, nil),
      Row("{ reachable: { screen: D }, within: 5 }", .bounded(4), nil),
      Row("{ reachable: { screen: C }, within: 2 }", .violated, ["To B", "Back to A", "Far"]),
      Row("{ from: { screen: A }, canReach: { screen: D } }", .bounded(4), nil),
    ])
  func growing(_ row: Row) throws { try check(row, in: Self.growing, limits: .init(depth: 4)) }

  static let anyValue = """
    navflow: 1
    root: { stack: A }
    state: { v: { values: [a, b], initial: any } }
    screens:
      A:
        actions:
          Only a: { when: { v: a }, push: B }
          Change: { set: { v: a } }
          Only b: { when: { v: b }, push: C }
      B: {}
      C: {}
    """

  @Test(
    "from every initial value",
    arguments: [
      Row("{ reachable: { screen: B } }", .proved, ["Only a"]),
      Row("{ reachable: { screen: B }, within: 2 }", .proved, ["Only a"]),
      Row("{ reachable: { screen: B }, within: 1 }", .violated, ["Only a"]),
      Row("{ reachable: { screen: C } }", .violated, ["Only b"]),
      Row("{ never: { screen: C } }", .violated, ["Only b"]),
    ])
  func anyInitialValue(_ row: Row) throws { try check(row, in: Self.anyValue) }

  @Test("a violation names the initial values that it starts from")
  func initialValues() throws {
    let behaviour = try FlowText.explore("\(Self.anyValue)\nexpect: [{ never: { screen: C } }]")
    let walk = try #require(behaviour.judge(behaviour.simulator.flow.expectations[0]).walk)
    #expect(walk.trace(replaying: "x").replay.given == ["v": "b"])
  }

  @Test(
    "a search decides reachability from every initial value only up to the explored depth",
    arguments: [(3, false), (4, true)])
  func oneOfManyInitialValues(depth: Int, isDecided: Bool) throws {
    // From b, the shortest trace has four taps, through N1. A search of depth three does not find it. It finds only a
    // trace of five taps, through configurations that it explored from a.
    let behaviour = try FlowText.explore(
      """
      navflow: 1
      root: { stack: A }
      state: { v: { values: [a, b], initial: any } }
      screens:
        A:
          actions:
            More: push A
            Fast: { when: { v: a }, push: Q1 }
            Long: { when: { v: b }, push: P1 }
            Near: { when: { v: b }, push: N1 }
        Q1: { actions: { On: push Q2 } }
        Q2: { actions: { On: push T } }
        P1: { actions: { On: push P2 } }
        P2: { actions: { On: { set: { v: a }, do: [pop root, push Q1] } } }
        N1: { actions: { On: push N2 } }
        N2: { actions: { On: push N3 } }
        N3: { actions: { On: push T } }
        T: {}
      expect: [{ reachable: { screen: T }, within: 4 }, { reachable: { screen: T }, within: 3 }]
      """, limits: .init(depth: depth))
    let verdicts = behaviour.simulator.flow.expectations.map { behaviour.judge($0).verdict }
    #expect(verdicts == [isDecided ? .proved : .bounded(3), .violated])
  }

  @Test("Expectations with one name are judged separately where a stack grows")
  func oneNameTwice() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      root: { stack: Feed }
      screens:
        Feed: { actions: { More: push Feed } }
        Nowhere: {}
      expect:
        - { name: Same, from: { screen: Feed }, canReach: { screen: Nowhere } }
        - { name: Same, never: { screen: Nowhere } }
      """)
    let verdicts = behaviour.simulator.flow.expectations.map { behaviour.judge($0).verdict }
    #expect(verdicts[0] != .proved && verdicts[1] == .proved)
  }

  @Test("arrivals count in canReach, and cost no taps")
  func arrivals() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { Next: { present: B, as: fullScreen }, Via: push C } }
        B: { actions: { Off: { by: arrival, do: dismiss } } }
        C: { actions: { On: { by: arrival, do: push D } } }
        D: {}
      """
    try check(Row("{ reachable: { screen: D }, within: 1 }", .proved, ["Via"]), in: flow)
    try check(Row("{ from: { screen: B }, canReach: { screen: A } }", .proved, nil), in: flow)
  }
}
