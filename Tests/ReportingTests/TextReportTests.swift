import Diagnostics
import Localization
import Reporting
import Testing

struct TextReportTests {
  @Test func matchesTheGoldenFile() throws {
    try expectGolden(TextReport(colour: false).render(ChargeReport.report), "charge.txt")
  }

  @Test func coloursOnlyOnRequest() {
    let plain = TextReport(colour: false).render(ChargeReport.report)
    let coloured = TextReport(colour: true).render(ChargeReport.report)
    #expect(!plain.unicodeScalars.contains("\u{1B}"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(coloured.contains("\u{1B}[1;31merror\u{1B}[0m"))
  }

  @Test(arguments: [
    ([], Severity.error, "✓ no findings in 1 flow (2 screens, 1 task)\n"),
    ([Severity.error], .error, "✗ 1 error in 1 flow (2 screens, 1 task)\n"),
    (
      [.error, .error, .warning, .info, .info], .error, "✗ 2 errors, 1 warning, 2 infos in 1 flow (2 screens, 1 task)\n"
    ),
    ([.warning], .error, "✓ 1 warning in 1 flow (2 screens, 1 task)\n"),
    ([.warning], .warning, "✗ 1 warning in 1 flow (2 screens, 1 task)\n"),
  ])
  func theLastLineCountsFindingsAndShowsFailure(_ severities: [Severity], _ failOn: Severity, _ line: String) {
    let sample = Sample("")
    let diagnostics = severities.map { Diagnostic("a-rule", $0, "m", at: .beginning(of: sample.file)) }
    let report = Report(
      files: sample.files, diagnostics: diagnostics, scope: .init(flows: 1, screens: 2, tasks: 1), failOn: failOn)
    #expect(TextReport(colour: false).render(report).hasSuffix(line))
  }

