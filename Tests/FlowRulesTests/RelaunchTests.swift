import Testing

@testable import FlowRules

/// What a relaunch does itself is not judged; what stands there afterwards is.
@Suite struct RelaunchTests {
  private func text(_ relaunch: String) -> String {
    """
    navflow: 1
    title: Notes
    root: { stack: Home }
    state: { mode: [reading, editing] }
    \(relaunch)
    screens:
      Home: { title: Home, actions: { Write: start write } }
    tasks:
      write:
        title: Write
        outcomes: [written, cancelled]
        screens:
          Text:
            title: A note
            input: true
            gestures: { Swipe down: present Sure }
            actions: { Save: complete written, Cancel: present Sure }
          Sure: { kind: actionSheet, title: Discard?, actions: { Discard: { do: cancel, role: destructive }, Keep: { do: stay, role: cancel } } }
    """
  }

  @Test(arguments: ["relaunch: {}", "relaunch: { restored: true }", "relaunch: { forgotten: [mode] }"])
  func lossesOfARelaunchAreNoFindings(relaunch: String) {
    #expect(CheckedText(text("")).findings.isEmpty)
    #expect(CheckedText(text(relaunch)).findings.map(\.rule) == [])
  }

  @Test func theSameEntryWithoutTheKeyIsJudged() {
    let entry = "entries: { Restart: dismiss all }"
    #expect(!CheckedText(text(entry)).findings.isEmpty)
  }

  @Test func aDeadEndAfterARelaunchIsFound() {
    let text = """
      navflow: 1
      root: { task: work, then: { done: stay } }
      state: { step: [first, second] }
      relaunch: {}
      tasks:
        work:
          outcomes: [done]
          screens:
            One: { actions: { Next: { when: { step: first }, set: { step: second }, push: Two } } }
            Two: { back: hidden, actions: { Done: { set: { step: first }, do: complete done } } }
      """
    #expect(CheckedText(text.replacing("relaunch: {}\n", with: "")).places(of: "dead-end").isEmpty)
    let found = CheckedText(text).findings
    #expect(found.contains { $0.rule == "dead-end" && $0.trace?.steps.contains { $0.label == "Relaunch" } == true })
  }
}
