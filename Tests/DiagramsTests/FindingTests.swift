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
    return DOTDiagram(flow: flow, device: .phone, options: options).render().split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
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
    #expect(arrow.contains(##"color="#D55E00", penwidth=3"##))
    #expect(arrow.contains("<B>⚠ interrupted-task</B>") && arrow.contains("<B>③</B></FONT> お支払い用銀行"))
    #expect(arrow.contains("arrowhead=normal"))  // the arrow still shows a push
    #expect(Self.line(#""Payment" -> "Charge""#, lines).contains("<B>①</B></FONT> チャージ<"))
    #expect(Self.line(#""Charge" -> "ChargeMethod""#, lines).contains("<B>②</B>"))
    #expect(lines.count { $0.contains("penwidth=3") } == 1)
    #expect(lines[1].contains("⚠ 1 finding<") && lines[1].contains("①②③: the taps that lead there"))
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
    #expect(Self.line(#""ChargeMethod""#, lines).contains("⚠ a (warning)"))
    let intro = Self.line(#""BankIntro""#, lines)
    #expect(intro.contains("<B>A④ Back</B>") && intro.contains("⚠ b<") && intro.contains("penwidth=3"))
    #expect(Self.line(#""BankIntro" -> "BankSelect""#, lines).contains("<B>B④</B>"))
    #expect(Self.line(#""title:charge""#, lines).contains("⚠ c (info)"))
    #expect(Self.line(#""title:charge""#, lines).contains(##"color="#D55E00", penwidth=3"##))
    #expect(lines[1].contains(">A leads to b<") && lines[1].contains(">B leads to c<"))
  }

  @Test func drawsMarkedArrowsBack() {
    let flow = SampleFlows.before()
    let ends = { (lines: [String]) in lines.filter { $0.contains("-> \"BankDone\"") && $0.contains("OK") } }
    #expect(ends(Self.lines(flow, [])).isEmpty)
    let lines = Self.lines(flow, [Self.finding("x", screen: "BankDone", action: "OK")])
    // Written from its target to its source, so that Graphviz leaves room for its label.
    let arrow = ends(lines).first ?? "none"
    #expect(arrow.contains("⚠ x") && arrow.contains("dir=back, arrowtail=vee") && arrow.contains("style=dotted"))
    #expect(!arrow.contains("constraint") && !lines.contains { $0.contains("閉じる") })
  }

  @Test func marksOnlyTheResultThatOccurs() {
    let flow = SampleFlows.after()
    let trace = Self.trace(
      ["Payment"], Self.toCharge, Self.toMethod, ("チャージする:残高不足", ["Insufficient"]))
    let one = Self.lines(flow, [Self.finding("x", screen: "ChargeMethod", action: "チャージする", trace)])
    #expect(Self.line(#""choice:ChargeMethod:チャージする":diamond:c -> "Insufficient""#, one).contains("⚠ x"))
    #expect(Self.line(#""choice:ChargeMethod:チャージする""#, one).contains("#D55E00") == false)
    #expect(one.filter { $0.contains("成功") }.map { $0.contains("⚠") || $0.contains("③") } == [false])
    let all = Self.lines(flow, [Self.finding("x", screen: "ChargeMethod", action: "チャージする")])
    #expect(Self.line(#""choice:ChargeMethod:チャージする""#, all).contains("⚠ x"))
    #expect(!Self.line(#""choice:ChargeMethod:チャージする":diamond:c -> "Insufficient""#, all).contains("⚠"))
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
    #expect(lines.contains { $0.contains("entry:Session expires") && $0.contains("⚠ entry-rule") })
    #expect(Self.line(#""any:compose:-Review" -> "Terms""#, lines).contains("⚠ task-rule"))
    #expect(Self.line(#""Trip""#, lines).contains("⚠ gesture-rule: Back"))
    #expect(lines[1].contains("⚠ 4 findings; not to be seen here: file-rule"))
    let part = Self.lines(flow, [Self.finding("gesture-rule", screen: "Trip")]) { $0.part = .task(TaskID(0)) }
    #expect(part.contains { $0.contains("⚠ gesture-rule") } || part[1].contains("not to be seen here: gesture-rule"))
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
    #expect(all[1].contains("too many to number their taps") && !all.contains { $0.contains("①") })
    #expect(all[1].contains(">navflow check lists them<"))
    let rules = Self.lines(sketch.flow, [Self.finding("y", screen: "S1")] + findings)
    #expect(rules[1].contains(">--only RULE draws those of one rule<"))
    var mixed = findings
    for index in 2...8 { mixed[index].severity = .info }
    let errors = Self.lines(sketch.flow, mixed)
    #expect(errors[1].contains("numbered are only the taps that lead to errors"))
    #expect(Self.line(#""S0" -> "S2""#, errors).contains("B①") && !Self.line(#""S0" -> "S3""#, errors).contains("①"))
    let eight = Self.lines(sketch.flow, Array(findings.dropLast()))
    #expect(Self.line(#""S0" -> "S8""#, eight).contains("<B>H①</B>"))
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
}
