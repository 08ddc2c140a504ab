import Diagnostics
import Foundation
import Reporting
import Testing

/// Tests the SARIF format against code scanning's requirements; `make formats` validates it against the schema.
struct SARIFReportTests {
  private let form = SARIFReport(toolVersion: "1.2.3")

  private func results(of report: Report) throws -> [NSDictionary] {
    try #require(try parsed(form.render(report)).at("runs", "results") as? [NSDictionary])
  }

  private func report(
    _ diagnostics: [Diagnostic], in sample: Sample, rules: [ReportedRule] = ChargeReport.rules
  ) -> Report {
    Report(
      files: sample.files, diagnostics: diagnostics, scope: .init(flows: 1, screens: 0, tasks: 0), rules: rules)
  }

  @Test func matchesTheGoldenFile() throws {
    let text = form.render(ChargeReport.report)
    try expectGolden(text, "charge.sarif")
    #expect(text == form.render(ChargeReport.report))
  }

  @Test func everyLocationIsComplete() throws {
    let results = try results(of: ChargeReport.report)
    #expect(results.count == 4)
    for result in results {
      let related = result["relatedLocations"] as? [NSDictionary] ?? []
      let steps = result.at("codeFlows", "threadFlows", "locations") as? [NSDictionary] ?? []
      let places = try #require(result["locations"] as? [NSDictionary]) + related
      #expect(!places.isEmpty)
      for place in places + steps.compactMap({ $0["location"] as? NSDictionary }) {
        let region = try #require(place.at("physicalLocation", "region") as? [String: Int])
        #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
        #expect(region.values.allSatisfy { $0 >= 1 })
        #expect(place.at("physicalLocation", "artifactLocation", "uri") is String)
      }
    }
  }

