import Diagnostics
import Diagrams
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import Foundation
import GeneratedFlows
import Reporting
import Testing
import Verification

/// Tests the whole pipeline from text to reports and diagrams with generated flows.
@Suite struct PipelineTests {
  /// The number of flows per test; the seeds do not overlap.
  static let batch = 50

  @Test(arguments: 0..<4)
  func checksAndReportsGeneratedFlows(_ number: Int) throws {
    var read = 0
    var replayed = 0
    var found = 0
    for seed in number * Self.batch..<(number + 1) * Self.batch {
      guard let checked = GeneratedCheck(seed: UInt64(seed)) else { continue }
      read += 1
      found += checked.report.diagnostics.count
      for diagnostic in checked.report.diagnostics {
        guard let trace = diagnostic.trace else { continue }
        replayed += 1
        let problem = checked.problem(replaying: trace)
        #expect(problem == nil, "seed \(seed), \(diagnostic.rule): \(problem ?? "")")
      }
      let text = TextReport(colour: false).render(checked.report)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isHidden }, "seed \(seed)")
      try expectContract(of: checked.report, "seed \(seed)")
    }
    // Most flows must be readable and have findings, so that the test is meaningful.
    #expect(read > Self.batch * 8 / 10 && found > Self.batch && replayed > Self.batch)
  }

  @Test(.enabled(if: DiagramTests.isDotInstalled, DiagramTests.missing), arguments: 0..<4)
  func drawsGeneratedFlowsWithoutWarnings(_ number: Int) throws {
    let graphviz = try Graphviz(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    var graphs = ""
    var count = 0
    for seed in 10_000 + number * 30..<10_000 + (number + 1) * 30 {
      guard let flow = GeneratedCheck.reading(seed: UInt64(seed)).flow else { continue }
      for device in [Device.phone, .pad] {
        var options = DiagramOptions()
        options.returns = seed % 2 == 0
        graphs += DOTDiagram(flow: flow, device: device, options: options).render()
        count += 1
      }
    }
    let output = try graphviz.draw(graphs, as: .canon)
    #expect(output.warnings.isEmpty)
    let drawn = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").count { $0.hasPrefix("digraph ") }
    #expect(drawn == count && count > 40)
  }

  // MARK: The JSON format

  private static let keys = [
    "version", "tool", "exit", "summary", "projects", "findings", "known", "verdicts", "rules",
  ]
  private static let toolKeys: Set<String> = ["name", "version", "status", "reasons"]
  private static let summaryKeys = [
    "flows", "screens", "tasks", "errors", "warnings", "infos", "allowed", "baselined",
  ]
  private static let findingKeys = [
    "rule", "severity", "verdict", "bound", "message", "file", "start", "end", "device", "screen", "action", "task",
    "related", "affected", "trace", "suggestion", "allowed", "fingerprint", "fails", "flows", "occurrences", "help",
    "replay", "allow",
  ]
  /// What related places, affected findings and positions of suggestions have.
  private static let placeKeys: Set<String> = [
    "message", "file", "start", "end", "rule", "severity", "device", "screen", "action", "task", "line", "column",
    "places",
  ]
  private static let stepKeys = ["kind", "label", "result", "layers", "tab", "tasks", "state", "events"]

  private func expectContract(of report: Report, _ comment: Comment) throws {
    let json = JSONReport(toolVersion: "1.0").render(report)
    let data = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: any Sendable]
    #expect(data != nil, comment)
    let lines = json.split(separator: "\n")
    #expect(keys(in: lines, indented: 2) == Self.keys, comment)
    let members = keys(in: lines, indented: 4).filter { !Self.toolKeys.contains($0) }
    #expect(members == Self.summaryKeys, comment)
    let findings = keys(in: lines.prefix { $0 != "  \"verdicts\": [" }, indented: 6)
    #expect(isRepeated(Self.findingKeys, findings), comment)
    #expect(findings.count == report.diagnostics.count * Self.findingKeys.count, comment)
    let steps = keys(in: lines, indented: 10).filter { !Self.placeKeys.contains($0) }
    #expect(isRepeated(Self.stepKeys, steps), comment)
    #expect(steps.isEmpty == report.diagnostics.allSatisfy { $0.trace == nil }, comment)
  }

  /// Returns the keys of all objects at a depth, in the order of the text.
  private func keys(in lines: some Sequence<Substring>, indented depth: Int) -> [String] {
    let prefix = String(repeating: " ", count: depth) + "\""
    return lines.compactMap { line in
      guard line.hasPrefix(prefix), let end = line.range(of: "\": ") else { return nil }
      return String(line[line.index(line.startIndex, offsetBy: prefix.count)..<end.lowerBound])
    }
  }

  private func isRepeated(_ keys: [String], _ found: [String]) -> Bool {
    found.count % keys.count == 0 && found.enumerated().allSatisfy { $0.element == keys[$0.offset % keys.count] }
  }
}
