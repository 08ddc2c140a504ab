import FlowModel
import FlowSimulation
import Testing

@Suite("Refusals: moves that are not offered, with reasons")
struct RefusalTests {
  @Test(
    "reasons",
    arguments: [
      ("{ when: { v: b }, do: stay }", "", "Go", "it needs \"v\" to be \"b\", and it is \"a\""),
      ("{ when: { v: [b] }, cases: [stay] }", "", "Go", "it needs \"v\" to be \"b\", and it is \"a\""),
      ("{ where: { screen: B }, do: stay }", "", "Go", "its \"where\" does not hold: { screen: B }"),
      (
        "{ cases: [{ when: { v: b }, do: stay }, { where: { screen: B }, do: stay }] }", "", "Go",
        "the conditions of its cases do not hold"
      ),
      ("{ when: { v: { not: a } }, do: stay }", "", "Go", "it needs \"v\" to be anything but \"a\", and it is \"a\""),
      ("stay", "Sheet B", "Compose", "the actions of the root are hidden or covered"),
    ])
  func reasons(go: String, taps: String, label: String, reason: String) throws {
    let flow = SampleFlow.text(root: "{ stack: A, actions: { Compose: stay } }", go: go)
    let stage = try Stage(flow, taps: taps.isEmpty ? [] : [taps])
    #expect(stage.refusal(of: label) == reason)
  }

  @Test("entries")
  func entries() throws {
    let flow = SampleFlow.text(
      extra: """
        entries:
          Shown: { once: true, push: B }
          When: { when: { v: b }, push: B }
          Result: { either: { only: { when: { v: b }, push: B } } }
        """)
    let stage = try Stage(flow, taps: ["Push B"])
    #expect(stage.refusal(of: "Shown") == "what it shows is in front already")
    #expect(stage.refusal(of: "When") == "it needs \"v\" to be \"b\", and it is \"a\"")
    #expect(stage.refusal(of: "Result") == "it needs \"v\" to be \"b\", and it is \"a\"")
  }

  @Test("an impossible result has its own reason")
  func results() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      state: { v: [a, b] }
      screens:
        A:
          actions:
            Pay: { either: { ok: push B, no: { when: { v: b }, push: B } } }
            Go:
              cases:
                - { when: { v: b }, either: { far: push B } }
                - { either: { near: push B } }
                - { either: { late: push B } }
        B: {}
      """
    let needs = "it needs \"v\" to be \"b\", and it is \"a\""
    let columns = flow.replacing("stack: A", with: "split: [B, A]").replacing(
      "navflow: 1", with: "navflow: 1\ndevices: [pad]")
    #expect(try refuse(Scenario.Tap(label: "Pay: no"), after: [], columns, on: .pad)?.reason.english == needs)
    #expect(try refuse(Scenario.Tap(label: "Pay: no"), after: [], flow)?.reason.english == needs)
    #expect(try refuse(Scenario.Tap(label: "Go", result: "far"), after: [], flow)?.reason.english == needs)
    #expect(try refuse(Scenario.Tap(label: "Go: late"), after: [], flow)?.reason.english == "an earlier case holds")
    let unknown = try refuse(Scenario.Tap(label: "Pay: okk"), after: [], flow)
    #expect(
      unknown?.isUnknown == true && unknown?.reason.english == "no action, entry or gesture of the flow has that name")
  }

  @Test("every gesture that is not offered has a reason")
  func gestures() throws {
    let flow = GestureTests.flow
    for taps in [["NoBack"], ["Locked sheet"], ["NoBar"], ["Locked pop"], ["Sheet"]] {
      let stage = try Stage(flow, on: .pad, taps: taps)
      for refusal in stage.simulator.refusals(in: stage.configuration) {
        #expect(!refusal.reason.isEmpty)
        #expect(!stage.offers.contains(refusal.label), "\(refusal.label) after \(taps)")
      }
    }
    #expect(try Stage(flow, taps: ["Sheet"]).refusal(of: "Swipe down") == nil)
  }

  private func refuse(
    _ tap: Scenario.Tap, after taps: [String], _ text: String, on device: Device = .phone
  ) throws -> TapRefusal? {
    let stage = try Stage(text, on: device, taps: taps)
    do {
      _ = try stage.simulator.move(tap, in: stage.configuration)
      return nil
    } catch { return error }
  }

  @Test("an impossible tap has a reason and the offered taps")
  func taps() throws {
    let flow = SampleFlow.text(go: "{ either: { yes: stay, no: { when: { v: b }, do: stay } } }")
    let unknown = try #require(try refuse(.init(label: "Gone"), after: [], flow))
    #expect(unknown.reason.english == "no action, entry or gesture of the flow has that name")
    #expect(unknown.offered == ["Start", "Push B", "Push C", "Sheet B", "Sheet C", "Go: yes"])
    let elsewhere = try #require(try refuse(.init(label: "Next"), after: [], flow))
    #expect(elsewhere.reason.english == "it is not on the screen in front, \"A\"")
    #expect(try refuse(.init(label: "Go"), after: [], flow) == nil, "the only result need not be named")
    #expect(try refuse(.init(label: "Go", result: "yes"), after: [], flow) == nil)
    #expect(try refuse(.init(label: "Go", result: "no"), after: [], flow) != nil)
    #expect(try refuse(.init(label: "Back"), after: [], flow) != nil)
  }

  @Test("a tap must name one of several results")
  func ambiguity() throws {
    let flow = SampleFlow.text(go: "{ either: { yes: stay, no: stay } }")
    let refusal = try #require(try refuse(.init(label: "Go"), after: [], flow))
    #expect(refusal.reason.english == "it can end in several ways: write \"Go: yes\" or \"Go: no\"")
  }

  @Test("moves with the same name are numbered")
  func sameName() throws {
    let flow = """
      navflow: 1
      root: { stack: A, actions: { Go: push B } }
      screens: { A: { actions: { Go: push C } }, B: {}, C: {} }
      entries: { Go: present C }
      """
    #expect(try Stage(flow).offers == ["Go", "Go #2", "Go #3"])
    let numbered = flow.replacing("Go: push C", with: "\"Go #2\": push C")
    #expect(try Stage(numbered).offers == ["Go #2", "Go", "Go #3"], "a label keeps its name")
    #expect(try Stage(flow, taps: ["Go"]).sight == "A › C")
    #expect(try Stage(flow, taps: ["Go #2"]).sight == "A › B")
    #expect(try Stage(flow, taps: ["Go #3"]).sight == "A │ sheet: C")
  }
}