  @Test func theSummarySaysWhatIsProvedAndWhatIsNot() {
    let sample = Sample("")
    /// Returns the lines before the numbers.
    func lines(_ verdicts: [PropertyVerdict]) -> [Substring] {
      let report = Report(
        files: sample.files, diagnostics: [], scope: .init(flows: 1, screens: 2, tasks: 1), verdicts: verdicts,
        rules: ChargeReport.rules)
      return TextReport(colour: false).render(report).split(separator: "\n").dropLast()
    }
    func verdict(
      _ property: String, _ verdict: Verdict, on device: String = "phone", _ kind: PropertyVerdict.Kind = .rule
    ) -> PropertyVerdict {
      PropertyVerdict(property: property, device: device, verdict: verdict, kind: kind)
    }
    #expect(lines([]).isEmpty)
    #expect(lines([verdict("pop-at-root", .violated), verdict("violated", .violated, .expectation)]).isEmpty)
    #expect(lines([verdict("pop-at-root", .proved)]) == ["proved for every behaviour: 1 rule (iPhone)"])
    let onTwoDevices = [
      verdict("pop-at-root", .proved), verdict("pop-at-root", .violated, on: "pad"),
      verdict("pop-at-root", .proved, .expectation), verdict("pop-at-root", .proved, on: "pad", .expectation),
      verdict("bounded", .bounded(3), .expectation), verdict("dead-end", .proved, on: "pad"),
      verdict("vacuous", .proved, .vacuousExpectation),
    ]
    #expect(
      lines(onTwoDevices) == [
        "proved for every behaviour: 1 of 2 rules, 1 of 3 expectations (iPad, iPhone); violated: pop-at-root",
        "not proved, only checked up to 3 taps: bounded on iPhone",
      ])
  }

  @Test(arguments: [
    (1, 1, "✓ no findings in 1 flow (not checked: fix the errors first)\n"),
    (3, 1, "✓ no findings in 3 flows (2 screens, 1 task; 1 flow not checked: fix the errors first)\n"),
  ])
  func flowsWithErrorsAreReportedAsNotChecked(_ flows: Int, _ invalid: Int, _ line: String) {
    let sample = Sample("")
    let reportedFlows = (0..<flows).map { ReportedFlow(file: sample.file, extent: $0 < invalid ? .invalid : .whole) }
    let report = Report(
      files: sample.files, diagnostics: [], scope: .init(flows: flows, screens: 2, tasks: 1), flows: reportedFlows)
    #expect(TextReport(colour: false).render(report) == line)
  }

  @Test func filesWithoutRootAreNamedUnlessTheyAreImported() {
    let sample = Sample("")
    func lines(isImported: Bool) -> [String] {
      let flow = ReportedFlow(file: sample.file, extent: .fragment, isImported: isImported)
      let scope = Report.Scope(flows: 1, screens: 2, tasks: 0)
      let report = Report(files: sample.files, diagnostics: [], scope: scope, flows: [flow])
      return TextReport(colour: false).render(report).split(separator: "\n").map(String.init)
    }
    let imported = lines(isImported: true)
    #expect(imported.count == 1 && imported[0].hasPrefix("✓"))
    let other = lines(isImported: false)
    #expect(other.count == 3 && other[0].contains(":1:1: no behaviour is checked: this file has no `root`"))
    #expect(
      other[1] == "  help: write `root: { stack: SCREEN }`, or list it under `imports` of the file with the root")
    #expect(other[2].hasPrefix("? ") && other[2].hasSuffix("; no behaviour checked in 1 flow without a root"))
  }

  @Test func onlyAShortestTraceIsSaidToHaveTheFewestTaps() {
    var report = ChargeReport.report
    #expect(TextReport(colour: false).render(report).contains("3 taps, the fewest"))
    var diagnostics = report.diagnostics
    for index in diagnostics.indices {
      diagnostics[index].trace?.isShortest = false
      diagnostics[index].occurrences = 2
    }
    report = Report(files: report.files, diagnostics: diagnostics, scope: report.scope)
    let text = TextReport(colour: false).render(report)
    #expect(!text.contains("the fewest") && !text.contains("this is the shortest"))
    #expect(text.contains("met on 2 paths, this is one of them"))
  }

  @Test func aReportSaysHowToAcceptAFindingOnlyIfAnAllowCanAcceptIt() {
    let report = ChargeReport.report
    #expect(!TextReport(colour: false) { _ in false }.render(report).contains("to accept it"))
    let hints = TextReport(colour: false).render(report).split(separator: "\n").filter { $0.contains("to accept it") }
    // The third finding is about no screen, action or task.
    #expect(hints.count == 2)
    // An `allow` on the task would not accept the same finding about another task.
    let hintOnScreen = "  to accept it, write under screen \"ChargeMethod\": allow: { interrupted-task"
    #expect(hints.contains { $0.hasPrefix(hintOnScreen) })
    var onOneTask = ChargeReport.interruptedTask
    onOneTask.affected = []
    #expect(AllowHint(for: onOneTask)?.text.hasPrefix("to accept it, write under task \"charge\": allow:") == true)
    var causedByEntry = report.diagnostics[0]
    causedByEntry.entry = "A link"
    #expect(AllowHint(for: causedByEntry)?.text.hasPrefix("to accept it, write under entry \"A link\": allow:") == true)
  }

  @Test func noTextCanControlTheTerminal() {
    let hostile = "x\u{1B}[2J\u{202E}\n::error::y"
    let sample = Sample("key: \"\u{1B}]0;title\u{07}\u{202E}value\"\u{0} # end", path: "a\u{1B}b.flow.yaml")
    let replay = Replay(file: hostile, device: hostile, given: [hostile: hostile], taps: [hostile])
    let layer = TraceStep.Layer(style: hostile, aside: true, stack: [hostile])
    let event = TraceStep.Event(.completes, task: hostile, outcome: hostile)
    let step = TraceStep(
      kind: .tap, label: hostile, result: hostile, layers: [layer], tab: hostile, tasks: [hostile],
      state: [hostile: hostile], events: [event, TraceStep.Event(.fails, step: hostile)])
    let finding = Diagnostic(
      "a-rule", .error, Message(text: hostile), at: sample.range(of: "value"),
      notes: [Note(Message(text: hostile), at: sample.range(of: "key"))], help: Message(text: hostile),
      subject: Subject(device: hostile, screen: hostile, action: hostile, task: hostile), verdict: .violated,
      trace: Trace(steps: [step, step], replay: replay))
    let report = Report(
      files: sample.files, diagnostics: [finding], scope: .init(flows: 1, screens: 1, tasks: 1),
      verdicts: [PropertyVerdict(property: hostile, device: hostile, verdict: .bounded(1))])
    let text = TextReport(colour: false).render(report)
    #expect(!text.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  // MARK: Order and length

  private func report(_ findings: [(RuleID, Severity)]) -> Report {
    let sample = Sample("abc\n")
    let diagnostics = findings.map { Diagnostic($0.0, $0.1, "wrong", at: .beginning(of: sample.file)) }
    return Report(files: sample.files, diagnostics: diagnostics, scope: .init(flows: 1, screens: 1, tasks: 0))
  }

  @Test func errorsComeFirstThenWarningsThenInfos() {
    let text = TextReport(colour: false, detail: .headline).render(
      report([("a", .info), ("b", .warning), ("c", .error), ("d", .warning), ("e", .error)]))
    let rules = text.split(separator: "\n").dropLast().compactMap { $0.split(separator: " ").last }
    #expect(rules == ["[c]", "[e]", "[b]", "[d]", "[a]"])
  }

  @Test func aBriefReportHasOneLineForEachFinding() {
    let text = TextReport(colour: false, detail: .headline).render(report([("a", .error), ("b", .info)]))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The findings, the numbers, and the empty text after the last line break.
    #expect(lines.count == 4 && lines[0].hasSuffix(": error: wrong [a]") && lines[1].hasSuffix(": info: wrong [b]"))
  }

  @Test func moreThanTenFindingsAreCountedByRule() {
    let ten: [(RuleID, Severity)] = Array(repeating: ("a", .info), count: 8) + [("b", .error), ("c", .error)]
    #expect(!TextReport(colour: false).render(report(ten)).contains("8  info"))
    let text = TextReport(colour: false).render(report(ten + [("c", .error), ("d", .warning)]))
    let table = text.split(separator: "\n").suffix(5).dropLast()
    #expect(table == ["2  error    c", "1  error    b", "1  warning  d", "8  info     a"])
  }

  @Test func violatedRulesAreNamed() {
    let sample = Sample("")
    let verdicts = [("one", Verdict.proved), ("two", .violated), ("three", .violated)].map {
      PropertyVerdict(property: $0.0, device: "phone", verdict: $0.1)
    }
    let report = Report(
      files: sample.files, diagnostics: [], scope: .init(flows: 1, screens: 1, tasks: 0), verdicts: verdicts)
    #expect(
      TextReport(colour: false).render(report).hasPrefix(
        "proved for every behaviour: 1 of 3 rules (iPhone); violated: three, two\n"))
  }
}
