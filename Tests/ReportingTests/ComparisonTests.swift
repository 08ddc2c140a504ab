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

  private func changes(
    _ old: [Diagnostic], _ new: [Diagnostic], file: @escaping @Sendable (SourceFile) -> String = { _ in "" }
  ) -> FindingChanges {
    FindingChanges(
      from: .init(files: Self.old.files, findings: old, fileName: file),
      to: .init(files: Self.new.files, findings: new, fileName: file))
  }

  private func report(
    _ findings: FindingChanges, flows: [ComparisonReport.ComparedFlow] = [], verdicts: [VerdictChange] = []
  ) -> ComparisonReport {
    ComparisonReport(
      names: ("old", "new"), flows: flows, findings: findings, verdicts: verdicts, failOn: .warning)
  }

  @Test func identifiesFindingsAsABaselineDoes() {
    let changes = changes(
      [finding("one", in: Self.old, screen: "A"), finding("two", in: Self.old, screen: "B")],
      [finding("new", in: Self.new, screen: "C"), finding("two", in: Self.new, screen: "A")])
    #expect(changes.new.map(\.message) == ["message new"])
    #expect(changes.gone.map(\.diagnostic.message) == ["message two"])
    // The kept finding is the one of the new version, because its position may differ.
    #expect(changes.kept.map(\.message) == ["message two"])
  }

  @Test func distinguishesFilesByName() {
    let one = finding("one", in: Self.old, screen: "A")
    let other = finding("one", in: Self.new, screen: "A")
    #expect(changes([one], [other]).kept.count == 1)
    let apart = changes([one], [other]) { $0.path }
    #expect(apart.kept.isEmpty && apart.new.count == 1 && apart.gone.count == 1)
  }

  @Test func countsMissingEqualFindings() {
    let one = finding("one", in: Self.old, screen: nil)
    let changes = changes([one, one, one], [finding("one", in: Self.new, screen: nil)])
    #expect(changes.gone.count == 2 && changes.kept.count == 1 && changes.new.isEmpty)
  }

  @Test func newlyAcceptedFindingsHaveAReason() {
    var accepted = finding("two", in: Self.new, screen: "A")
    accepted.allowed = "the reason"
    let changes = changes([finding("one", in: Self.old, screen: "A")], [accepted])
    #expect(changes.gone.map(\.accepted) == ["the reason"] && changes.new.isEmpty && changes.kept.isEmpty)
    #expect(TextComparison(colour: false).render(report(changes)).contains("— accepted now: the reason\n"))
    #expect(MarkdownComparison().render(report(changes)).contains("| accepted | error |"))
    #expect(JSONComparison().render(report(changes)).contains("\"acceptedNow\": \"the reason\""))
    // In the other direction it is new.
    #expect(self.changes([accepted], [finding("one", in: Self.new, screen: "A")]).new.count == 1)
  }

  @Test func uncheckedFindingsAreNotCertainlyGone() {
    let inFile = finding("one", in: Self.old, screen: "A")
    var ofBehaviour = inFile
    ofBehaviour.verdict = .violated
    func gone(_ finding: Diagnostic, _ extent: FindingChanges.Extent) -> FindingChanges {
      FindingChanges(
        from: .init(files: Self.old.files, findings: [finding]) { _ in "" },
        to: .init(files: Self.new.files, findings: [], extent: extent) { _ in "" })
    }
    let extents = [FindingChanges.Extent.everything, .files, .part]
    #expect(extents.map { gone(inFile, $0).gone.allSatisfy(\.isCertain) } == [true, true, false])
    #expect(extents.map { gone(ofBehaviour, $0).gone.allSatisfy(\.isCertain) } == [true, false, false])
    let unsure = gone(ofBehaviour, .files)
    #expect(TextComparison(colour: false).render(report(unsure)).contains("— not found again, but not everything"))
    #expect(MarkdownComparison().render(report(unsure)).contains("| not found again | error |"))
    #expect(JSONComparison().render(report(unsure)).contains("\"sure\": false"))
  }

  @Test func equalChangesOfVerdictsAreCombined() {
    let turn = { VerdictChange(property: "p", device: $0, old: .bounded(3), new: .proved) }
    let text = TextComparison(colour: false).render(report(changes([], []), verdicts: [turn("phone"), turn("pad")]))
    #expect(text.contains("  ✓ p: not decided beyond 3 taps → proved (phone, pad)\n"))
  }

  @Test func violatedPropertiesHaveTheirOwnLine() {
    func turns(_ count: Int, from old: Verdict = .proved, to new: Verdict) -> [VerdictChange] {
      (0..<count).map { VerdictChange(property: "p\($0)", device: "phone", old: old, new: new) }
    }
    func lines(_ verdicts: [VerdictChange]) -> [String] {
      let text = TextComparison(colour: false).render(report(changes([], []), verdicts: verdicts))
      return text.split(separator: "\n").map(String.init).filter { $0.contains("→ ") && $0.contains("phone") }
    }
    let open = "proved → not decided beyond 3 taps (phone)"
    #expect(lines(turns(7, to: .bounded(3))) == ["  ✗ p0, p1, p2, p3, p4, 2 more: \(open)"])
    #expect(lines(turns(5, to: .bounded(3))) == ["  ✗ p0, p1, p2, p3, p4: \(open)"])
    #expect(lines(turns(2, to: .violated)) == (0..<2).map { "  ✗ p\($0): proved → violated (phone)" })
    #expect(lines(turns(2, from: .violated, to: .proved)) == (0..<2).map { "  ✓ p\($0): violated → proved (phone)" })
  }

  @Test func theSummaryShowsFailure() {
    let light = changes([], [finding("new", in: Self.new, screen: "A", .info)])
    let heavy = changes([], [finding("new", in: Self.new, screen: "A", .warning)])
    #expect(!report(light).fails && report(heavy).fails)
    #expect(TextComparison(colour: false).render(report(heavy)).contains("\n✗ 1 new finding (1 warning), 0 gone"))
  }

  @Test func commentsStayWithinTheSizeLimit() {
    let name = String(repeating: "\"*", count: 200)
    let changes = (0..<3000).map { FlowChange(.added, .screen, "\($0)\(name)") }
    let flow = ComparisonReport.ComparedFlow(old: "a", new: "a", extent: .compared, changes: changes)
    let markdown = MarkdownComparison().render(report(self.changes([], []), flows: [flow]))
    #expect(markdown.utf8.count < 60_000 && markdown.hasSuffix("\n</details>\n\n"))
    #expect(markdown.contains(/\nand [0-9]+ more lines\n/))
  }

  @Test func aCommentNamesADiagramThatDoesNotFit() {
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
    for forged in ["\n#  h", " | <b>", "<b>", " **s**", "[l](", " `c`", " @me", "::error", " $x$", " &amp;", " _e_"] {
      #expect(!markdown.contains(forged), "\(forged)")
    }
    let starts = markdown.split(separator: "\n").compactMap(\.first)
    #expect(Set(starts).isSubset(of: ["#", "*", "-", " ", "<", "✓"]))
  }
}
