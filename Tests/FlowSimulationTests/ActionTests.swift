import Testing

@Suite("Actions: conditions, cases, results and assignments")
struct ActionTests {
  @Test(
    "when and where are evaluated once, before the first step",
    arguments: [
      Play(
        "set in a step does not choose the case",
        go: "{ cases: [{ when: { v: a }, do: [{ set: { v: b } }, push X] }, push Y] }", taps: "Go", sight: "A › X"),
      Play(
        "nor does the action's set", go: "{ set: { v: b }, cases: [{ when: { v: b }, do: push X }, push Y] }",
        taps: "Go", sight: "A › Y"),
      Play(
        "nor does a step change whether where holds",
        go: "{ cases: [{ where: { screen: B }, do: push X }, [push B, push Y]] }", taps: "Go",
        sight: "A › B › Y"),
      Play(
        "cases takes the first that holds", go: "{ cases: [{ when: { v: b }, do: push X }, push Y, push B] }",
        taps: "Go", sight: "A › Y"),
      Play(
        "and then the second",
        go: "{ cases: [{ when: { v: b }, do: [push X, { set: { v: a } }] }, { set: { v: b }, do: stay }] }",
        taps: "Go; Go", sight: "A › X"),
    ])
  func decidedOnce(_ play: Play) throws { try play.check() }

  @Test("an action is not offered if its conditions, or those of all its cases, do not hold")
  func notOffered() throws {
    for go in [
      "{ when: { v: b }, do: push X }", "{ where: { screen: B }, do: push X }",
      "{ cases: [{ when: { v: b }, do: push X }, { where: { screen: B }, do: push Y }] }",
      "{ when: { v: b }, cases: [push X] }",
      "{ when: { v: [b] }, where: { screen: A }, do: push X }",
    ] {
      #expect(try Stage(SampleFlow.text(go: go)).offers.contains("Go") == false, "\(go)")
    }
    #expect(try Stage(SampleFlow.text(go: "{ when: { v: [a, b] }, do: push X }")).offers.contains("Go"))
  }

  @Test("each result of either is a move of its own, if its conditions hold")
  func results() throws {
    let go =
      """
      { either: { yes: push X, no: { when: { v: b }, push: Y }, perhaps: [push X, push Y], \
      where: { where: { screen: A }, do: stay } } }
      """
    let offers = try Stage(SampleFlow.text(go: go)).offers.filter { $0.hasPrefix("Go") }
    #expect(offers == ["Go: yes", "Go: perhaps", "Go: where"])
    let within = "{ cases: [{ when: { v: b }, do: stay }, { either: { one: push X, two: push Y } }] }"
    #expect(try Stage(SampleFlow.text(go: within)).offers.filter { $0.hasPrefix("Go") } == ["Go: one", "Go: two"])
  }

  /// Three variables that are set at three levels.
  private func state(after action: String) throws -> [String] {
    let flow = """
      navflow: 1
      root: { stack: A }
      state: { x: [0, 1, 2, 3], y: [0, 1, 2, 3] }
      screens: { A: { actions: { Go: \(action) } } }
      """
    var stage = try Stage(flow)
    try stage.tap(stage.offers[0])
    return stage.state
  }

  @Test("assignments come before the first step, outer ones first")
  func sets() throws {
    #expect(try state(after: "{ set: { x: 1, y: 1 }, do: [{ set: { x: 2 } }] }") == ["x=2", "y=1"])
    #expect(try state(after: "{ set: { x: 1, y: 1 }, cases: [{ set: { x: 2 }, do: stay }] }") == ["x=2", "y=1"])
    #expect(try state(after: "{ set: { x: 1, y: 1 }, either: { r: { set: { x: 2 } } } }") == ["x=2", "y=1"])
    #expect(
      try state(after: "{ set: { x: 1, y: 1 }, cases: [{ set: { y: 2 }, either: { r: { set: { x: 3, y: 3 } } } }] }")
        == ["x=3", "y=3"])
  }

  @Test("an arrival on the shown screen reads the assigned values")
  func setBeforeTheFirstStep() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      state: { v: [a, b] }
      screens:
        A: { actions: { Go: { set: { v: b }, push: B } } }
        B: { actions: { Arrive: { by: arrival, when: { v: b }, push: C } } }
        C: {}
      """
    #expect(try Stage(flow, taps: ["Go"]).sight == "A › B › C")
  }

  @Test("screens except alerts inherit their task's actions; a screen can override or remove them")
  func taskActions() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      screens: { A: { actions: { Start: start t } }, X: {} }
      tasks:
        t:
          actions: { Leave: cancel, Help: present X }
          screens:
            T1: { actions: { Next: push T2, Ask: present Q } }
            T2: { actions: { Leave: pop, Help: none } }
            Q: { kind: alert }
      """
    var stage = try Stage(flow, taps: ["Start"])
    #expect(stage.offers.filter { !["Swipe down"].contains($0) } == ["Next", "Ask", "Leave", "Help"])
    try stage.tap("Next")
    #expect(stage.offers.filter { $0 != "Swipe down" && $0 != "Back" } == ["Leave"])
    try stage.tap("Leave")
    #expect(stage.sight == "A │ sheet: T1[t]")
    try stage.tap("Ask")
    #expect(stage.offers.isEmpty)
  }

  @Test(
    "a root's actions",
    arguments: [
      ("{ tabs: [A, B], actions: { Compose: present Y } }", [], true),
      ("{ tabs: [A, B], actions: { Compose: present Y } }", ["Push C"], true),
      ("{ tabs: [A, B], actions: { Compose: present Y } }", ["Go"], false),
      ("{ tabs: [A, B], actions: { Compose: present Y } }", ["Sheet B"], false),
      ("{ stack: A, actions: { Compose: present Y } }", ["Push C"], true),
      ("{ stack: A, actions: { Compose: present Y } }", ["Go"], true),
      ("{ stack: A, actions: { Compose: present Y } }", ["Sheet B"], false),
      ("{ screen: A, actions: { Compose: present Y } }", [], true),
    ])
  func rootActions(root: String, taps: [String], isOffered: Bool) throws {
    let flow = SampleFlow.text(root: root, go: "push Z").replacing(
      "  Ask: { kind: alert", with: "  Z: { tabBar: hidden }\n  Ask: { kind: alert")
    #expect(try Stage(flow, taps: taps).offers.contains("Compose") == isOffered)
  }

  @Test("a root's actions are offered under an input view")
  func rootActionsBesideInputView() throws {
    let flow = SampleFlow.text(
      root: "{ stack: A, actions: { Compose: present C } }", go: "{ present: Y, as: inputView }")
    #expect(try Stage(flow, taps: ["Go"]).offers.contains("Compose"))
    #expect(try Stage(flow, taps: ["Go", "Compose"]).sight == "A │ sheet: C")
    #expect(try Stage(flow, taps: ["Sheet B", "Go"]).offers.contains("Compose") == false)
  }

  @Test("system actions are offered while their screen is in front and their conditions hold")
  func system() throws {
    let flow = SampleFlow.text(go: "{ by: system, when: { v: a }, push: B }")
    #expect(try Stage(flow).offers.contains("Go"))
    #expect(try Stage(flow, taps: ["Sheet B", "Swipe down", "Go"]).sight == "A › B")
    #expect(try Stage(flow, given: ["v": "b"]).offers.contains("Go") == false)
  }
}
