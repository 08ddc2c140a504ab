import Diagnostics
import ExplicitSearch
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import Foundation
import Reporting
import Testing

@testable import ReviewPages

/// A checked flow, for review pages in tests.
struct CheckedFlows {
  /// The flow.
  let flow: Flow
  /// The report of the check.
  let report: Report
  /// The reachable graph on each device.
  let graphs: [ReachableGraph]

  /// Reads and checks a flow.
  init(_ text: String, limit: Int = 1_000) throws {
    let reading = FlowReader.read(text: text, imports: [:], rules: RuleRegistry.standard.ids)
    let mistakes = reading.diagnostics.filter { $0.severity == .error }.map(\.message)
    try #require(mistakes.isEmpty)
    flow = try #require(reading.flow)
    let simulators = flow.devices.compactMap { [flow] in Simulator(flow, on: $0) }
    let checker = Checker(files: reading.files)
    let behaviours = simulators.map { SearchEngine($0, limits: .init(depth: 12, configurations: 4_000)).explore() }
    let conclusion = checker.conclude([checker.check(flow, behaviours)])
    report = Report(
      files: reading.files, diagnostics: conclusion.diagnostics,
      scope: .init(flows: 1, screens: flow.screens.count, tasks: flow.tasks.count))
    let replays = conclusion.diagnostics.compactMap(\.trace?.replay)
    graphs = simulators.map { simulator in
      let name = simulator.device == simulator.flow.devices.first ? nil : simulator.device.rawValue
      return ReachableGraph(simulator, limit: limit, along: KeptTraces(findings: replays.filter { $0.device == name }))
    }
  }

  /// Returns a page for the flow.
  func page(_ content: ReviewedFlow.Diagram.Content = .missing("no picture")) -> ReviewPage {
    let diagrams = flow.devices.map { ReviewedFlow.Diagram(device: $0, content: content) }
    return ReviewPage(
      report: report, flows: [ReviewedFlow(flow: flow, diagrams: diagrams, nodes: [:], graphs: graphs)])
  }

  /// Returns the shipped flow with the most findings.
  static func before() throws -> CheckedFlows {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try CheckedFlows(
      String(contentsOf: package.appendingPathComponent("Flows/merpay/before.flow.yaml"), encoding: .utf8))
  }
}
