import Diagnostics
import FlowModel
import OrderedCollections
import Testing

@testable import Diagrams

/// Tests how findings are marked in a drawing, and how the taps of their traces are numbered.
struct FindingTests {
  /// Returns a trace of taps, each with the resulting stack of the front layer; `!` before a label means a gesture.
  private static func trace(_ start: [String], _ taps: (String, [String])...) -> Trace {
    func step(_ label: String?, _ result: String?, _ stack: [String]) -> TraceStep {
      let isGesture = label?.hasPrefix("!") == true
      return TraceStep(
        kind: label == nil ? .launch : isGesture ? .gesture : .tap,
        label: label.map { isGesture ? String($0.dropFirst()) : $0 },
        result: result, layers: [.init(style: nil, aside: false, stack: stack)], tab: nil, tasks: [], state: [:],
        events: [])
    }
    let steps = taps.map { tap in
      let parts = tap.0.split(separator: ":").map(String.init)
      return step(parts[0], parts.count > 1 ? parts[1] : nil, tap.1)
    }
    return Trace(steps: [step(nil, nil, start)] + steps, replay: Replay(file: "", device: nil, given: [:], taps: []))
  }

  private static func finding(
    _ rule: String, _ severity: Severity = .error, screen: String? = nil, action: String? = nil, task: String? = nil,
    _ trace: Trace? = nil
  ) -> Diagnostic {
    Diagnostic(
      RuleID(rule), severity, "", at: .beginning(of: FileID(0)),
      subject: Subject(screen: screen, action: action, task: task), trace: trace)
  }

  private static func lines(
    _ flow: Flow, _ findings: [Diagnostic], _ change: (inout DiagramOptions) -> Void = { _ in }
  ) -> [String] {
    var options = DiagramOptions()
    options.findings = findings
    change(&options)
    return Dot.lines(DOTDiagram(flow: flow, device: .phone, options: options).render())
  }

  private static func line(_ start: String, _ lines: [String]) -> String {
    lines.first { $0.hasPrefix(start + " [") } ?? "no line \(start)"
  }

  private static let register = "お支払い用銀行口座を登録する"
  private static let toCharge = ("チャージ", ["Charge"])
  private static let toMethod = ("チャージ方法を選択", ["Charge", "ChargeMethod"])
  private static let toIntro = (register, ["Payment", "BankIntro"])

