import Diagnostics
import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests the JUnit format; `make formats` validates it against the schema.
struct JUnitReportTests {
  private func report(
    _ findings: [Diagnostic], _ extent: ReportedFlow.Extent = .whole, failOn: Severity = .error
  ) -> Report {
    Report(
      files: ChargeReport.sample.files, diagnostics: findings, scope: .init(flows: 1, screens: 0, tasks: 0),
      failOn: failOn, rules: ChargeReport.rules, flows: [ReportedFlow(file: ChargeReport.sample.file, extent: extent)])
  }

  private func finding(_ rule: RuleID, _ severity: Severity, at word: String = "dismiss") -> Diagnostic {
    Diagnostic(rule, severity, "\"\(rule)\" at \(word)", at: ChargeReport.sample.range(of: word))
  }

  @Test func matchesTheGoldenFile() throws {
    try expectGolden(JUnitReport().render(ChargeReport.report), "charge.junit.xml")
  }

  @Test func thereIsACaseForEachFlowAndRule() throws {
    let cases = try JUnitOutline(report([finding("interrupted-task", .error)])).cases
    #expect(
      cases.map(\.name) == [
        "interrupted-task", "modal-over-modal", "pop-at-root", "untitled-modal", "never-met", "syntax",
      ])
    #expect(cases.map(\.outcome) == ["failure", "passed", "passed", "passed", "passed", "passed"])
    #expect(Set(cases.map(\.className)) == ["Flows.charge"])
  }

  @Test func findingsBelowFailOnFailNoCase() throws {
    var allowed = finding("never-met", .error)
    allowed.allowed = "for a reason"
    let findings = [finding("pop-at-root", .warning), allowed]
    let lenient = try JUnitOutline(report(findings))
    #expect(lenient.cases.filter { $0.outcome == "failure" }.isEmpty)
    #expect(lenient.cases.map(\.text).contains { $0.contains("\"pop-at-root\" at dismiss [pop-at-root]") })
    #expect(lenient.cases.map(\.text).contains { $0.contains("allowed: for a reason") })
    let strict = try JUnitOutline(report(findings, failOn: .warning))
    #expect(strict.cases.filter { $0.outcome == "failure" }.map(\.name) == ["pop-at-root"])
  }

  @Test func aCaseContainsAllFindingsOfItsRule() throws {
    let findings = ["dismiss", "title", "navflow"].map { finding("never-met", .error, at: $0) }
    let failed = try #require(try JUnitOutline(report(findings)).cases.first { $0.outcome == "failure" })
    #expect(failed.message == "\"never-met\" at navflow (and 2 more)")
    for finding in findings { #expect(failed.text.contains(finding.message)) }
  }

  @Test func uncheckedFilesDoNotPass() throws {
    let invalid = try JUnitOutline(report([finding("syntax", .error)], .invalid)).cases
    #expect(invalid.map(\.outcome) == ["skipped", "skipped", "skipped", "skipped", "skipped", "error"])
    let fragment = try JUnitOutline(report([], .fragment)).cases
    #expect(fragment.filter { $0.outcome == "passed" }.map(\.name) == ["untitled-modal", "syntax"])
    #expect(try JUnitOutline(report([], .excluded)).cases.isEmpty)
  }

  @Test func countsAgree() throws {
    let findings = [finding("syntax", .error), finding("never-met", .error), finding("interrupted-task", .error)]
    let outline = try JUnitOutline(report(findings))
    #expect(outline.root == ["name": "navflow", "tests": "6", "failures": "2", "errors": "1"])
    #expect(outline.suites.map { $0["failures"] } == ["2"])
  }

  @Test func findingsInOtherFilesHaveSuites() throws {
    var files = SourceFiles()
    let flow = files.add(SourceFile(path: "b.flow.yaml", bytes: []))
    let other = files.add(SourceFile(path: "a.yaml", bytes: []))
    let finding = Diagnostic("no-rule-of-ours", .error, "m", at: .beginning(of: other))
    let report = Report(
      files: files, diagnostics: [finding], scope: .init(flows: 1, screens: 0, tasks: 0),
      flows: [ReportedFlow(file: flow, extent: .whole)])
    let outline = try JUnitOutline(report)
    #expect(outline.suites.map { $0["name"] } == ["a.yaml", "b.flow.yaml"])
    #expect(outline.cases.map(\.name) == ["no-rule-of-ours"])
  }

  @Test func everyTextIsValidXML() throws {
    let nasty = "]]> <![CDATA[ & \" ' \u{0}\u{1B}\u{FFFE}\u{FFFF}\u{202E} <script> &lt; 👩‍👩‍👧\r\n"
    var finding = Diagnostic("never-met", .error, nasty, at: ChargeReport.sample.range(of: "pop"))
    finding.help = nasty
    let failed = try #require(try JUnitOutline(report([finding])).cases.first { $0.outcome == "failure" })
    #expect(failed.message == nasty.visible)
    #expect(failed.text.contains(nasty.visible))
  }
}
