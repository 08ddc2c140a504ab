import Diagnostics
import FlowModel
import Testing

@testable import FlowRules

/// Severities, thresholds and the selection of rules.
@Suite struct SettingsTests {
  private static let pushed = """
    navflow: 1
    root: { tabs: [Home, Pay], start: Home }
    screens:
      Home: { actions: { Charge: { start: charge, as: push } } }
      Pay: { title: Pay }
    tasks:
      charge:
        outcomes: [charged, cancelled]
        screens:
          Amount: { actions: { Next: push Confirm } }
          Confirm: { actions: { OK: complete charged } }
    """

  @Test func projectsSetSeverities() {
    var settings = ProjectSettings()
    settings.severities["pushed-task"] = .report(.info)
    #expect(CheckedText(Self.pushed).only("pushed-task")?.severity == .error)
    #expect(CheckedText(Self.pushed, settings: settings, only: "pushed-task").only("pushed-task")?.severity == .info)
    // Of findings with one cause, the one that the project calls more severe is reported.
    let exposing = CheckedText(Self.pushed, settings: settings).only("tab-bar-in-task")
    #expect(exposing?.affected.map(\.severity) == [.info])
  }

  @Test func disabledRuleHasNoFindingsAndVerdicts() {
    var settings = ProjectSettings()
    settings.severities["pushed-task"] = .off
    let checked = CheckedText(Self.pushed, settings: settings)
    #expect(checked.findings(of: "pushed-task").isEmpty && checked.verdicts(on: "pushed-task").isEmpty)
    #expect(!checked.findings(of: "tab-bar-in-task").isEmpty)
  }

  @Test func selectedRuleRunsAlone() {
    let checked = CheckedText(Self.pushed, only: "tab-bar-in-task")
    #expect(checked.findings.map(\.rule) == ["tab-bar-in-task"])
    #expect(Set(checked.conclusion.verdicts.map(\.property)) == ["tab-bar-in-task"])
  }

  @Test func expectationsAreJudgedOnlyIfTheirRuleApplies() {
    let text = Self.pushed + "\nexpect: [{ name: Pays, reachable: { screen: Pay } }]"
    #expect(CheckedText(text).verdicts(on: "Pays") == ["phone": .proved])
    #expect(CheckedText(text, only: "expectation-violated").verdicts(on: "Pays") == ["phone": .proved])
    #expect(CheckedText(text, only: "pushed-task").verdicts(on: "Pays").isEmpty)
    var settings = ProjectSettings()
    settings.severities["expectation-violated"] = .off
    #expect(CheckedText(text, settings: settings).verdicts(on: "Pays").isEmpty)
  }

  @Test func thresholdsApply() {
    var settings = ProjectSettings()
    settings.thresholds.tabs = 1
    settings.thresholds.modalDepth = 0
    settings.thresholds.sheetSteps = 1
    let text = Self.pushed.replacing("as: push", with: "as: sheet")
    #expect(CheckedText(text).findings(of: "tab-overflow").isEmpty)
    let strict = CheckedText(text, settings: settings)
    #expect(strict.only("tab-overflow") != nil)
    #expect(strict.only("long-sheet")?.message.english.contains("2 screens") == true)
  }

  @Test func severitiesApplyToOtherDiagnostics() {
    var settings = ProjectSettings()
    settings.severities["unused-import"] = .report(.info)
    settings.severities["syntax"] = .off
    let range = SourceRange.beginning(of: FileID(0))
    let found = [Diagnostic("unused-import", .warning, "…", at: range), Diagnostic("syntax", .error, "…", at: range)]
    let checker = Checker(files: SourceFiles(), settings: settings)
    #expect(checker.withProjectSeverities(found).map(\.severity) == [.info, .error])
    settings.severities["unused-import"] = .off
    #expect(Checker(files: SourceFiles(), settings: settings).withProjectSeverities(found).map(\.rule) == ["syntax"])
  }
}
