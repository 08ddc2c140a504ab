import Diagnostics
import FlowModel
import Testing

@testable import Diagrams

/// Tests which arrows have the numbers of a trace's taps, how traces are described, and which other places are marked.
struct NumberedTraceTests {
  /// A flow that starts a task with a `then`, and the steps of a trace through the task.
  private struct SignIn {
    var flow: Flow
    var steps: [TraceStep]
  }

  private static func step(_ label: String?, _ result: String?, _ stack: String..., events: [TraceStep.Event] = [])
    -> TraceStep
  {
    TraceStep(
      kind: label == nil ? .launch : .tap, label: label, result: result,
      layers: [.init(style: nil, aside: false, stack: stack)], tab: nil, tasks: [], state: [:], events: events)
  }

  private static func trace(_ steps: [TraceStep]) -> Trace {
    Trace(steps: steps, replay: Replay(file: "", device: nil, given: [:], taps: []))
  }

  private static func finding(_ rule: String, _ subject: Subject, _ steps: [TraceStep] = []) -> Diagnostic {
    Diagnostic(
      RuleID(rule), .error, "", at: .beginning(of: FileID(0)), subject: subject,
      trace: steps.isEmpty ? nil : trace(steps))
  }

  private static func signIn(startedBy others: [String] = []) -> SignIn {
    var sketch = FlowSketch()
    for name in ["Home", "Club", "In", "Bad"] + others { sketch.addScreen(name) }
    sketch.addTask("signIn", screens: ["In", "Bad"].map(sketch.screen))
    sketch.addRoot(tabs: (["Home"] + others).map(sketch.screen))
    let signedIn = sketch.outcome("signedIn")
    let then = sketch.then(signedIn, [.push(sketch.screen("Club"))])
    sketch.act("Log in", on: "Home", .start(sketch.task("signIn"), Step.PresentationOptions(), then: then))
    for name in others {
      sketch.act("Log in", on: name, .start(sketch.task("signIn"), Step.PresentationOptions(), then: then))
    }
    sketch.either(
      "Send", on: "In", [("wrong", [.push(sketch.screen("Bad"))]), ("right", [.complete(signedIn)]), ("late", [.stay])])
    sketch.act("Skip", on: "In", .complete(signedIn))
    let steps = [
      step(nil, nil, "Home"), step("Log in", nil, "In", events: [.init(.starts, task: "signIn")]),
      step("Send", "right", "Club", events: [.init(.completes, task: "signIn", outcome: "signedIn")]),
    ]
    return SignIn(flow: sketch.flow, steps: steps)
  }

  private static func lines(_ flow: Flow, _ findings: [Diagnostic]) -> [String] {
    var options = DiagramOptions()
    options.findings = findings
    return Dot.lines(DOTDiagram(flow: flow, device: .phone, options: options).render())
  }

