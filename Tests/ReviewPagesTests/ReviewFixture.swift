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

/// A flow with its report and its graphs, to make review pages in tests.
struct ReviewFixture {
  /// The flow.
  let flow: Flow
  /// The report of the check.
  let report: Report
  /// The reachable graph on each device.
  let graphs: [ReachableGraph]

  /// Reads and checks a flow.
  ///
  /// - Parameter limit: the maximum number of configurations of each graph, apart from those on traces of findings.
  init(_ text: String, limit: Int = 1_000) throws {
    let reading = FlowReader.read(text: text, imports: [:], rules: RuleRegistry.standard.ids)
    let errors = reading.diagnostics.filter { $0.severity == .error }.map(\.message.english)
    try #require(errors.isEmpty)
    flow = try #require(reading.flow)
    let simulators = flow.devices.compactMap { [flow] in Simulator(flow, on: $0) }
    let checker = Checker(files: reading.files)
    // Limits below the defaults keep the tests fast.
    let results = simulators.map { SearchEngine($0, limits: .init(depth: 12, configurations: 4_000)).explore() }
    let conclusion = checker.conclude([checker.check(flow, results)])
    report = Report(
      files: reading.files, diagnostics: conclusion.diagnostics,
      scope: .init(flows: 1, screens: flow.screens.count, tasks: flow.tasks.count))
    let replays = conclusion.diagnostics.compactMap(\.trace?.replay)
    graphs = simulators.map { simulator in
      // A replay on the first device of its flow names no device.
      let device = simulator.device == simulator.flow.devices.first ? nil : simulator.device.rawValue
      let traces = KeptTraces(findings: replays.filter { $0.device == device })
      return ReachableGraph(simulator, limit: limit, along: traces)
    }
  }

  /// Returns a page for the flow.
  ///
  /// - Parameter diagram: the diagram on each device, or the reason why there is none.
  func page(diagram: ReviewedFlow.Diagram.Content = .missing("There is no diagram.")) -> ReviewPage {
    let diagrams = flow.devices.map { ReviewedFlow.Diagram(device: $0, content: diagram) }
    return ReviewPage(
      report: report, flows: [ReviewedFlow(flow: flow, diagrams: diagrams, nodes: [:], graphs: graphs)])
  }

  /// Returns the shipped flow `Flows/merpay/before.flow.yaml`, which has two errors and one warning.
  static func merpayBefore() throws -> ReviewFixture {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try ReviewFixture(
      String(contentsOf: package.appendingPathComponent("Flows/merpay/before.flow.yaml"), encoding: .utf8))
  }
}
