import Diagnostics
import Foundation
import Reporting
import Testing

/// Tests the requirements of GitHub's code scanning for SARIF; `make formats` validates the format with the schema.
struct SARIFReportTests {
  private let format = SARIFReport(toolVersion: "1.2.3")

  private func results(of report: Report) throws -> [NSDictionary] {
    try #require(try parseJSON(format.render(report)).at("runs", "results") as? [NSDictionary])
  }

  private func report(
    _ diagnostics: [Diagnostic], in sample: Sample, rules: [ReportedRule] = ChargeReport.rules
  ) -> Report {
    Report(
      files: sample.files, diagnostics: diagnostics, scope: .init(flows: 1, screens: 0, tasks: 0), rules: rules)
  }

  @Test func matchesTheGoldenFile() throws {
    try expectGolden(format.render(ChargeReport.report), "charge.sarif")
  }

  @Test func rulesLinkToTheirPagesIfTheAddressIsKnown() throws {
    let pages = SARIFReport(toolVersion: "1.2.3", rulePages: "https://example.org/Docs/rules")
    let driver = try #require(
      try parseJSON(pages.render(ChargeReport.report)).at("runs", "tool", "driver") as? NSDictionary)
    #expect(driver["informationUri"] as? String == "https://example.org/Docs/rules.md")
    let rules = try #require(driver["rules"] as? [NSDictionary])
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      #expect(rule["helpUri"] as? String == "https://example.org/Docs/rules/\(id).md")
    }
    #expect(!rules.isEmpty && !format.render(ChargeReport.report).contains("helpUri"))
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

  @Test func aSuggestionIsAFixUnlessTheFindingIsAccepted() throws {
    let sample = ChargeReport.sample
    let range = sample.range(of: "dismiss")
    var finding = Diagnostic(
      "pop-at-root", .warning, "a message", at: range,
      suggestion: Suggestion("write `pop`", replacing: range, with: "pop", isCertain: true))
    let fixes = try #require(try results(of: report([finding], in: sample)).first?["fixes"] as? [NSDictionary])
    #expect(fixes.count == 1 && fixes.first?.at("description", "text") as? String == "write `pop`")
    #expect(fixes.first?.at("properties", "certain") as? Bool == true)
    let change = try #require((fixes.first?["artifactChanges"] as? [NSDictionary])?.first)
    #expect(change.at("artifactLocation", "uri") as? String == "Flows/charge.flow.yaml")
    let replacement = try #require((change["replacements"] as? [NSDictionary])?.first)
    #expect(replacement.at("insertedContent", "text") as? String == "pop")
    #expect(
      replacement["deletedRegion"] as? [String: Int]
        == [
          "startLine": range.start.line, "startColumn": range.start.column, "endLine": range.end.line,
          "endColumn": range.end.column,
        ])
    // `--fix` does not repair accepted findings.
    finding.allowed = "a reason"
    #expect(try results(of: report([finding], in: sample)).first?["fixes"] == nil)
  }

  @Test func acceptedFindingsAreSuppressed() throws {
    let results = try results(of: ChargeReport.report)
    let suppressed = results.filter { ($0["suppressions"] as? [Any])?.isEmpty == false }
    #expect(suppressed.map { $0["ruleId"] as? String } == ["modal-over-modal"])
    #expect(suppressed.first?.at("suppressions", "justification") as? String == "the article accepts it")
    #expect(results.allSatisfy { $0["suppressions"] != nil })
  }

  @Test func stepsHaveTheirOwnPositionOrThatOfTheFinding() throws {
    var finding = ChargeReport.interruptedTask
    var trace = ChargeReport.trace
    trace.steps[1].range = ChargeReport.sample.range(of: "銀行口座接続")
    finding.trace = trace
    let result = try #require(try results(of: report([finding], in: ChargeReport.sample)).first)
    let steps = try #require(result.at("codeFlows", "threadFlows", "locations") as? [NSDictionary])
    #expect(steps.count == 4)
    #expect(steps[1].at("location", "physicalLocation", "region", "startLine") as? Int == 12)
    #expect(
      steps[1].at("location", "message", "text") as? String == "tap チャージ: Payment │ sheet: Charge (charge starts)")
    // The launch has no position of its own.
    #expect(steps[0].at("location", "physicalLocation", "region", "startLine") as? Int == 8)
  }

  @Test(arguments: [
    ("a/b-c_d.e~1.flow.yaml", "a/b-c_d.e~1.flow.yaml"), ("../x y", "../x%20y"), ("a:b", "a%3Ab"),
    ("100%25?#[]@!$&'()*+,;=", "100%2525%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"), ("残", "%E6%AE%8B"),
    ("//host/x", ".//host/x"), ("a\\b\nc", "a%5Cb%0Ac"),
  ])
  func pathsBecomeRelativeURIs(_ path: String, _ uri: String) throws {
    var files = SourceFiles()
    let file = files.add(SourceFile(path: path, bytes: []))
    let finding = Diagnostic("a-rule", .error, "m", at: .beginning(of: file))
    let report = Report(files: files, diagnostics: [finding], scope: .init(flows: 1, screens: 0, tasks: 0))
    let result = try #require(try results(of: report).first)
    #expect(result.at("locations", "physicalLocation", "artifactLocation", "uri") as? String == uri)
  }

  @Test func aResultHasARuleIndexIfTheReportDescribesTheRule() throws {
    let sample = Sample("x")
    let finding = Diagnostic("pop-at-root", .warning, "m", at: .beginning(of: sample.file))
    #expect(try results(of: report([finding], in: sample)).first?["ruleIndex"] as? Int == 2)
    #expect(try results(of: report([finding], in: sample, rules: [])).map { $0["ruleIndex"] == nil } == [true])
  }

  @Test func longTextsOfRulesAreShortened() throws {
    var rule = ChargeReport.rule("long", .error)
    rule.summary = String(repeating: "長い😀", count: 1_000)
    rule.rationale = rule.summary
    let log = try parseJSON(format.render(report([], in: Sample("x"), rules: [rule])))
    let rules = try #require(log.at("runs", "tool", "driver", "rules") as? [NSDictionary])
    for key in ["shortDescription", "fullDescription", "help"] {
      let length = (rules[0].at(key, "text") as? String)?.utf16.count ?? 0
      #expect(length > 1_000 && length <= 1_024, "\(key) has \(length) UTF-16 units")
    }
  }

  @Test func ofTooManyFindingsTheMostSevereAreReported() throws {
    let sample = Sample("x")
    let place = SourceRange.beginning(of: sample.file)
    let infos = (0..<25_001).map { Diagnostic("a", .info, "info \($0)", at: place) }
    // An accepted finding comes last, whatever its severity.
    var accepted = Diagnostic("b", .error, "accepted", at: place)
    accepted.allowed = "reason"
    let report = report(infos + [accepted, Diagnostic("z", .error, "error", at: place)], in: sample)
    let log = try parseJSON(format.render(report))
    let results = try #require(log.at("runs", "results") as? [NSDictionary])
    #expect(results.count == 25_000)
    #expect(results.first?["ruleId"] as? String == "z" && !results.contains { $0["ruleId"] as? String == "b" })
    #expect(try #require(format.omission(from: report)).english.hasPrefix("3 findings left out"))
    let notification = log.at("runs", "invocations", "toolExecutionNotifications", "message", "text") as? String
    #expect(notification == format.omission(from: report)?.english)
    #expect(format.omission(from: ChargeReport.report) == nil)
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

  @Test func theExecutionIsSuccessfulUnlessTheReportIsPartial() throws {
    let partial = Report(
      files: SourceFiles(), diagnostics: [], scope: .init(flows: 0, screens: 0, tasks: 0), isPartial: true)
    for (report, isSuccessful) in [(partial, false), (ChargeReport.report, true)] {
      let log = try parseJSON(format.render(report))
      #expect(log.at("runs", "invocations", "executionSuccessful") as? Bool == isSuccessful)
    }
  }

  @Test func undecidedPropertiesAreNotifications() throws {
    let log = try parseJSON(format.render(ChargeReport.report))
    let text = log.at("runs", "invocations", "toolExecutionNotifications", "message", "text") as? String
    #expect(text?.contains("never { task: charge } on iPhone") == true)
  }
}
