import Diagnostics
import Diagrams
import FlowModel
import Testing

/// Tests the rows of actions and results, and the arrows that start there.
struct ResultTests {
  private func lines(_ flow: Flow, _ change: (inout DiagramOptions) -> Void = { _ in }) -> [String] {
    var options = DiagramOptions()
    change(&options)
    return Dot.lines(DOTDiagram(flow: flow, device: .phone, options: options).render())
  }

  /// Returns the line of the arrow with an id.
  private func arrow(_ id: String, _ lines: [String]) -> String? { lines.first { $0.contains("id=\"\(id)\"") } }

  private func shop() -> FlowSketch {
    var sketch = FlowSketch()
    for name in ["A", "B"] { sketch.addScreen(name) }
    sketch.addVariable("tried", ["no", "yes"])
    sketch.addRoot(.stack(Located(sketch.screen("A"), at: .beginning(of: .init(0)))))
    return sketch
  }

  @Test func resultsAreRowsAndArrowsStartThere() throws {
    var sketch = shop()
    let tried = Assignment(variable: VariableID(0), value: ValueID(1), range: .beginning(of: FileID(0)))
    let ok = [Step.Kind.push(sketch.screen("B"))]
    sketch.either("Pay", on: "A", [("ok", ok), ("refused", [.stay]), ("later", [.set([tried])])])
    sketch.act("Plain", on: "A", .stay)
    let drawn = lines(sketch.flow)
    let box = try #require(drawn.first { $0.hasPrefix(#""A" ["#) })
    for row in ["◆ Pay", "→ ok", "○ refused", "○ later", "○ Plain"] { #expect(box.contains("\(row)<"), "\(row)") }
    #expect(arrow("A->B", drawn)?.contains("→ ok<") == true)
    #expect(drawn[1].contains("○ stays") && drawn[1].contains("◆ one of several results"))
  }

  @Test func rowsOfAlertsSayHowTheyGoBack() throws {
    var sketch = shop()
    sketch.addScreen("Sure", kind: .alert)
    sketch.act("ask", on: "B", .present(sketch.screen("Sure"), Step.PresentationOptions()))
    sketch.act("go", on: "A", .push(sketch.screen("B")))
    sketch.either("OK", on: "Sure", [("kept", [.stay]), ("gone", [.pop(.count(1))])])
    let box = try #require(lines(sketch.flow).first { $0.hasPrefix(#""Sure" ["#) })
    #expect(box.contains("○ kept<") && box.contains("↩ gone<") && box.contains("(goes back)"))
    #expect(arrow("Sure->A", lines(sketch.flow) { $0.returns = true })?.contains(">gone<") == true)
  }

  @Test func eachTaskOfAResultContinuesWhereItStarted() throws {
    var sketch = shop()
    for name in ["C", "D"] { sketch.addScreen(name) }
    let done = sketch.outcome("done")
    for (task, screen) in [("one", "C"), ("two", "D")] { sketch.addTask(task, screens: [sketch.screen(screen)]) }
    let then = sketch.then(done, [.push(sketch.screen("B"))])
    let options = Step.PresentationOptions()
    sketch.act(
      "Both", on: "A", .start(sketch.task("one"), options, then: then), .start(sketch.task("two"), options, then: then))
    let drawn = lines(sketch.flow)
    #expect(arrow("A->B", drawn) != nil && arrow("C->B", drawn) != nil)
  }

  @Test func casesWithoutNameHaveWords() throws {
    var sketch = shop()
    sketch.either("Pay", on: "A", [("", [.push(sketch.screen("B"))]), ("", [.stay])])
    let box = try #require(lines(sketch.flow).first { $0.hasPrefix(#""A" ["#) })
    #expect(box.contains("→ otherwise<") && box.contains("○ otherwise<"))
  }

  @Test func mermaidDrawsAllResults() throws {
    var sketch = shop()
    sketch.either("Pay", on: "A", [("ok", [.push(sketch.screen("B"))]), ("refused", [.stay])])
    let text = try MermaidDiagram(flow: sketch.flow, device: .phone).render()
    #expect(text.contains("◆ Pay<br/>→ ok<br/>○ refused") && text.contains(#"s_A -->|"ok"| s_B"#), "\(text)")
  }

  /// Returns a flow with screens that start one task; an action of the task has two results.
  private func signIn(startedBy screens: [String]) -> Flow {
    var sketch = FlowSketch()
    for name in screens + ["In", "More"] { sketch.addScreen(name) }
    sketch.addTask("signIn", screens: ["In", "More"].map(sketch.screen))
    sketch.addRoot(tabs: screens.map(sketch.screen))
    for name in screens {
      sketch.act("Sign in", on: name, .start(sketch.task("signIn"), Step.PresentationOptions(), then: nil))
    }
    let done = sketch.outcome("done")
    sketch.either("Send", on: "In", [("right", [.complete(done)]), ("wrong", [.push(sketch.screen("More"))])])
    sketch.act("OK", on: "More", .complete(done))
    return sketch.flow
  }

  @Test func aTaskStartedInSeveralPlacesHasNoArrowBack() throws {
    let all = lines(signIn(startedBy: ["S1", "S2", "S3"])) { $0.returns = true }
    #expect(!all.contains { $0.contains("style=dotted") } && all.contains { $0.contains("↩ right<") })
    let one = lines(signIn(startedBy: ["S1"])) { $0.returns = true }
    #expect(arrow("More->S1", one)?.contains("style=dotted, arrowhead=vee") == true)
  }

  @Test func aPartIncludesResultsThatLeadToItsScreens() throws {
    var sketch = shop()
    sketch.addScreen("C")
    let (ok, other) = ([Step.Kind.push(sketch.screen("B"))], [Step.Kind.push(sketch.screen("C"))])
    sketch.either("Pay", on: "A", [("ok", ok), ("other", other), ("refused", [.stay])])
    let drawn = lines(sketch.flow) { $0.part = .around(sketch.screen("B")) }
    #expect(arrow("A->B", drawn) != nil && arrow("A->C", drawn) == nil)
    let box = try #require(drawn.first { $0.hasPrefix(#""A" ["#) })
    #expect(box.contains("→ ok<") && !box.contains("other") && !box.contains("refused"))
  }

  @Test func aPartIncludesTheStepsAfterTheTask() throws {
    var sketch = FlowSketch()
    for name in ["Home", "In", "Club", "Other"] { sketch.addScreen(name) }
    sketch.addTask("signIn", screens: [sketch.screen("In")])
    sketch.addTask("other", screens: [sketch.screen("Other")])
    sketch.addRoot(tabs: [sketch.screen("Home")])
    let then = sketch.then(sketch.outcome("signedIn"), [.push(sketch.screen("Club"))])
    sketch.act("Log in", on: "Home", .start(sketch.task("signIn"), Step.PresentationOptions(), then: then))
    sketch.act("Visit", on: "Home", .push(sketch.screen("Club")))
    let part = lines(sketch.flow) { $0.part = .task(sketch.task("signIn")) }
    let found = try #require(arrow("Home->Club", part))
    #expect(found.contains("after signIn:") && found.contains("signedIn") && !found.contains("Visit"))
    #expect(!lines(sketch.flow) { $0.part = .task(sketch.task("other")) }.contains { $0.contains("Club") })
  }
}
