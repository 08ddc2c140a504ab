import Diagnostics
import FlowComparison
import Testing

@testable import Reporting

/// Tests the changes of findings between two versions, and the formats of comparisons.
@Suite struct ComparisonTests {
  private static let old = Sample("one\ntwo\nthree\n", path: "old.flow.yaml")
  private static let new = Sample("new\n\none\ntwo\n", path: "new.flow.yaml")

  private func finding(_ word: String, in sample: Sample, screen: String?, _ severity: Severity = .error) -> Diagnostic
  {
    Diagnostic("a-rule", severity, "message \(word)", at: sample.range(of: word), subject: Subject(screen: screen))
  }

  /// Compares findings; by default, the files of both versions have the same name.
  private func changes(
    _ old: [Diagnostic], _ new: [Diagnostic], fileName: @escaping @Sendable (SourceFile) -> String = { _ in "" }
  ) -> FindingChanges {
    FindingChanges(
      from: .init(files: Self.old.files, findings: old, fileName: fileName),
      to: .init(files: Self.new.files, findings: new, fileName: fileName))
  }

  private func report(
    _ findings: FindingChanges, flows: [ComparisonReport.ComparedFlow] = [], verdicts: [VerdictChange] = []
  ) -> ComparisonReport {
    ComparisonReport(
      names: ("old", "new"), flows: flows, findings: findings, verdicts: verdicts,
      parts: [.init(fileCount: findings.newFiles.ids.count, failOn: .warning, verdicts: [])])
  }

  private func json(_ report: ComparisonReport) -> String {
    JSONComparison(toolVersion: "1").render(report, exit: ReportedExit(status: 0, reasons: []))
  }

  @Test func findingsAreIdentifiedByNamesAsInABaseline() {
    // The finding on screen A has another source text and message in the new version.
    let changes = changes(
      [finding("one", in: Self.old, screen: "A"), finding("two", in: Self.old, screen: "B")],
      [finding("new", in: Self.new, screen: "C"), finding("two", in: Self.new, screen: "A")])
    #expect(changes.new.map(\.subject.screen) == ["C"])
    #expect(changes.gone.map(\.diagnostic.subject.screen) == ["B"])
    #expect(changes.kept.map(\.subject.screen) == ["A"])
    // A kept finding is the one of the new version, because its position may differ.
    #expect(changes.kept.map(\.message.english) == ["message two"])
  }

  @Test func findingsInFilesWithDifferentNamesAreDifferent() {
    let one = finding("one", in: Self.old, screen: "A")
    let other = finding("one", in: Self.new, screen: "A")
    #expect(changes([one], [other]).kept.count == 1)
    let changesByPath = changes([one], [other]) { $0.path }
    #expect(changesByPath.kept.isEmpty && changesByPath.new.count == 1 && changesByPath.gone.count == 1)
  }

  @Test func ofEqualFindingsOnlyTheMissingOnesAreGone() {
    let one = finding("one", in: Self.old, screen: nil)
    let changes = changes([one, one, one], [finding("one", in: Self.new, screen: nil)])
    #expect(changes.gone.count == 2 && changes.kept.count == 1 && changes.new.isEmpty)
  }

  @Test func findingsThatOnlyTheNewVersionAcceptsAreGoneWithItsReason() {
    var accepted = finding("two", in: Self.new, screen: "A")
    accepted.allowed = "the reason"
    let changes = changes([finding("one", in: Self.old, screen: "A")], [accepted])
    #expect(changes.gone.map(\.accepted) == ["the reason"] && changes.new.isEmpty && changes.kept.isEmpty)
    #expect(TextComparison(colour: false).render(report(changes)).contains("— accepted now: the reason\n"))
    #expect(MarkdownComparison().render(report(changes)).contains("| accepted | error |"))
    #expect(json(report(changes)).contains("\"acceptedNow\": \"the reason\""))
    // A finding that only the old version accepts is new.
    #expect(self.changes([accepted], [finding("one", in: Self.new, screen: "A")]).new.count == 1)
  }

  @Test func findingsThatWereNotCheckedAgainAreNotCertainlyGone() {
    let fileFinding = finding("one", in: Self.old, screen: "A")
    var behaviourFinding = fileFinding
    behaviourFinding.verdict = .violated
    func changes(without finding: Diagnostic, checking extent: FindingChanges.Extent) -> FindingChanges {
      FindingChanges(
        from: .init(files: Self.old.files, findings: [finding]) { _ in "" },
        to: .init(files: Self.new.files, findings: [], extent: extent) { _ in "" })
    }
    func isCertain(_ finding: Diagnostic) -> [[Bool]] {
      [FindingChanges.Extent.everything, .files, .part].map { extent in
        changes(without: finding, checking: extent).gone.map(\.isCertain)
      }
    }
    #expect(isCertain(fileFinding) == [[true], [true], [false]])
    #expect(isCertain(behaviourFinding) == [[true], [false], [false]])
    let uncertain = report(changes(without: behaviourFinding, checking: .files))
    #expect(TextComparison(colour: false).render(uncertain).contains("— not found again, but not everything"))
    #expect(MarkdownComparison().render(uncertain).contains("| not found again | error |"))
    #expect(json(uncertain).contains("\"sure\": false"))
  }

