import Diagnostics
import Localization
import Reporting
import Testing

/// Tests the JUnit format; `make formats` validates it with the schema.
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

  @Test func everyAppliedRuleHasACase() throws {
    let cases = try JUnitOutline(report([finding("interrupted-task", .error)])).cases
    #expect(
      cases.map(\.name) == [
        "interrupted-task", "modal-over-modal", "pop-at-root", "untitled-modal", "dead-end", "syntax",
      ])
    #expect(cases.map(\.outcome) == ["failure", "passed", "passed", "passed", "passed", "passed"])
    #expect(Set(cases.map(\.className)) == ["Flows.charge"])
  }

  @Test func acceptedFindingsAndThoseBelowFailOnDoNotFailTheirCases() throws {
    var accepted = finding("dead-end", .error)
    accepted.allowed = "for a reason"
    let findings = [finding("pop-at-root", .warning), accepted]
    let failingOnErrors = try JUnitOutline(report(findings)).cases
    #expect(failingOnErrors.filter { $0.outcome == "failure" }.isEmpty)
    #expect(failingOnErrors.contains { $0.text.contains("\"pop-at-root\" at dismiss [pop-at-root]") })
    let skipped = try #require(failingOnErrors.first { $0.outcome == "skipped" })
    #expect(skipped.name == "dead-end" && skipped.message == "1 finding accepted by `allow`")
    #expect(skipped.text.contains("allowed: for a reason"))
    let failingOnWarnings = try JUnitOutline(report(findings, failOn: .warning)).cases
    #expect(failingOnWarnings.filter { $0.outcome == "failure" }.map(\.name) == ["pop-at-root"])
  }

  @Test func knownErrorsAreSkipped() throws {
    let known = [
      finding("dead-end", .error), finding("dead-end", .error, at: "title"), finding("pop-at-root", .warning),
    ]
    func cases(_ found: [Diagnostic]) throws -> [JUnitOutline.Case] {
      try JUnitOutline(
        Report(
          files: ChargeReport.sample.files, diagnostics: found, scope: .init(flows: 1, screens: 0, tasks: 0),
          known: known,
          rules: ChargeReport.rules, flows: [ReportedFlow(file: ChargeReport.sample.file, extent: .whole)])
      ).cases.filter { $0.name == "dead-end" || $0.name == "pop-at-root" }
    }
    let all = try cases([])
    #expect(all.map(\.outcome) == ["passed", "skipped"] && all[1].message == "2 findings in the baseline")
    #expect(all[1].text.contains("\"dead-end\" at title"))
    // A new finding of the same rule fails.
    #expect(try cases([finding("dead-end", .error, at: "navflow")]).map(\.outcome) == ["passed", "failure"])
  }

  @Test func aCaseContainsAllFindingsOfItsRule() throws {
    let findings = ["dismiss", "title", "navflow"].map { finding("dead-end", .error, at: $0) }
    let failed = try #require(try JUnitOutline(report(findings)).cases.first { $0.outcome == "failure" })
    #expect(failed.message == "\"dead-end\" at navflow (and 2 more)")
    for finding in findings { #expect(failed.text.contains(finding.message.english)) }
  }

  @Test func rulesThatCouldNotBeCheckedDoNotPass() throws {
    // Of an invalid file no rule is checked, and of a fragment only the rules that need no behaviour.
    let invalid = try JUnitOutline(report([finding("syntax", .error)], .invalid)).cases
    #expect(invalid.map(\.outcome) == ["skipped", "skipped", "skipped", "skipped", "skipped", "error"])
    let fragment = try JUnitOutline(report([], .fragment)).cases
    #expect(fragment.filter { $0.outcome == "passed" }.map(\.name) == ["untitled-modal", "syntax"])
    #expect(try JUnitOutline(report([], .excluded)).cases.isEmpty)
  }

  @Test func anUndecidedRuleHasNotPassed() throws {
    let file = ChargeReport.sample.file
    func ending(allowsUndecided: Bool) throws -> JUnitOutline.Case {
      let verdicts = [
        PropertyVerdict(property: "pop-at-root", device: "phone", verdict: .bounded(7), severity: .error)
      ]
      let report = Report(
        files: ChargeReport.sample.files, diagnostics: [], scope: .init(flows: 1, screens: 0, tasks: 0),
        verdicts: verdicts, allowsUndecided: allowsUndecided, rules: ChargeReport.rules,
        flows: [ReportedFlow(file: file, extent: .whole, verdicts: verdicts)])
      return try #require(try JUnitOutline(report).cases.first { $0.name == "pop-at-root" })
    }
    let blocking = try ending(allowsUndecided: false)
    #expect(blocking.outcome == "error" && blocking.message == "not proved on iPhone, only checked up to 7 taps")
    #expect(try ending(allowsUndecided: true).outcome == "skipped")
  }

  @Test func theReportAndItsSuitesCountFailuresAndErrors() throws {
    let findings = [finding("syntax", .error), finding("dead-end", .error), finding("interrupted-task", .error)]
    let outline = try JUnitOutline(report(findings))
    #expect(outline.root == ["name": "navflow", "tests": "6", "failures": "2", "errors": "1"])
    #expect(outline.suites.map { $0["failures"] } == ["2"])
    #expect(outline.suites.map { $0["errors"] } == ["1"])
  }

  @Test func filesThatAreNotFlowsHaveSuitesIfTheyHaveFindings() throws {
    var files = SourceFiles()
    let flow = files.add(SourceFile(path: "b.flow.yaml", bytes: []))
    let other = files.add(SourceFile(path: "a.yaml", bytes: []))
    let finding = Diagnostic("unknown-rule", .error, "m", at: .beginning(of: other))
    let report = Report(
      files: files, diagnostics: [finding], scope: .init(flows: 1, screens: 0, tasks: 0),
      flows: [ReportedFlow(file: flow, extent: .whole)])
    let outline = try JUnitOutline(report)
    #expect(outline.suites.map { $0["name"] } == ["a.yaml", "b.flow.yaml"])
    #expect(outline.cases.map(\.name) == ["unknown-rule"])
  }

  @Test func everyTextBecomesValidXML() throws {
    let hostile = "]]> <![CDATA[ & \" ' \u{0}\u{1B}\u{FFFE}\u{FFFF}\u{202E} <script> &lt; 👩‍👩‍👧\r\n"
    var finding = Diagnostic("dead-end", .error, Message(text: hostile), at: ChargeReport.sample.range(of: "pop"))
    finding.help = Message(text: hostile)
    let failed = try #require(try JUnitOutline(report([finding])).cases.first { $0.outcome == "failure" })
    #expect(failed.message == hostile.visible)
    #expect(failed.text.contains(hostile.visible))
  }
}
