import Diagnostics
import Diagrams
import FlowModel
import Testing

/// Tests the arrows of diamonds, and the shared node of a task that is started in several places.
struct ResultTests {
  private func lines(_ flow: Flow, _ change: (inout DiagramOptions) -> Void = { _ in }) -> [String] {
    var options = DiagramOptions()
    change(&options)
    return DOTDiagram(flow: flow, device: .phone, options: options).render().split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
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

  @Test func aResultWithoutNavigationLeadsBackToItsScreen() throws {
    var sketch = shop()
    let tried = Assignment(variable: VariableID(0), value: ValueID(1), range: .beginning(of: FileID(0)))
    let ok = [Step.Kind.push(sketch.screen("B"))]
    sketch.either("Pay", on: "A", [("ok", ok), ("refused", [.stay]), ("later", [.set([tried])])])
    sketch.act("Plain", on: "A", .stay)
    let drawn = lines(sketch.flow)
    let back = try #require(arrow("choice:A:Pay->A", drawn))
    #expect(back.hasPrefix(#""A" -> "choice:A:Pay" ["#) && back.contains("dir=back, arrowtail=vee"))
    #expect(back.contains("style=dotted") && back.contains(">refused<") && back.contains(">later<"))
    #expect(arrow("choice:A:Pay->B", drawn)?.contains(">ok<") == true)
    #expect(drawn[1].contains("dotted arrow: dismiss, pop, complete, stay") && !drawn.contains { $0.contains("Plain") })
  }

  @Test func resultsThatLeadBackAreAlwaysDrawn() {
    var sketch = shop()
    sketch.addScreen("Sure", kind: .alert)
    sketch.act("ask", on: "B", .present(sketch.screen("Sure"), Step.PresentationOptions()))
    sketch.act("go", on: "A", .push(sketch.screen("B")))
    sketch.either("OK", on: "Sure", [("kept", [.stay]), ("gone", [.pop(.count(1))])])
    sketch.either("Nothing there", on: "A", [("above", [.pop(.count(1))]), ("", [.stay])])
    let drawn = lines(sketch.flow)
    #expect(arrow("choice:Sure:OK->B", drawn)?.contains(">kept<") == true)
    #expect(arrow("choice:Sure:OK->A", drawn)?.contains(">gone<") == true)
    #expect(arrow("choice:A:Nothing there->A", drawn)?.contains(">above<") == true)
  }

  @Test func mermaidDrawsAllResults() throws {
    var sketch = shop()
    sketch.either("Pay", on: "A", [("ok", [.push(sketch.screen("B"))]), ("refused", [.stay])])
    let text = try MermaidDiagram(flow: sketch.flow, device: .phone).render()
    #expect(text.firstMatch(of: #/\n  \S+ -\.->\|"refused"\| s_A\n/#) != nil, "\(text)")
  }

  /// Returns a flow with several screens that start a task with two outcomes.
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

  @Test func aTaskStartedInSeveralPlacesReturnsToOneNode() throws {
    let flow = signIn(startedBy: ["S1", "S2", "S3"])
    let all = lines(flow) { $0.returns = true }
    for id in ["choice:In:Send->back:signIn", "More->back:signIn"] {
      let line = try #require(arrow(id, all))
      #expect(line.contains("style=dotted, arrowhead=vee") && line.contains(" [label=") && !line.contains("constraint"))
    }
    #expect(all.contains { $0.hasPrefix(#""back:signIn" ["#) && $0.contains("back to where") })
    #expect(all.count { $0.contains("style=dotted") } == 2)
    // Without need the node is not drawn.
    #expect(!lines(flow).contains { $0.contains("\"More->back:signIn\"") })
    let one = lines(signIn(startedBy: ["S1"])) { $0.returns = true }
    #expect(arrow("More->S1", one) != nil && !one.contains { $0.contains("back:signIn") })
  }

  @Test func aPartIncludesResultsThatLeadToItsScreens() {
    var sketch = shop()
    sketch.addScreen("C")
    let (ok, other) = ([Step.Kind.push(sketch.screen("B"))], [Step.Kind.push(sketch.screen("C"))])
    sketch.either("Pay", on: "A", [("ok", ok), ("other", other), ("refused", [.stay])])
    let drawn = lines(sketch.flow) { $0.part = .around(sketch.screen("B")) }
    #expect(arrow("choice:A:Pay->B", drawn) != nil && arrow("choice:A:Pay->A", drawn) != nil)
    #expect(arrow("choice:A:Pay->C", drawn) == nil)
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
    #expect(found.contains("after signIn: signedIn") && !found.contains("Visit"))
    #expect(!lines(sketch.flow) { $0.part = .task(sketch.task("other")) }.contains { $0.contains("Club") })
  }
}
