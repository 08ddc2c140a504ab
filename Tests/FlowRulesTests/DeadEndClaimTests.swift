import Diagnostics
import FlowModel
import Testing
import VerifierPortfolio

@testable import FlowRules

/// Findings and verdicts about tasks and layers near a dead end.
struct DeadEndClaimTests {
  /// A task, and a layer without a task, whose last screen has no action.
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

  @Test(arguments: ["endless-task", "modal-trap"]) func trapAtDeadEndIsNotProvedAbsent(rule: String) {
    let id = RuleID(rule)
    let checked = CheckedText(Self.lost)
    #expect(checked.findings(of: "dead-end").count == 2 && checked.findings(of: id).isEmpty)
    #expect(checked.verdicts(on: rule) == ["phone": .violated])
    var settings = ProjectSettings()
    settings.severities["dead-end"] = .off
    let off = CheckedText(Self.lost, settings: settings).only(id)
    #expect(off?.trace?.taps == 2 && off?.trace?.isShortest == true)
    #expect(CheckedText(Self.lost, only: id).findings.count == 1)
  }

  /// The shortest trace to the dead end is through neither the task nor the layer.
  private static let nearer =
    """
    navflow: 1
    root: { stack: A }
    screens:
      A: { actions: { a: push B, m: { present: B, as: fullScreen }, t: { start: t, as: push } } }
      B: { back: hidden }
    tasks:
      t: { outcomes: [done], screens: { T: { actions: { go: push B } } } }
    """

  @Test(arguments: ["endless-task", "modal-trap"], [Verifier.Engine.auto, .exact, .search])
  func trapOnAnotherTraceIsDecided(rule: String, engine: Verifier.Engine) {
    let checked = CheckedText(Self.nearer, engine: engine)
    #expect(checked.findings(of: "dead-end").count == 1 && checked.findings(of: RuleID(rule)).isEmpty)
    #expect(checked.verdicts(on: rule) == ["phone": .violated])
    let found = CheckedText(Self.nearer, only: RuleID(rule), engine: engine).findings
    #expect(found.map { $0.trace?.taps } == [rule == "endless-task" ? 2 : 1])
  }

  @Test func unrelatedDeadEndsKeepProofs() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Begin: { start: t, as: fullScreen }, Open: present Page, On: push Last } }
        Page: { actions: { Close: dismiss } }
        Last: { back: hidden }
      tasks: { t: { outcomes: [done], screens: { One: { actions: { Done: complete done } } } } }
      """)
    #expect(checked.only("dead-end") != nil)
    #expect(checked.verdicts(on: "endless-task") == ["phone": .proved])
    #expect(checked.verdicts(on: "modal-trap") == ["phone": .proved])
  }

  @Test func popoverUnderDialogWithoutExitIsATrap() {
    let checked = CheckedText(
      """
      navflow: 1
      devices: [pad]
      root: { stack: A }
      screens:
        A: { actions: { p: { present: P, as: popover } } }
        P: { actions: { a: present Ask, c: dismiss } }
        Ask: { kind: alert, actions: { ok: { where: { screen: P }, do: dismiss } } }
      """)
    #expect(checked.verdicts(on: "modal-trap") == ["pad": .violated])
  }

  @Test func taskAtRootWithoutActionsCannotEnd() {
    let text = "navflow: 1\nroot: { task: t }\ntasks: { t: { outcomes: [done], screens: { T: { title: T } } } }"
    let checked = CheckedText(text)
    #expect(CheckedText(text, only: "endless-task").findings.map(\.severity) == [.info])
    #expect(RuleRegistry.standard["endless-task"]?.exception != nil)
    #expect(checked.findings(of: "dead-end").map(\.severity) == [.info])
    #expect(checked.findings(of: "endless-task").isEmpty)
    #expect(checked.verdicts(on: "endless-task") == ["phone": .violated])
  }

  @Test(arguments: ["endless-task", "modal-trap"]) func configurationLeadingOnlyToDeadEndIsReported(rule: String) {
    let text = Self.lost.replacing(", Close: dismiss", with: "").replacing(", Close: cancel", with: "")
    let found = CheckedText(text).only(RuleID(rule))
    #expect(found?.trace?.taps == 1 && found?.trace?.isShortest == true)
  }
}