  /// Returns the ids of the arrows and the first words of the rows with a tap number.
  private static func places(numbered number: String, _ lines: [String]) -> [String] {
    lines.filter { $0.contains("<B>\(number)</B>") }.flatMap { line -> [String] in
      if line.contains(" -> ") { return line.firstMatch(of: #/ id="([^"]*)"\];/#).map { [String($0.1)] } ?? [] }
      return line.split(separator: "<TR>").filter { $0.contains("<B>\(number)</B>") }.compactMap { row in
        row.firstMatch(of: #/[◆→↩○] ?([^<]+)</#).map { String($0.0.dropLast()) }
      }
    }
  }

  @Test func numbersTheResultAndTheStepsAfterTheTask() {
    let made = Self.signIn()
    let lines = Self.lines(made.flow, [Self.finding("x", Subject(screen: "Club"), made.steps)])
    #expect(Self.places(numbered: "①", lines) == ["Home->In"])
    #expect(Self.places(numbered: "②", lines) == ["↩ right", "Home->Club"])
  }

  @Test func numbersAndMarksTheRowOfAResultThatStays() {
    let made = Self.signIn()
    let steps = Array(made.steps.dropLast()) + [Self.step("Send", "late", "In")]
    let lines = Self.lines(made.flow, [Self.finding("x", Subject(screen: "In", action: "Send"), steps)])
    #expect(Self.places(numbered: "②", lines) == ["○ late"])
    #expect(Self.places(numbered: "✗1", lines) == ["○ late"])
  }

  @Test func numbersTheRowOfACompletingAction() {
    let made = Self.signIn()
    var steps = made.steps
    steps[2].label = "Skip"
    steps[2].result = nil
    let lines = Self.lines(made.flow, [Self.finding("x", Subject(screen: "Club"), steps)])
    #expect(Self.places(numbered: "②", lines) == ["↩ Skip", "Home->Club"])
  }

  @Test func continuesOnTheScreenThatStartedTheTask() {
    let made = Self.signIn(startedBy: ["Tab"])
    let lines = Self.lines(made.flow, [Self.finding("x", Subject(screen: "Club"), made.steps)])
    #expect(Self.places(numbered: "②", lines) == ["↩ right", "Home->Club"])
    #expect(lines.contains { $0.hasPrefix(#""Tab" -> "Club" ["#) })
  }

  @Test func continuesWithTheActionThatStartedTheTask() {
    var sketch = FlowSketch()
    for name in ["Home", "Club", "In"] { sketch.addScreen(name) }
    sketch.addTask("signIn", screens: [sketch.screen("In")])
    sketch.addRoot(tabs: [sketch.screen("Home")])
    let done = sketch.outcome("signedIn")
    let (push, show) = (
      Step.Kind.push(sketch.screen("Club")), Step.Kind.present(sketch.screen("Club"), Step.PresentationOptions())
    )
    for (label, step) in [("Log in", push), ("Other", show)] {
      let then = sketch.then(done, [step])
      sketch.act(label, on: "Home", .start(sketch.task("signIn"), Step.PresentationOptions(), then: then))
    }
    sketch.act("Skip", on: "In", .complete(done))
    var steps = Self.signIn().steps
    (steps[1].label, steps[2].label, steps[2].result) = ("Other", "Skip", nil)
    let lines = Self.lines(sketch.flow, [Self.finding("x", Subject(screen: "Club"), steps)])
    // Both actions have the same steps after the task, in words, so they share the row.
    #expect(Self.places(numbered: "②", lines) == ["↩ Skip", "Home->Club", "Home->Club~2"])
    #expect(lines.contains { $0.contains(#"id="Home->Club~2""#) && $0.contains("style=dashed") })
  }

  @Test func anEndWithoutThenIsNumberedOnlyOnce() {
    let made = Self.signIn()
    var steps = made.steps
    steps[2].layers[0].stack = ["Home"]
    steps[2].events[0].outcome = "cancelled"
    let lines = Self.lines(made.flow, [Self.finding("x", Subject(screen: "Home"), steps)])
    #expect(Self.places(numbered: "②", lines) == ["↩ right"])
  }

  @Test func findingsOfOneRuleAreDistinguishedBySubject() {
    func summaries(_ a: Subject, _ b: Subject, rules: [String] = ["x", "x"]) -> String {
      let made = Self.signIn()
      let other = Array(made.steps.dropLast()) + [Self.step("Send", "wrong", "In", "Bad")]
      return Self.lines(made.flow, [Self.finding(rules[0], a, made.steps), Self.finding(rules[1], b, other)])[1]
    }
    let tasks = summaries(Subject(screen: "In", task: "signIn"), Subject(screen: "Bad"))
    #expect(tasks.contains(">A leads to x (signIn)<") && tasks.contains(">B leads to x (Bad)<"))
    let actions = summaries(Subject(action: "Link", task: "signIn"), Subject(action: "Call", task: "signIn"))
    #expect(actions.contains(">A leads to x (signIn, Link)<") && actions.contains(">B leads to x (signIn, Call)<"))
    let rules = summaries(Subject(screen: "In"), Subject(screen: "In"), rules: ["x", "y"])
    #expect(rules.contains(">A leads to x<") && rules.contains(">B leads to y<"))
  }

  @Test func marksEveryPlaceOfAFinding() {
    func range(_ line: Int) -> SourceRange {
      let start = SourcePosition(line: line, column: 1, offset: line)
      return SourceRange(file: FileID(0), start: start, end: start)
    }
    var flow = Self.signIn().flow
    for index in flow.screens.indices {
      flow.screens[index].name = Located(flow.screens[index].name.value, at: range(50 + index))
    }
    flow.tasks[0].name = Located("signIn", at: range(90))
    for index in flow.actions.indices { flow.actions[index].range = range(70 + index) }
    var found = Self.finding("x", Subject(screen: "Home", action: "Swipe down"))
    found.notes = [50, 51, 71, 90].map { Note.sameDefect(at: range($0)) } + [Note("it is a tab here", at: range(52))]
    let lines = Self.lines(flow, [found])
    let marked = lines.dropFirst(2).filter { $0.contains("✗1") }.map { $0.prefix { $0 != " " }.filter { $0 != "\"" } }
    #expect(marked.sorted() == ["Club", "Home", "In", "graph"])
    #expect(Self.places(numbered: "✗1", lines).contains("◆ Send"))
    #expect(lines[1].contains(">1 finding<"))
  }
}