  @Test func aSuggestionIsAFix() throws {
    let sample = ChargeReport.sample
    let place = sample.range(of: "dismiss")
    var finding = Diagnostic(
      "pop-at-root", .warning, "a message", at: place,
      suggestion: Suggestion("write `pop`", replacing: place, with: "pop", isCertain: true))
    let fix = try #require(try results(of: report([finding], in: sample)).first?["fixes"] as? [NSDictionary])
    #expect(fix.count == 1 && fix.first?.at("description", "text") as? String == "write `pop`")
    #expect(fix.first?.at("properties", "certain") as? Bool == true)
    let change = try #require((fix.first?["artifactChanges"] as? [NSDictionary])?.first)
    #expect(change.at("artifactLocation", "uri") as? String == "Flows/charge.flow.yaml")
    let replacement = try #require((change["replacements"] as? [NSDictionary])?.first)
    #expect(replacement.at("insertedContent", "text") as? String == "pop")
    #expect(
      replacement["deletedRegion"] as? [String: Int]
        == [
          "startLine": place.start.line, "startColumn": place.start.column, "endLine": place.end.line,
          "endColumn": place.end.column,
        ])
    // `--fix` leaves accepted findings alone.
    finding.allowed = "a reason"
    #expect(try results(of: report([finding], in: sample)).first?["fixes"] == nil)
  }

  @Test func acceptedFindingsAreSuppressed() throws {
    let results = try results(of: ChargeReport.report)
    let suppressed = results.filter { ($0["suppressions"] as? [Any])?.isEmpty == false }
    #expect(suppressed.map { $0["ruleId"] as? String } == ["modal-over-modal"])
    #expect(suppressed.first?.at("suppressions", "justification") as? String == "the article's own aside")
    #expect(results.allSatisfy { $0["suppressions"] != nil })
  }

  @Test func stepsHaveTheirSourceLocations() throws {
    var finding = ChargeReport.interrupted
    var trace = ChargeReport.trace
    trace.steps[1].range = ChargeReport.sample.range(of: "銀行口座接続")
    finding.trace = trace
    let result = try #require(try results(of: report([finding], in: ChargeReport.sample)).first)
    let steps = try #require(result.at("codeFlows", "threadFlows", "locations") as? [NSDictionary])
    #expect(steps.count == 4)
    #expect(steps[1].at("location", "physicalLocation", "region", "startLine") as? Int == 12)
    #expect(
      steps[1].at("location", "message", "text") as? String == "tap チャージ: Payment │ sheet: Charge (charge starts)")
    // A step without its own position has the position of the finding.
    #expect(steps[0].at("location", "physicalLocation", "region", "startLine") as? Int == 8)
  }

  @Test(arguments: [
    ("a/b-c_d.e~1.flow.yaml", "a/b-c_d.e~1.flow.yaml"), ("../x y", "../x%20y"), ("a:b", "a%3Ab"),
    ("100%25?#[]@!$&'()*+,;=", "100%2525%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"), ("残", "%E6%AE%8B"),
    ("//host/x", ".//host/x"), ("a\\b\nc", "a%5Cb%0Ac"),
  ])
  func pathsBecomeRelativeReferences(_ path: String, _ uri: String) throws {
    var files = SourceFiles()
    let file = files.add(SourceFile(path: path, bytes: []))
    let finding = Diagnostic("a-rule", .error, "m", at: .beginning(of: file))
    let report = Report(files: files, diagnostics: [finding], scope: .init(flows: 1, screens: 0, tasks: 0))
    let result = try #require(try results(of: report).first)
    #expect(result.at("locations", "physicalLocation", "artifactLocation", "uri") as? String == uri)
    #expect(result["ruleIndex"] == nil)
  }

  @Test func shortensTextsOfRules() throws {
    var rule = ChargeReport.rule("long", .error)
    rule.summary = String(repeating: "長い😀", count: 1_000)
    rule.rationale = rule.summary
    let text = form.render(report([], in: Sample("x"), rules: [rule]))
    let texts = try #require(try parsed(text).at("runs", "tool", "driver", "rules") as? [NSDictionary])
    for key in ["shortDescription", "fullDescription", "help"] {
      let length = (texts[0].at(key, "text") as? String)?.utf16.count ?? 0
      #expect(length > 1_000 && length <= 1_024, "\(key)")
    }
  }

  @Test func keepsTheMostSevereFindings() throws {
    let sample = Sample("x")
    let place = SourceRange.beginning(of: sample.file)
    let infos = (0..<25_001).map { Diagnostic("a", .info, "info \($0)", at: place) }
    var allowed = Diagnostic("b", .error, "allowed", at: place)
    allowed.allowed = "reason"
    let report = report(infos + [allowed, Diagnostic("z", .error, "error", at: place)], in: sample)
    let log = try parsed(form.render(report))
    let results = try #require(log.at("runs", "results") as? [NSDictionary])
    #expect(results.count == 25_000)
    #expect(results.last?["ruleId"] as? String == "z")
    #expect(try #require(form.omission(from: report)).hasPrefix("3 findings left out"))
    let texts = log.at("runs", "invocations", "toolExecutionNotifications", "message", "text") as? String
    #expect(texts == form.omission(from: report))
    #expect(form.omission(from: ChargeReport.report) == nil)
  }

  @Test func namesCannotCreateLinks() throws {
    let sample = Sample("x")
    let place = SourceRange.beginning(of: sample.file)
    let note = Note("[n](2)\u{202E}", at: place)
    let finding = Diagnostic("a", .error, "tap \"[x](https://example.org)\"", at: place, notes: [note], help: "[y](1)")
    let message = try results(of: report([finding], in: sample))[0].at("message", "text") as? String
    #expect(
      message == #"""
        tap "[x] (https://example.org)"
        help: [y] (1)
        see [\[n\](2)\\u{202E}](1)
        """#)
  }

  @Test func reportsUncheckedAndUnprovedProperties() throws {
    let broken = Report(
      files: SourceFiles(), diagnostics: [], scope: .init(flows: 0, screens: 0, tasks: 0), isPartial: true)
    let invocation = try parsed(form.render(broken)).at("runs", "invocations", "executionSuccessful")
    #expect(invocation as? Bool == false)
    let run = try parsed(form.render(ChargeReport.report))
    #expect(run.at("runs", "invocations", "executionSuccessful") as? Bool == true)
    let note = run.at("runs", "invocations", "toolExecutionNotifications", "message", "text") as? String
    #expect(note?.contains("never { task: charge } on phone") == true)
  }
}
