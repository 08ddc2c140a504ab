import Diagnostics
import Reporting
import Testing

struct ReportTests {
  @Test func ordersFindingsByPrintedValues() {
    var files = SourceFiles()
    let b = files.add(SourceFile(path: "b", bytes: Array("xx\nyy".utf8)))
    let a = files.add(SourceFile(path: "a", bytes: []))
    let start = SourcePosition.start
    let two = SourcePosition(line: 1, column: 2, offset: 1)
    let expected = [
      Diagnostic("z", .info, "m", at: .beginning(of: a)),
      Diagnostic("a", .info, "m", at: SourceRange(file: b, start: start, end: start)),
      Diagnostic("a", .error, "m", at: SourceRange(file: b, start: start, end: two)),
      Diagnostic("b", .error, "a", at: SourceRange(file: b, start: start, end: two)),
      Diagnostic("b", .error, "b", at: SourceRange(file: b, start: start, end: two)),
      Diagnostic("b", .error, "b", at: SourceRange(file: b, start: start, end: two), subject: Subject(device: "pad")),
      Diagnostic("a", .error, "m", at: SourceRange(file: b, start: two, end: two)),
    ]
    func key(_ finding: Diagnostic) -> String {
      "\(finding.range.file.index) \(finding.range) \(finding.rule) \(finding.message) \(finding.subject.device ?? "")"
    }
    for rotation in expected.indices {
      let shuffled = Array(expected[rotation...] + expected[..<rotation]).reversed()
      let report = Report(files: files, diagnostics: Array(shuffled), scope: .init(flows: 1, screens: 0, tasks: 0))
      #expect(report.diagnostics.map(key) == expected.map(key))
    }
  }

  @Test func allowedFindingsDoNotFail() {
    let sample = Sample("x")
    var finding = Diagnostic("a-rule", .error, "m", at: .beginning(of: sample.file))
    let scope = Report.Scope(flows: 1, screens: 0, tasks: 0)
    #expect(Report(files: sample.files, diagnostics: [finding], scope: scope).fails)
    finding.allowed = "why"
    let report = Report(files: sample.files, diagnostics: [finding], scope: scope)
    #expect(!report.fails)
    #expect(TextReport(colour: false).render(report) == "✓ no findings in 1 flow (0 screens, 0 tasks), 1 allowed\n")
  }
}
