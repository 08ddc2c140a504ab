import Diagnostics
import Foundation
import Reporting
import Testing

struct JSONReportTests {
  @Test func matchesTheGoldenFile() throws {
    try expectGolden(JSONReport(toolVersion: "1.0").render(ChargeReport.report), "charge.json")
  }

  @Test func foundationReadsTheValuesOfTheReport() throws {
    let document = try parseJSON(JSONReport(toolVersion: "1.0").render(ChargeReport.report))
    let summary = try #require(document["summary"] as? [String: Int])
    #expect(
      summary == [
        "flows": 2, "screens": 11, "tasks": 2, "errors": 1, "warnings": 1, "infos": 1, "allowed": 1, "baselined": 2,
      ])
    let findings = try #require(document["findings"] as? [NSDictionary])
    #expect(
      findings.map { $0["rule"] as? String } == [
        "interrupted-task", "pop-at-root", "modal-over-modal", "untitled-modal",
      ])
    #expect(findings[2]["allowed"] as? String == "the article accepts it")
    #expect(findings[1]["verdict"] as? String == "bounded")
    #expect(findings[1]["bound"] as? Int == 1)
    #expect(findings[3]["trace"] is NSNull)
    let trace = try #require(findings[0]["trace"] as? [NSDictionary])
    #expect(trace.map { $0["kind"] as? String } == ["launch", "tap", "tap", "tap"])
    #expect(Set(findings.compactMap { $0["fingerprint"] as? String }).count == 4)
  }

  @Test func everyTextIsReadBackUnchanged() throws {
    let texts = [
      "", "\"quoted\" \\ / \u{08}\u{0C}\n\r\t\u{0}\u{1F}\u{7F}", "\u{2028}\u{2029}\u{202E}\u{FEFF}", "</script>",
      "👩‍👩‍👧 残高", "e\u{301}",
      "\u{FFFF}\u{10FFFF}\u{E0001}", String(repeating: "長", count: 10_000),
    ]
    for text in texts {
      let step = TraceStep(
        kind: .tap, label: text, result: text, layers: [], tab: nil, tasks: [text], state: [text: text], events: [])
      let json = JSONTrace(steps: [step]).render()
      let trace = try #require(try parseJSON(json)["trace"] as? [NSDictionary])
      #expect((trace[0]["label"] as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
      #expect(trace[0]["state"] as? [String: String] == [text: text])
      #expect(!json.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    }
  }

  @Test func aTraceHasTheSameFormatAloneAndInAFinding() throws {
    let text = JSONTrace(steps: ChargeReport.traceOfAllKinds.steps).render()
    try expectGolden(text, "trace.json")
    let document = try parseJSON(text)
    #expect(document["version"] as? Int == 1)
    let report = try parseJSON(JSONReport(toolVersion: "1.0").render(ChargeReport.report))
    let findings = try #require(report["findings"] as? [NSDictionary])
    let finding = try #require(findings.first { $0["rule"] as? String == "pop-at-root" })
    let steps = try #require(document["trace"] as? [NSDictionary])
    #expect(finding["trace"] as? [NSDictionary] == steps)
  }

  @Test func aReportWithoutFindingsHasEmptyLists() throws {
    let report = Report(files: SourceFiles(), diagnostics: [], scope: .init(flows: 0, screens: 0, tasks: 0))
    let text = JSONReport(toolVersion: "1.0").render(report)
    #expect(text.contains("\"findings\": [],\n  \"known\": [],\n  \"verdicts\": [],\n  \"rules\": []\n}"))
    _ = try parseJSON(text)
  }
}
