import Diagnostics
import Foundation
import Reporting
import Testing

struct JSONReportTests {
  private func parse(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test func matchesTheGoldenFiles() throws {
    let text = JSONReport().render(ChargeReport.report)
    try expectGolden(text, "charge.json")
    #expect(text.hasSuffix("}\n"))
    #expect(text == JSONReport().render(ChargeReport.report))
  }

  @Test func foundationCanReadIt() throws {
    let document = try parse(JSONReport().render(ChargeReport.report))
    let summary = try #require(document["summary"] as? [String: Int])
    #expect(
      summary == [
        "flows": 2, "screens": 11, "tasks": 2, "errors": 1, "warnings": 1, "infos": 1, "allowed": 1, "baselined": 2,
      ])
    let findings = try #require(document["findings"] as? [NSDictionary])
    #expect(
      findings.map { $0["rule"] as? String } == [
        "untitled-modal", "interrupted-task", "modal-over-modal", "pop-at-root",
      ])
    #expect(findings[2]["allowed"] as? String == "the article's own aside")
    #expect(findings[3]["verdict"] as? String == "bounded")
    #expect(findings[3]["bound"] as? Int == 1)
    #expect(findings[0]["trace"] is NSNull)
    let trace = try #require(findings[1]["trace"] as? [NSDictionary])
    #expect(trace.map { $0["kind"] as? String } == ["launch", "tap", "tap", "tap"])
    #expect(Set(findings.compactMap { $0["fingerprint"] as? String }).count == 4)
  }

  @Test func everyTextSurvivesARoundTrip() throws {
    let texts = [
      "", "\"quoted\" \\ / \u{08}\u{0C}\n\r\t\u{0}\u{1F}\u{7F}", "\u{2028}\u{2029}\u{202E}\u{FEFF}", "</script>",
      "👩‍👩‍👧 残高", "e\u{301}",
      "\u{FFFF}\u{10FFFF}\u{E0001}", String(repeating: "長", count: 10_000),
    ]
    for text in texts {
      let step = TraceStep(
        kind: .tap, label: text, result: text, layers: [], tab: nil, tasks: [text], state: [text: text], events: [])
      let json = JSONTrace(steps: [step]).render()
      let trace = try #require(try parse(json)["trace"] as? [NSDictionary])
      #expect((trace[0]["label"] as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
      #expect(trace[0]["state"] as? [String: String] == [text: text])
      #expect(!json.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    }
  }

  @Test func tracesHaveTheSameStepsAsFindings() throws {
    let walk = JSONTrace(steps: ChargeReport.walk.steps).render()
    try expectGolden(walk, "walk.json")
    #expect(try parse(walk)["version"] as? Int == 1)
  }

  @Test func anEmptyReportIsADocument() throws {
    let report = Report(files: SourceFiles(), diagnostics: [], scope: .init(flows: 0, screens: 0, tasks: 0))
    let text = JSONReport().render(report)
    #expect(text.contains("\"findings\": [],\n  \"verdicts\": [],\n  \"rules\": []\n}"))
    _ = try parse(text)
  }
}
