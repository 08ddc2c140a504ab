import Diagnostics
import Foundation
import Reporting
import Testing

struct GitLabReportTests {
  @Test func matchesTheGoldenFile() throws {
    try expectGolden(GitLabReport().render(ChargeReport.report), "charge.gitlab.json")
  }

  @Test func issuesHaveTheMembersThatGitLabRequires() throws {
    let issues = try parseJSON(GitLabReport().render(ChargeReport.report), as: [NSDictionary].self)
    // Accepted findings are not issues.
    #expect(issues.map { $0["check_name"] as? String } == ["interrupted-task", "pop-at-root", "untitled-modal"])
    #expect(issues.map { $0["severity"] as? String } == ["major", "minor", "info"])
    #expect(issues.map { $0.at("location", "lines", "begin") as? Int } == [8, 14, 2])
    #expect(issues[0].at("location", "path") as? String == "Flows/charge.flow.yaml")
    for issue in issues {
      #expect((issue["description"] as? String)?.isEmpty == false)
      #expect((issue["fingerprint"] as? String)?.isEmpty == false)
    }
  }

  @Test func fingerprintsAreUnique() throws {
    let sample = Sample("x")
    let findings = (0..<5).map { Diagnostic("a", .error, "m\($0)", at: .beginning(of: sample.file)) }
    let report = Report(files: sample.files, diagnostics: findings, scope: .init(flows: 1, screens: 0, tasks: 0))
    let issues = try parseJSON(GitLabReport().render(report), as: [NSDictionary].self)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 5)
  }

  @Test func withoutFindingsTheListOfIssuesIsEmpty() {
    let report = Report(files: SourceFiles(), diagnostics: [], scope: .init(flows: 0, screens: 0, tasks: 0))
    #expect(GitLabReport().render(report) == "[]\n")
  }

  @Test func aFlowThatMustBeDecidedHasAnIssue() throws {
    let sample = Sample("x")
    let verdicts = [PropertyVerdict(property: "a", device: "phone", verdict: .bounded(7), severity: .error)]
    func rendered(_ format: any ReportRenderer, failOn: Severity, allowsUndecided: Bool = false) -> String {
      format.render(
        Report(
          files: sample.files, diagnostics: [], scope: .init(flows: 1, screens: 0, tasks: 0), verdicts: verdicts,
          failOn: failOn, allowsUndecided: allowsUndecided,
          flows: [ReportedFlow(file: sample.file, extent: .whole, verdicts: verdicts)]))
    }
    let issues = try parseJSON(rendered(GitLabReport(), failOn: .error), as: [NSDictionary].self)
    #expect(issues.map { $0["check_name"] as? String } == ["undecided"])
    #expect(issues[0]["description"] as? String == "1 rule undecided (too many behaviours to see them all)")
    #expect(rendered(GitLabReport(), failOn: .error, allowsUndecided: true) == "[]\n")
    #expect(
      rendered(GitHubReport(), failOn: .error).hasPrefix("::error file=Flows/charge.flow.yaml,title=undecided::1 rule"))
    #expect(!rendered(GitHubReport(), failOn: .error, allowsUndecided: true).contains("::"))
  }
}
