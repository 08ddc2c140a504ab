import FlowModel
import Testing

@testable import FlowSyntax

/// Names in steps may be in quotes, and `entry` decides whether a task takes a style.
@Suite struct QuotedNameTests {
  @Test(arguments: [
    ("push \"A\"", "push A"), ("pop to \"A\"", "pop to A"), ("pop to 'A'", "pop to A"),
    ("dismiss to \"A\"", "dismiss to A"), ("unwind \"A\"", "unwind A"),
  ])
  func quotesAroundANameAreLeftOut(_ written: String, _ meant: String) throws {
    let steps = try [written, meant].map { step in
      let read = try flow(
        "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { actions: { Go: \(step) } }\n  A: { title: A }\n")
      return FlowListing(read).steps(read.screens[0].actions[0])
    }
    #expect(steps[0] == steps[1] && steps[1] == meant)
  }

  @Test func theScreenNamedByEntryDecidesWhetherAStyleIsTaken() throws {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Go: { start: t, as: fullScreen } } }
      tasks:
        t:
          entry: Form
          screens:
            Ask: { kind: alert, actions: { OK: stay } }
            Form: { actions: { Ask: present Ask, Close: cancel } }
      """
    let read = try flow(text)
    #expect(read.tasks[0].entry == ScreenID(2))
    #expect(findings(text.replacing("entry: Form", with: "entry: Ask")) == ["unknown-key «as»"])
  }
}