  @Test func equalChangesOfAVerdictOnSeveralDevicesShareALine() {
    let verdicts = ["phone", "pad"].map { VerdictChange(property: "p", device: $0, old: .bounded(3), new: .proved) }
    let text = TextComparison(colour: false).render(report(changes([], []), verdicts: verdicts))
    #expect(text.contains("  ✓ p: not decided beyond 3 taps → proved (iPhone, iPad)\n"))
  }

  @Test func onlyPropertiesViolatedInOneVersionHaveTheirOwnLine() {
    func verdictChanges(_ count: Int, from old: Verdict = .proved, to new: Verdict) -> [VerdictChange] {
      (0..<count).map { VerdictChange(property: "p\($0)", device: "phone", old: old, new: new) }
    }
    func lines(_ verdicts: [VerdictChange]) -> [String] {
      let text = TextComparison(colour: false).render(report(changes([], []), verdicts: verdicts))
      return text.split(separator: "\n").map(String.init).filter { $0.contains("→ ") && $0.contains("iPhone") }
    }
    let change = "proved → not decided beyond 3 taps (iPhone)"
    #expect(lines(verdictChanges(7, to: .bounded(3))) == ["  ✗ p0, p1, p2, p3, p4, 2 more: \(change)"])
    #expect(lines(verdictChanges(5, to: .bounded(3))) == ["  ✗ p0, p1, p2, p3, p4: \(change)"])
    #expect(lines(verdictChanges(2, to: .violated)) == (0..<2).map { "  ✗ p\($0): proved → violated (iPhone)" })
    #expect(
      lines(verdictChanges(2, from: .violated, to: .proved)) == (0..<2).map { "  ✓ p\($0): violated → proved (iPhone)" }
    )
  }

  @Test func onlyNewFindingsAtOrAboveFailOnMakeTheRunFail() {
    let withInfo = report(changes([], [finding("new", in: Self.new, screen: "A", .info)]))
    let withWarning = report(changes([], [finding("new", in: Self.new, screen: "A", .warning)]))
    #expect(!withInfo.fails && withWarning.fails)
    #expect(TextComparison(colour: false).render(withInfo).contains("\n✓ 1 new finding (1 info), 0 gone"))
    #expect(TextComparison(colour: false).render(withWarning).contains("\n✗ 1 new finding (1 warning), 0 gone"))
  }

  @Test func markdownStaysWithinTheSizeLimitOfAComment() {
    let name = String(repeating: "\"*", count: 200)
    let changes = (0..<3000).map { FlowChange(.added, .screen, "\($0)\(name)") }
    let flow = ComparisonReport.ComparedFlow(old: "a", new: "a", extent: .compared, changes: changes)
    let markdown = MarkdownComparison().render(report(self.changes([], []), flows: [flow]))
    #expect(markdown.utf8.count < 60_000 && markdown.hasSuffix("\n</details>\n\n"))
    #expect(markdown.contains(/\nand [0-9]+ more lines\n/))
  }

  @Test func aSentenceReplacesADiagramThatDoesNotFit() {
    var flow = ComparisonReport.ComparedFlow(old: "a", new: "a", extent: .compared)
    flow.picture = "flowchart TD\n" + String(repeating: "  a --> b\n", count: 10_000)
    let markdown = MarkdownComparison().render(report(changes([], []), flows: [flow]))
    #expect(markdown.contains("The diagram of the changed part is too large for this comment.\n"))
    #expect(!markdown.contains("mermaid"))
  }

  @Test func escapesNamesInMarkdown() {
    let name = "x\n\n# h | <b> **s** [l](u) `c` @me ::error:: $x$ &amp; ~~d~~ _e_"
    let flow = ComparisonReport.ComparedFlow(
      old: name, new: name, extent: .compared,
      changes: [.init(.changed, .action, name, of: .screen(name), details: [.init(name, old: name, new: nil)])],
      behaviour: [.init(.taskInterruptible, name)])
    let verdict = VerdictChange(property: name, device: name, old: .proved, new: .violated)
    let markdown = MarkdownComparison().render(report(changes([], []), flows: [flow, flow], verdicts: [verdict]))
    let markup = [
      "\n# h", " | <b>", "<b>", " **s**", "[l](", " `c`", " @me", "::error", " $x$", " &amp;", " ~~d~~", " _e_",
    ]
    for each in markup {
      #expect(!markdown.contains(each), "\(each) is not escaped")
    }
    let firstCharacters = markdown.split(separator: "\n").compactMap(\.first)
    #expect(Set(firstCharacters).isSubset(of: ["#", "*", "-", " ", "<", "✓"]))
  }

  @Test func aCommentWithAnyNumberOfFlowsFits() {
    let names = (1...3000).map { "apps/\($0)/a-rather-long-name-of-a-flow.flow.yaml" }
    let flows = names.map { ComparisonReport.ComparedFlow(old: nil, new: $0, extent: .added) }
    let findings = (1...500).map { finding("new", in: Self.new, screen: "S\($0)") }
    let text = MarkdownComparison().render(report(changes([], findings), flows: flows))
    #expect(text.utf8.count < 60_000)
    let sentences = text.split(separator: "\n").filter { $0.hasSuffix("This flow is new.**") }
    #expect(text.contains("\nand \(3000 - sentences.count) more lines\n") && sentences.count > 100)
    #expect(text.contains("✗ 500 new findings") && text.contains("| new | error |"))
  }
}