  @Test func marksTheArrowOfAnAction() throws {
    let trace = Self.trace(["Payment"], Self.toCharge, Self.toMethod, Self.toIntro)
    let found = Self.finding("interrupted-task", screen: "ChargeMethod", action: Self.register, trace)
    let lines = Self.lines(SampleFlows.before(), [found])
    let arrow = Self.line(#""ChargeMethod" -> "BankIntro""#, lines)
    #expect(arrow.contains(##"color="#B84A00", penwidth=3.5"##))
    #expect(arrow.contains("<B>✗1</B>") && arrow.contains("<B>③</B>"))
    #expect(arrow.contains("arrowhead=normal"))  // the arrow still shows a push
    #expect(Self.line(#""Payment" -> "Charge""#, lines).contains("<B>①</B>"))
    #expect(Self.line(#""Charge" -> "ChargeMethod""#, lines).contains("<B>②</B>"))
    #expect(lines.count { $0.contains("penwidth=3.5") } == 1)
    #expect(lines[1].contains(">1 finding<") && lines[1].contains("<B>✗1 interrupted-task</B>"))
    #expect(lines[1].contains("①②③ taps that lead there"))
  }

  @Test func eachSeverityHasItsColourWeightAndSign() {
    let findings = [
      Self.finding("c", .info, screen: "Home"), Self.finding("b", .warning, screen: "Payment"),
      Self.finding("a", screen: "Charge"), Self.finding("a", screen: "ChargeMethod"),
    ]
    let lines = Self.lines(SampleFlows.before(), findings)
    for (screen, sign, form) in [
      ("Charge", "✗1", ##"color="#B84A00", penwidth=3.5"##), ("Payment", "⚠2", ##"color="#8A6100", penwidth=2"##),
      ("Home", "ⓘ3", ##"color="#5B5B9E", penwidth=1.2"##),
    ] {
      let line = Self.line("\"\(screen)\"", lines)
      #expect(line.contains("<B>\(sign)</B>") && line.contains(form), "\(line)")
    }
    #expect(lines[1].contains("✗1 a ×2<") && lines[1].contains("⚠2 b<") && lines[1].contains("ⓘ3 c<"))
  }

  @Test func divergingTracesHaveLetters() {
    let stem = [Self.toCharge, Self.toMethod, Self.toIntro]
    let back = Self.trace(["Payment"], stem[0], stem[1], stem[2], ("!Back", ["Payment"]))
    let on = Self.trace(["Payment"], stem[0], stem[1], stem[2], ("次に進む", ["Payment", "BankIntro", "BankSelect"]))
    let short = Self.trace(["Payment"], stem[0], stem[1])
    let lines = Self.lines(
      SampleFlows.before(),
      [
        Self.finding("a", .warning, screen: "ChargeMethod", short), Self.finding("b", screen: "BankIntro", back),
        Self.finding("c", .info, task: "charge", on),
      ])
    #expect(Self.line(#""Charge" -> "ChargeMethod""#, lines).contains("<B>②</B>"))
    #expect(Self.line(#""ChargeMethod""#, lines).contains("<B>⚠2</B>"))
    let intro = Self.line(#""BankIntro""#, lines)
    #expect(intro.contains("<B>A④</B>") && intro.contains("<B>✗1</B>") && intro.contains("penwidth=3.5"))
    #expect(Self.line(#""BankIntro" -> "BankSelect""#, lines).contains("<B>B④</B>"))
    #expect(lines.contains { $0.hasPrefix("graph [") && $0.contains(#"id="cluster_charge""#) && $0.contains("ⓘ3") })
    #expect(lines[1].contains(">A leads to b<") && lines[1].contains(">B leads to c<"))
  }

  /// Findings add no arrows, so an action that goes back is marked in its row.
  @Test func marksActionsThatGoBackInTheirRow() {
    let flow = SampleFlows.before()
    let row = { (lines: [String]) in Self.line(#""BankDone""#, lines) }
    #expect(row(Self.lines(flow, [])).contains("↩ OK<"))
    let marked = row(Self.lines(flow, [Self.finding("x", screen: "BankDone", action: "OK")]))
    #expect(marked.contains(##"COLOR="#B84A00">↩ OK<"##) && marked.contains("<B>✗1</B>"))
    #expect(!marked.contains("penwidth"))
  }

  @Test func findingsChangeNeitherNodesNorArrows() {
    let trace = Self.trace(["Payment"], Self.toCharge, Self.toMethod, Self.toIntro, ("!Back", ["Payment"]))
    let findings = [
      Self.finding("a", screen: "BankDone", action: "OK"), Self.finding("b", .info, screen: "Charge", action: "閉じる"),
      Self.finding("c", .warning, screen: "ChargeMethod", action: Self.register, trace),
      Self.finding("d", screen: "BankIntro", action: "Swipe down"), Self.finding("e", task: "charge"),
    ]
    func names(_ lines: [String]) -> [Substring] { lines.map { $0.prefix { $0 != "[" } } }
    let (plain, marked) = (Self.lines(SampleFlows.before(), []), Self.lines(SampleFlows.before(), findings))
    #expect(names(plain) == names(marked))
    #expect(plain.filter { $0.contains(" -> ") } != marked.filter { $0.contains(" -> ") })
  }

  @Test func marksOnlyTheResultThatOccurs() {
    let flow = SampleFlows.after()
    let trace = Self.trace(
      ["Payment"], Self.toCharge, Self.toMethod, ("チャージする:残高不足", ["Insufficient"]))
    let colour = ##"COLOR="#B84A00">"##
    let one = Self.lines(flow, [Self.finding("x", screen: "ChargeMethod", action: "チャージする", trace)])
    let box = Self.line(#""ChargeMethod""#, one)
    #expect(Self.line(#""ChargeMethod" -> "Insufficient""#, one).contains(##"color="#B84A00""##))
    #expect(box.contains("\(colour)&#160;&#160;→ 残高不足<") && box.contains("<B>③</B>"))
    #expect(!box.contains("\(colour)◆") && !box.contains("\(colour)&#160;&#160;↩"))
    let all = Self.lines(flow, [Self.finding("x", screen: "ChargeMethod", action: "チャージする")])
    #expect(Self.line(#""ChargeMethod""#, all).contains("\(colour)◆ チャージする<"))
    #expect(!Self.line(#""ChargeMethod" -> "Insufficient""#, all).contains(##" color="#B84A00""##))
  }

  @Test func anEntryHasTheNumberIfItsArrowHasNoWords() {
    var sketch = FlowSketch()
    sketch.addScreen("Home")
    sketch.addRoot(.stack(Located(sketch.screen("Home"), at: .beginning(of: .init(0)))))
    sketch.addScreen("News")
    sketch.addEntry("Link", [("", [.push(sketch.screen("News"))])])
    let lines = Self.lines(sketch.flow, [Self.finding("x", action: "Link")])
    #expect(Self.line(#""entry:Link""#, lines).contains("<B>✗1</B>"))
    #expect(Self.line(#""entry:Link" -> "News""#, lines).contains("#B84A00"))
  }

  @Test func marksEntriesAndTaskActionsAndListsUnmarkedRules() {
    let flow = RichFlow.make()
    let lines = Self.lines(
      flow,
      [
        Self.finding("entry-rule", action: "Session expires"),
        Self.finding("task-rule", screen: "Photos", action: "Terms"),
        Self.finding("gesture-rule", screen: "Trip", action: "Back"), Self.finding("file-rule"),
      ])
    #expect(lines.contains { $0.contains("entry:Session expires") && $0.contains("#B84A00") })
    #expect(Self.line(#""any:compose:-Review" -> "Terms""#, lines).contains("<B>✗2</B>"))
    #expect(Self.line(#""Trip""#, lines).contains("<B>✗3</B>"))
    #expect(lines[1].contains("4 findings; not shown here: file-rule"))
    let part = Self.lines(flow, [Self.finding("gesture-rule", screen: "Trip")]) { $0.part = .task(TaskID(0)) }
    #expect(part.contains { $0.hasPrefix(#""Trip" ["#) && $0.contains("✗1") })
    #expect(Self.lines(flow, [])[1].contains("no findings"))
  }

  @Test func tooManyTracesAreNotNumbered() {
    var sketch = FlowSketch()
    for index in 0...9 { sketch.addScreen("S\(index)") }
    for index in 1...9 { sketch.act("to \(index)", on: "S0", .push(ScreenID(index))) }
    let findings = (1...9).map {
      Self.finding("x", screen: "S\($0)", Self.trace(["S0"], ("to \($0)", ["S0", "S\($0)"])))
    }
    let all = Self.lines(sketch.flow, findings)
    #expect(all[1].contains("taps have no numbers") && !all.contains { $0.contains("①") })
    #expect(all[1].contains(">navflow check lists them<"))
    var mixed = findings
    for index in 2...8 { mixed[index].severity = .info }
    let errors = Self.lines(sketch.flow, mixed)
    #expect(errors[1].contains("only taps that lead to errors have numbers"))
    #expect(Self.line(#""S0" -> "S2""#, errors).contains("B①") && !Self.line(#""S0" -> "S3""#, errors).contains("①"))
    let two = Self.lines(sketch.flow, Array(findings.prefix(2)))
    #expect(Self.line(#""S0" -> "S2""#, two).contains("<B>B①</B>"))
  }

  @Test func numbersAboveTwentyAreInParentheses() {
    #expect([1, 2, 20, 21, 100].map(TapNumber.text) == ["①", "②", "⑳", "(21)", "(100)"])
  }

  @Test func matchesTheGoldenFileWithFindings() throws {
    let stem = [Self.toCharge, Self.toMethod, Self.toIntro]
    let short = Self.trace(["Payment"], stem[0], stem[1], stem[2])
    let back = Self.trace(["Payment"], stem[0], stem[1], stem[2], ("!Back", ["Payment"]))
    var options = DiagramOptions()
    options.findings = [
      Self.finding("task-returns-elsewhere", screen: "ChargeMethod", action: Self.register, back),
      Self.finding("interrupted-task", screen: "ChargeMethod", action: Self.register, short),
      Self.finding("tab-bar-in-task", .warning, screen: "BankIntro", short),
      Self.finding("endless-task", task: "connectBank"),
    ]
    try expectGolden(
      DOTDiagram(flow: SampleFlows.before(), device: .phone, options: options).render(), "before-findings.dot")
  }

  @Test func manyNumbersHaveALineOfTheirOwn() {
    let few = HTMLLabels.marked(["A"], taps: ["①", "②"], marks: [])
    #expect(few.count == 1 && few[0].contains("①②"))
    let many = HTMLLabels.marked(["A"], taps: ["①", "②", "③", "④"], marks: [])
    #expect(many.count == 2 && !many[0].contains("①") && many[1].contains("①②③④") && many[1].contains("COLSPAN"))
    #expect(HTMLLabels.marked(["A"], taps: [], marks: []).count == 1)
  }
}
