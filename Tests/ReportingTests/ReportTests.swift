import Diagnostics
import Reporting
import Testing

struct ReportTests {
  @Test func ordersFindingsBySeverityPathRangeRuleMessageAndDevice() {
    var files = SourceFiles()
    let b = files.add(SourceFile(path: "b", bytes: Array("xx\nyy".utf8)))
    let a = files.add(SourceFile(path: "a", bytes: []))
    let columnOne = SourcePosition.start
    let columnTwo = SourcePosition(line: 1, column: 2, offset: 1)
    let expected = [
      Diagnostic("a", .error, "m", at: SourceRange(file: b, start: columnOne, end: columnTwo)),
      Diagnostic("b", .error, "a", at: SourceRange(file: b, start: columnOne, end: columnTwo)),
      Diagnostic("b", .error, "b", at: SourceRange(file: b, start: columnOne, end: columnTwo)),
      Diagnostic(
        "b", .error, "b", at: SourceRange(file: b, start: columnOne, end: columnTwo), subject: Subject(device: "pad")),
      Diagnostic("a", .error, "m", at: SourceRange(file: b, start: columnTwo, end: columnTwo)),
      Diagnostic("z", .info, "m", at: .beginning(of: a)),
      Diagnostic("a", .info, "m", at: SourceRange(file: b, start: columnOne, end: columnOne)),
    ]
    func description(of finding: Diagnostic) -> String {
      "\(finding.range.file.index) \(finding.range) \(finding.rule) \(finding.message.english) \(finding.subject.device ?? "")"
    }
    for rotation in expected.indices {
      let reordered = Array((expected[rotation...] + expected[..<rotation]).reversed())
      let report = Report(files: files, diagnostics: reordered, scope: .init(flows: 1, screens: 0, tasks: 0))
      #expect(report.diagnostics.map(description) == expected.map(description))
    }
  }

  /// A reader meets what users lose before what is only hard to read, whatever the files are called.
  @Test func ordersFindingsOfOneSeverityByTheirConsequence() {
    var files = SourceFiles()
    let (a, b) = (files.add(SourceFile(path: "a", bytes: [])), files.add(SourceFile(path: "b", bytes: [])))
    let rules: [RuleID] = [
      "syntax", "interrupted-task", "dead-end", "pop-to-absent", "lost-input", "growing-stack", "no-associated-domain",
    ]
    let found = rules.reversed().enumerated().map { place, rule in
      Diagnostic(rule, .warning, "m", at: .beginning(of: place < 3 ? a : b))
    }
    let report = Report(files: files, diagnostics: found, scope: .init(flows: 1, screens: 0, tasks: 0))
    #expect(report.diagnostics.map(\.rule) == rules)
  }

  @Test func acceptedFindingsDoNotMakeTheRunFail() {
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
