import Diagnostics
import Reporting
import Testing

struct TraceTableTests {
  private func step(_ label: String, _ stack: [String]) -> TraceStep {
    let layer = TraceStep.Layer(style: nil, aside: false, stack: stack)
    return TraceStep(
      kind: .tap, label: label, result: nil, layers: [layer], tab: nil, tasks: [], state: [:], events: [])
  }

  @Test func tracesHaveTheDocumentedFormat() {
    let lines = TraceTable(ChargeReport.trace).lines
    #expect(
      lines == [
        "launch                               Payment",
        "1  tap チャージ                      Payment │ sheet: Charge                 charge starts",
        "2  tap チャージ方法を選択            Payment │ sheet: Charge › ChargeMethod",
        "3  tap お支払い用銀行口座を登録する  Payment › BankIntro                     "
          + "charge interrupted ✗ connectBank starts",
      ])
  }

  @Test func titlesStandInPlaceOfNames() {
    var shown = step("Go", ["Home", "Details", "Extras"])
    shown.events = [TraceStep.Event(.starts, task: "pay")]
    shown.titles = FlowTitles(
      screens: ["Details": "More", "Extras": "More", "Home": "Start"], tasks: ["pay": "Pay a bill"])
    #expect(
      TraceTable(steps: [step("A", ["Home"]), shown]).lines
        == ["1  tap A   Home", "2  tap Go  Start › More (Details) › More (Extras)  \"Pay a bill\" starts"])
  }

  @Test func aWideRowDoesNotWidenTheColumnsOfOtherRows() {
    let wide = String(repeating: "長い", count: 40)
    let lines = TraceTable(steps: [step("A", ["One"]), step(wide, [wide, wide]), step("B", ["Two"])]).lines
    #expect(lines[0] == "1  tap A  One")
    #expect(lines[2] == "3  tap B  Two")
    #expect(lines[1].displayWidth < 200)
  }

  @Test func numbersOfStepsAreAlignedAtTheLeft() {
    let lines = TraceTable(steps: (1...10).map { step("T\($0)", ["S"]) }).lines
    #expect(lines[0] == "1   tap T1   S")
    #expect(lines[9] == "10  tap T10  S")
  }

  @Test func aTraceOfOnlyTheLaunchHasOneRow() {
    let layer = TraceStep.Layer(style: nil, aside: false, stack: ["Home"])
    let launch = TraceStep(
      kind: .launch, label: nil, result: nil, layers: [layer], tab: nil, tasks: [], state: [:], events: [])
    #expect(TraceTable(steps: [launch]).lines == ["launch  Home"])
  }

  @Test func withoutStepsThereAreNoRows() {
    #expect(TraceTable(steps: []).lines.isEmpty)
  }
}
