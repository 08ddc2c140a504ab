import Checking
import FlowSyntax
import Reporting
import Support
import Testing

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

  /// The act goes on in front after it has closed the sheet, and what lies beneath is not known.
  @Test func whatWouldBeDecidedWithoutTheStepsIsSaid() {
    let several = text(happens: "by: system, while: open", entry: "entries: { Message: push Note }")
    #expect(!advice(several).isEmpty && !advice(several).contains(nil), "\(advice(several))")
  }

  /// A step that fails anyway is not the fault of the change.
  @Test func aChangeOfAnActionThatAlreadyFailsIsNamed() {
    let failing = text(happens: "by: system, while: open").replacing(
      ", complete: done } } }", with: ", do: [pop 5, complete done] } } }")
    #expect(failing.contains("pop 5"))
    #expect(advice(failing) == ["undecided because of \"Ended\": with `while: shown`, 44 more rules would be decided"])
  }
}
