import FlowRules
import FlowSyntax
import Reporting
import Support
import Testing

@testable import Checking

/// Tests the advice of flows that the engines give up on.
@Suite struct DecisionTrialTests {
  /// A flow in which a task can end beneath a stack of notes.
  private func text(happens: String, entry: String = "") -> String {
    """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Go: start pay, Deeper: push Home } }
      Note: { actions: { Ok: dismiss, More: push Note } }
    tasks:
      pay:
        outcomes: [done, cancelled]
        screens:
          Pay: { actions: { Note: present Note, Done: complete done, Ended: { \(happens), complete: done } } }
    \(entry)
    """
  }

  private func advice(_ text: String) -> Set<String?> {
    let files = MemoryFiles(["/app/a.flow.yaml": text])
    let session = CheckSession(CheckSession.reader(of: files, in: "/app").read(paths: ["."]))
    let open = session.check().verdicts.filter(\.isOpen)
    return Set(open.map { $0.advice?.english })
  }

  @Test func theChangeWithWhichTheRulesAreDecidedIsNamed() {
    let advice = advice(text(happens: "by: system, while: open"))
    #expect(advice == ["undecided because of \"Ended\": with `while: shown`, 44 more rules would be decided"])
  }

  @Test func theNamedChangeDecidesTheRules() {
    #expect(advice(text(happens: "by: system, while: shown")).isEmpty)
  }

  /// With `dismiss all` first, nothing is left beneath which the task could end; but the sheet that it shows is not the cause.
  @Test func aChangeThatDecidesNothingIsNotNamed() {
    let advice = advice(text(happens: "by: system, while: open", entry: "entries: { Message: present Note }"))
    #expect(advice == ["undecided because of \"Ended\": with `while: shown`, 44 more rules would be decided"])
  }

  /// With `while: shown` the action could never happen, because its value is set only while a sheet covers its screen.
  @Test func whatIsDecidedWithoutTheStepsIsSaid() {
    let covered = text(happens: "by: system, while: open, when: { v: on }").replacing(
      "Note: present Note", with: "Note: { set: { v: on }, present: Note }"
    ).replacing("Ok: dismiss", with: "Ok: { set: { v: off }, do: dismiss }").replacing(
      "More: push Note }", with: "More: push Note }, gestures: { Swipe down: stay }")
    let advice = advice("\(covered)\nstate: { v: [off, on] }\n")
    #expect(advice == ["undecided because of \"Ended\": without its steps, 44 more rules would be decided"])
  }

  @Test func severalChangesAreNamedWithTheirActions() throws {
    let text = text(happens: "by: system, while: open").replacing(
      "Deeper: push Home", with: "Deeper: push Home, Tip: { present: Note, as: popover, modal: false }")
    let reading = FlowReader.read(text: text)
    let flow = try #require(reading.flow)
    let trial = DecisionTrial(flow: flow, devices: [.phone], checker: Checker(files: reading.files))
    var change = DecisionTrial.Change(parts: [], flow: flow)
    change = change.followed(by: change.flow.changesOfModelessLayers)
    change = change.followed(by: change.flow.changesOfActionsWhileOpen)
    #expect(
      trial.words(for: change, decided: 1).english
        == "undecided because of several actions: with `modal: true` in \"Tip\" and `while: shown` in \"Ended\", "
        + "1 more rule would be decided")
    #expect(change.flow.changesOfModelessLayers.isEmpty && change.flow.changesOfActionsWhileOpen.isEmpty)
  }

  /// A step that fails anyway is not the fault of the change.
  @Test func aChangeOfAnActionThatAlreadyFailsIsNamed() {
    let failing = text(happens: "by: system, while: open").replacing(
      ", complete: done } } }", with: ", do: [pop 5, complete done] } } }")
    #expect(failing.contains("pop 5"))
    #expect(advice(failing) == ["undecided because of \"Ended\": with `while: shown`, 44 more rules would be decided"])
  }
}
