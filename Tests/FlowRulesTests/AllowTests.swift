import Diagnostics
import FlowModel
import Testing
import VerifierPortfolio

@testable import FlowRules

/// Findings that the designer accepts, and `allow`s that accept nothing.
@Suite struct AllowTests {
  /// The position of an `allow` of `pushed-task` in the flow.
  enum Spot: CaseIterable { case nowhere, task, screen, action, otherScreen }

  @Test(arguments: Spot.allCases) func acceptsOnTaskScreenOrAction(_ spot: Spot) throws {
    let checked = CheckedText(Self.flow(allowAt: spot))
    let finding = try #require(checked.only("pushed-task"))
    let isAccepted = spot != .nowhere && spot != .otherScreen
    #expect(finding.allowed == (isAccepted ? "it is short" : nil))
    #expect(checked.findings(of: "unused-allow").count == (spot == .otherScreen ? 1 : 0))
    #expect(checked.verdicts(on: "pushed-task") == ["phone": .violated])
  }

  @Test func allowOnActionAcceptsNoOtherAction() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { tabs: [Home, Pay], start: Home }
      screens:
        Home:
          actions:
            Pay now: { tab: Pay, allow: { tab-jump: agreed with the team } }
            Pay later: tab Pay
        Pay: { title: Pay }
      """)
    #expect(checked.findings(of: "tab-jump").map(\.allowed) == ["agreed with the team", nil])
    #expect(checked.findings(of: "unused-allow").isEmpty)
  }

  @Test func allowOnEntryAcceptsFindings() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Charge: start charge } }
      tasks:
        charge:
          outcomes: [charged, cancelled]
          screens:
            Amount: { actions: { OK: complete charged } }
      entries:
        Time is up: { do: dismiss all, allow: { task-interrupted-by-entry: the session is over } }
      """)
    #expect(try #require(checked.only("task-interrupted-by-entry")).allowed == "the session is over")
  }

  /// Returns three cycles that grow the same stacks: of `p`, of `s`, and of `q` and `t`.
  private static func cycles(_ verb: String, allow: String = "", allowP: String = "") -> String {
    """
    navflow: 1
    root: { stack: H }
    screens:
      H: { actions: { h: \(verb) A, k: \(verb) B } }
      A: { \(allow)actions: { p: { do: \(verb) A\(allowP) }, q: \(verb) B } }
      B: { actions: { s: \(verb) B, t: \(verb) A } }
    """
  }

  @Test(arguments: [Verifier.Engine.exact, .search], ["present", "push"])
  func acceptedCycleHidesNoSimilarCycle(engine: Verifier.Engine, verb: String) {
    let rule: RuleID = verb == "push" ? "growing-stack" : "growing-layers"
    let labels = { (text: String) in
      CheckedText(text, depth: 6, engine: engine).findings(of: rule)
        .map { ($0.subject.action ?? "") + ($0.allowed == nil ? "" : " accepted") }
    }
    #expect(labels(Self.cycles(verb)) == ["p", "s"])
    let onScreen = labels(Self.cycles(verb, allow: "allow: { \(rule.name): it is fine }, "))
    #expect(onScreen == ["p accepted", "s"])
    let onAction = labels(Self.cycles(verb, allowP: ", allow: { \(rule.name): it is fine }"))
    #expect(onAction == ["p accepted", "s"])
  }

  @Test func hiddenCycleIsReportedOnEachDevice() {
    let text = Self.cycles("present", allow: "allow: { growing-layers: it is fine }, ")
      .replacing("root:", with: "devices: [phone, pad]\nroot:")
    let found = CheckedText(text, depth: 6, engine: .exact).findings(of: "growing-layers").first { $0.allowed == nil }
    #expect(found?.subject.action == "s" && found?.subject.device == nil)
  }

  @Test func unusedAllowAloneStillRunsTheNamedRules() {
    let unused = CheckedText(Self.flow(allowAt: .otherScreen), only: "unused-allow")
    #expect(unused.findings.map(\.rule) == ["unused-allow"])
    #expect(CheckedText(Self.flow(allowAt: .task), only: "unused-allow").findings.isEmpty)
  }

  @Test func allowOfSkippedRuleIsNotReported() {
    var settings = ProjectSettings()
    settings.severities["pushed-task"] = .off
    #expect(CheckedText(Self.flow(allowAt: .otherScreen), settings: settings).findings(of: "unused-allow").isEmpty)
  }

  @Test func allowIsNotReportedAfterBoundedSearch() {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { allow: { modal-trap: later, untitled-modal: later }, actions: { More: push Home } }
      """
    let unused = CheckedText(text, depth: 4, engine: .search).findings(of: "unused-allow")
    #expect(unused.map(\.message.english) == ["this \"allow\" of \"untitled-modal\" matches no finding"])
  }

  private static func flow(allowAt spot: Spot) -> String {
    let allow = "allow: { pushed-task: it is short }"
    return """
      navflow: 1
      root: { tabs: [Home, Other], start: Home }
      screens:
        Home:
          title: Home
          \(spot == .screen ? allow : "note: home")
          actions:
            Charge:
              start: charge
              as: push
              \(spot == .action ? allow : "note: charge")
        Other:
          \(spot == .otherScreen ? allow : "note: other")
      tasks:
        charge:
          \(spot == .task ? allow : "note: charge")
          outcomes: [charged, cancelled]
          screens:
            Amount: { actions: { OK: complete charged, Leave: cancel } }
      """
  }
}
