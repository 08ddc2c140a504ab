import Diagnostics
import FlowModel
import Testing

@testable import FlowRules

/// Findings that are met only behind another one are listed in it.
@Suite struct ConsequenceTests {
  @Test func whatIsMetOnlyBehindAFailedStepIsListedThere() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      state: { ride: [none, there] }
      screens:
        Home: { actions: { Look: push Map, Book: { set: { ride: there }, do: pop to Map }, Write: { when: { ride: there }, present: Note } } }
        Map: { title: Map }
        Note: { input: true, actions: { Send: { do: dismiss, role: done } } }
      """)
    let failed = try #require(checked.only("pop-to-absent"))
    #expect(failed.affected.map(\.rule).contains("lost-input"))
    #expect(checked.findings(of: "lost-input").isEmpty)
  }

  @Test func whatIsMetOnlyBehindAnEntryOverLayersIsListedThere() throws {
    let text = """
      navflow: 1
      root: { tabs: [Home, Orders], start: Orders }
      screens:
        Home: { actions: { Kitchen: push Room } }
        Room: { actions: { Rename: present Rename } }
        Rename: { actions: { Close: dismiss } }
        Orders: { actions: { Add: start add } }
      tasks:
        add:
          outcomes: [added, cancelled]
          screens: { Plug: { actions: { Done: complete added, Cancel: cancel } } }
      entries:
        Lamp is offline: { once: true, do: [tab Home, push Room] }
      """
    let checked = CheckedText(text)
    let cause = try #require(checked.findings(of: "task-returns-elsewhere").first)
    #expect(cause.affected.map(\.rule).contains("modal-over-modal"))
    #expect(checked.findings(of: "modal-over-modal").isEmpty)
    var settings = ProjectSettings()
    settings.severities["task-returns-elsewhere"] = .off
    let alone = CheckedText(text, settings: settings)
    #expect(alone.findings(of: "modal-over-modal").count == 1, "the entry has no finding as severe as that")
  }
}
