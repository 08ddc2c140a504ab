import Diagnostics
import FlowModel
import Testing

@testable import Diagrams

/// Tests how traces are drawn as storyboards.
struct StoryboardTests {
  private static func step(
    _ label: String?, _ layers: [TraceStep.Layer], tasks: [String] = [], events: [TraceStep.Event] = [],
    kind: TraceStep.Kind? = nil
  ) -> TraceStep {
    TraceStep(
      kind: kind ?? (label == nil ? .launch : .tap), label: label, result: nil, layers: layers, tab: "Payment",
      tasks: tasks, state: [:], events: events)
  }

  private static func trace(_ steps: [TraceStep]) -> Trace {
    Trace(steps: steps, replay: Replay(file: "", device: nil, given: [:], taps: []))
  }

  private static func root(_ stack: String...) -> TraceStep.Layer { .init(style: nil, aside: false, stack: stack) }

  private static func layer(_ style: String, _ stack: String...) -> TraceStep.Layer {
    .init(style: style, aside: false, stack: stack)
  }

  private static let charge = trace([
    step(nil, [root("Payment")]),
    step(
      "Charge", [root("Payment"), layer("sheet", "Charge")], tasks: ["charge"], events: [.init(.starts, task: "charge")]
    ),
    step(
      "Connect <bank>", [root("Payment", "BankSelect")], tasks: ["connectBank"],
      events: [.init(.interrupts, task: "charge"), .init(.starts, task: "connectBank")]),
    step("Tab: Home", [root("Home")], events: [.init(.abandons, task: "connectBank")], kind: .gesture),
    step("Tab: Payment", [root("Payment", "BankSelect")], tasks: ["connectBank"], kind: .gesture),
    step(
      "Fail", [root("Payment"), layer("alert", "Insufficient")],
      events: [.init(.cancels, task: "connectBank"), .init(.fails, step: "pop-to-absent")]),
  ])

  private static func svg(_ trace: Trace, severity: Severity? = .error, on device: Device = .phone) -> String {
    let strip = Storyboard.Strip(
      heading: "the \"charge\" is lost", detail: "error: interrupted-task", trace: trace, severity: severity)
    let pictures = ["Charge": "data:image/png;base64,AAAA"]
    return Storyboard([strip], of: SampleFlows.before(), on: device, pictures: pictures).render()
  }

  @Test func matchesTheGoldenFiles() throws {
    try expectGolden(Self.svg(Self.charge), "storyboard.svg")
    try expectGolden(Self.svg(Self.charge, on: .pad), "storyboard-pad.svg")
  }

  @Test func runsOfTasksBeginEndAndComeBack() {
    let lanes = TaskRun.lanes(in: Self.charge).map { lane in
      lane.map { "\($0.task) \($0.start)-\($0.ending.map { "\($0.step) \($0.event.kind)" } ?? "")" }
    }
    #expect(
      lanes == [
        ["charge 1-2 interrupts"], ["connectBank 2-3 abandons", "connectBank 4-5 cancels"],
      ])
  }

  @Test func aTaskThatStartsAgainAtOnceHasAnotherLane() {
    let again = Self.trace([
      Self.step(nil, [Self.root("Home")]),
      Self.step("Go", [Self.root("Home")], events: [.init(.starts, task: "charge"), .init(.cancels, task: "charge")]),
      Self.step("Go", [Self.root("Home")], tasks: ["charge"], events: [.init(.starts, task: "charge")]),
      Self.step(
        "Go", [Self.root("Home")], tasks: ["charge"],
        events: [.init(.cancels, task: "charge"), .init(.starts, task: "charge")]),
    ])
    #expect(TaskRun.lanes(in: again).map { $0.map(\.start) } == [[1, 2], [3]])
  }

  @Test func everyEndingHasItsWords() {
    let svg = Self.svg(Self.charge)
    for words in ["interrupted, unfinished", "abandoned", "cancelled", "✗ step failed: pop-to-absent"] {
      #expect(svg.contains(words), "\(words)")
    }
  }

  @Test func theTabBarIsDrawnOnlyWhereTheRootShowsIt() {
    let showing = StoryboardNames(SampleFlows.before(), pictures: [:])
    #expect(showing.showsTabBar(["Payment", "BankSelect"]))
    var flow = SampleFlows.before()
    for index in flow.screens.indices where flow.screens[index].name.value == "BankSelect" {
      flow.screens[index].hidesTabBar = true
    }
    let names = StoryboardNames(flow, pictures: [:])
    #expect(!names.showsTabBar(["Payment", "BankSelect"]) && names.showsTabBar(["BankSelect"]))
  }

  @Test func aLongTraceContinuesInTheNextRow() {
    let steps = (0..<15).map { Self.step($0 == 0 ? nil : "Next", [Self.root("Home")]) }
    let svg = Self.svg(Self.trace(steps), severity: nil)
    #expect(svg.contains("width=\"1280\"") && svg.contains(">14.\u{A0}Next<"))
    #expect(svg.matches(of: /class="outline"/).count == 15)
  }

  @Test func namesAreEscapedAndPicturesEmbedded() {
    let svg = Self.svg(Self.charge)
    #expect(svg.contains("Connect &lt;bank&gt;") && !svg.contains("<bank>"))
    #expect(svg.contains("href=\"data:image/png;base64,AAAA\""))
  }

  @Test func columnsStandSideBySide() {
    let root = TraceStep.Layer(
      style: nil, aside: false, stack: ["Payment"], columns: [["Home"], ["Payment", "BankSelect"], ["MyPage"]])
    let svg = Self.svg(Self.trace([Self.step(nil, [root])]), severity: nil, on: .pad)
    for title in ["ホーム", "銀行の選択", "‹ 支払い"] { #expect(svg.contains(">\(title)<"), "\(title)") }
  }
}
