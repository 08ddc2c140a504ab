import Diagnostics
import ExplicitSearch
import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import FlowRules

/// Invariants of the findings on generated flows.
@Suite struct GeneratedFlowTests {
  @Test(arguments: 0..<6) func findingsAreWellFormedAndDeterministic(_ batch: UInt64) throws {
    for seed in batch * 20..<(batch + 1) * 20 {
      let text = GeneratedFlow.text(seed: seed)
      let reading = FlowReader.read(text: text)
      guard let flow = reading.flow else { continue }
      let behaviours = flow.devices.compactMap { Simulator(flow, on: $0) }.map {
        SearchEngine($0, limits: .init(depth: 5, configurations: 400)).explore()
      }
      let checker = Checker(files: reading.files)
      let found = checker.conclude([checker.check(flow, behaviours)])
      // A concurrent exploration gives the same result.
      let again = checker.conclude([checker.check(flow) { behaviours }.checked])
      #expect(found.diagnostics.map(\.message) == again.diagnostics.map(\.message), "seed \(seed)")
      #expect(found.verdicts == again.verdicts, "seed \(seed)")
      for finding in found.diagnostics { judge(finding, reading.files, "seed \(seed): \(finding.message)") }
      try judgeReplays(found.diagnostics, flow, seed)
    }
  }

  private func judge(_ finding: Diagnostic, _ files: SourceFiles, _ comment: Comment) {
    let size = files[finding.range.file].bytes.count
    #expect(finding.range.start.offset < finding.range.end.offset && finding.range.end.offset <= size, comment)
    #expect(finding.occurrences >= 1 && finding.help != nil, comment)
    #expect(Set(finding.notes).count == finding.notes.count, comment)
    let evidence = RuleRegistry.standard[finding.rule]?.evidence
    #expect((finding.verdict != nil) == (evidence == .behaviour), comment)
    if evidence == .trace { #expect(finding.trace != nil, comment) }
    if evidence == .file || evidence == .metadata { #expect(finding.trace == nil, comment) }
  }

  /// Checks that replaying the taps of a trace leads to its last configuration.
  private func judgeReplays(_ findings: [Diagnostic], _ flow: Flow, _ seed: UInt64) throws {
    for finding in findings {
      guard let trace = finding.trace, let last = trace.steps.last else { continue }
      let device = trace.replay.device.flatMap(Device.init) ?? flow.devices[0]
      let simulator = try #require(Simulator(flow, on: device))
      var state = flow.variables.map { $0.initial.first ?? ValueID(0) }
      for variable in flow.variables {
        guard let given = trace.replay.given[variable.name.value] else { continue }
        state[variable.id.index] = ValueID(try #require(variable.values.firstIndex { $0.name.value == given }))
      }
      var walk = Walk(simulator, from: state)
      for move in trace.replay.taps { try walk.take(Scenario.Tap(label: move)) }
      walk.performArrivals()
      let states = walk.trace(replaying: "").steps.map(\.layers)
      #expect(states.contains(last.layers), "seed \(seed): \(finding.message)")
    }
  }
}
