import Diagnostics
import FlowModel
import Testing

@testable import FlowRules

/// What is said of who is stuck, where a dead end is near.
struct DeadEndClaimTests {
  /// A task, and a layer of no task, in which the last screen offers nothing.
  private static let lost =
    """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Begin: { start: t, as: fullScreen }, Open: { present: Page, as: fullScreen } } }
      Page: { actions: { Next: push Last, Close: dismiss } }
      Last: { back: hidden }
    tasks:
      t:
        outcomes: [done, cancelled]
        screens:
          One: { actions: { Next: push Two, Close: cancel } }
          Two: { back: hidden }
    """

  @Test(arguments: ["endless-task", "modal-trap"]) func whatIsLeftToDeadEndIsNotProvedAbsent(rule: String) {
    let id = RuleID(rule)
    let checked = CheckedText(Self.lost)
    #expect(checked.findings(of: "dead-end").count == 2 && checked.findings(of: id).isEmpty)
    #expect(checked.verdicts(on: rule) == ["phone": .violated])
    var settings = ProjectSettings()
    settings.severities["dead-end"] = .off
    let off = CheckedText(Self.lost, settings: settings).only(id)
    #expect(off?.trace?.taps == 2 && off?.trace?.isShortest == false)
    #expect(CheckedText(Self.lost, only: id).findings.count == 1)
  }

  @Test(arguments: ["endless-task", "modal-trap"]) func whoCanOnlyGoOnToADeadEndIsLostBefore(rule: String) {
    let text = Self.lost.replacing(", Close: dismiss", with: "").replacing(", Close: cancel", with: "")
    let found = CheckedText(text).only(RuleID(rule))
    #expect(found?.trace?.taps == 1 && found?.trace?.isShortest == true)
  }
}
