import Diagnostics
import Localization
import Reporting
import Testing

struct GitHubReportTests {
  private func lines(_ report: Report) -> [String] {
    GitHubReport().render(report).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func report(_ diagnostics: [Diagnostic], path: String = "a.flow.yaml") -> Report {
    var files = SourceFiles()
    _ = files.add(SourceFile(path: path, bytes: Array("one\ntwo\n".utf8)))
    return Report(files: files, diagnostics: diagnostics, scope: .init(flows: 1, screens: 2, tasks: 0))
  }

  private let beginning = SourceRange.beginning(of: FileID(0))

  @Test func matchesTheGoldenFile() throws {
    try expectGolden(GitHubReport().render(ChargeReport.report), "charge.github.txt")
    try expectGolden(GitHubSummary(of: ChargeReport.report).render(), "charge.github.md")
  }

  @Test func atMostTenFindingsOfEachSeverityHaveAnnotationsAndTheRestAreCounted() {
    /// Returns infos, and an error as the last one.
    func findings(_ count: Int) -> [Diagnostic] {
      (0..<count).map { Diagnostic("a", $0 == count - 1 ? .error : .info, "m\($0)", at: beginning) }
    }
    let ten = lines(report(findings(10)))
    #expect(ten.count { $0.hasPrefix("::") } == 10)
    #expect(ten.suffix(2) == ["✗ 1 error, 9 infos in 1 flow (2 screens, 0 tasks)", ""])
    let thirteen = lines(report(findings(13)))
    #expect(thirteen.count { $0.hasPrefix("::error") } == 1 && thirteen.count { $0.hasPrefix("::notice") } == 10)
    // The error comes before the infos.
    #expect(thirteen[0] == "::error file=a.flow.yaml,line=1,endLine=1,col=1,endColumn=1,title=a::m12")
    #expect(thirteen[1].hasSuffix("title=a::m0"))
    #expect(thirteen[11].hasSuffix("; 2 more findings than the 11 annotated here"))
    #expect(thirteen.count == 13)
  }

  @Test func acceptedFindingsAreCountedButHaveNoAnnotations() {
    var accepted = Diagnostic("a", .error, "m", at: beginning)
    accepted.allowed = "reason"
    #expect(lines(report([accepted])) == ["✓ no findings in 1 flow (2 screens, 0 tasks), 1 allowed", ""])
  }

  @Test func noTextCanInjectACommand() {
    let hostile = "%0A\n\r\u{2028}::error file=x::forged ##[error]y 100%, a:b"
    let finding = Diagnostic("a", .warning, Message(text: hostile), at: beginning, help: Message(text: hostile))
    let lines = lines(report([finding], path: "::error\n,b=c%3A:d"))
    // The annotation, the numbers, and the empty text after the last line break.
    #expect(lines.count == 3)
    let line = lines[0]
    #expect(line.hasPrefix("::warning file=./%3A%3Aerror\\n%2Cb=c%253A%3Ad,line=1,"))
    #expect(line.hasSuffix("::forged ##[error]y 100%25, a:b"))
    #expect(line.contains("title=a::%250A\\n\\r\\u{2028}::error file=x::forged"))
    #expect(!line.unicodeScalars.contains { $0.isHidden })
  }

  @Test func aRangeOverSeveralLinesHasNoColumns() {
    let end = SourcePosition(line: 2, column: 2, offset: 5)
    let range = SourceRange(file: FileID(0), start: .start, end: end)
    let line = lines(report([Diagnostic("a", .error, "m", at: range)]))[0]
    #expect(line == "::error file=a.flow.yaml,line=1,endLine=2,title=a::m")
  }

  @Test func longMessagesAreShortened() {
    let line = lines(
      report([Diagnostic("a", .error, Message(text: String(repeating: "長", count: 100_000)), at: beginning)]))[0]
    #expect(line.count < 4_200 && line.hasSuffix("長…"))
  }

  @Test func theTableOfTheSummaryContainsNoMarkupFromMessagesAndPaths() {
    let hostile = "a | b `c` <script>&amp; [x](y) *z* _w_ \\ $m$ ~~s~~ #1 @me\n| forged |"
    let finding = Diagnostic("a", .error, Message(text: hostile), at: beginning)
    let text = GitHubSummary(of: report([finding], path: "x|y`.flow.yaml")).render()
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    // The heading, the line under it, and the finding.
    #expect(rows.count == 3)
    #expect(
      rows[2] == ##"| error | x\|y\`.flow.yaml\:1\:1 | a \| b \`c\` \<script\>\&amp; \[x\](y) \*z\* \_w\_ "##
        + ##"\\ \$m\$ \~\~s\~\~ \#1 \@me\\n\| forged \| | a |"##)
  }

  @Test func theSummaryStaysWithinTheSizeLimit() {
    let long = String(repeating: "長", count: 300)
    let findings = (0..<5_000).map { Diagnostic("a", .error, "\($0)\(long)", at: beginning) }
    let text = GitHubSummary(of: report(findings)).render()
    #expect(text.utf8.count < 1 << 20)
    let rowCount = text.split(separator: "\n").count { $0.hasPrefix("| error") }
    #expect(rowCount > 500 && text.contains("\nand \(5_000 - rowCount) more findings\n"))
  }

  @Test func theSummaryHasNoTableWithoutFindings() {
    let text = GitHubSummary(of: report([])).render()
    #expect(text == "### navflow: ✓ no findings in 1 flow (2 screens, 0 tasks)\n\n")
  }

  @Test func theSummaryNamesFilesWithoutRoot() {
    let whole = report([])
    let report = Report(
      files: whole.files, diagnostics: [], scope: whole.scope,
      flows: [ReportedFlow(file: FileID(0), extent: .fragment)])
    let lines = GitHubSummary(of: report).render().split(separator: "\n")
    #expect(lines[1].hasPrefix(#"a.flow.yaml\:1\:1\: no behaviour is checked\: this file has no"#))
    #expect(lines[2].contains("imports"))
  }
}
