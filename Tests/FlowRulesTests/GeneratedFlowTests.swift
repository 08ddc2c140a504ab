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
  @Test(arguments: 0..<6) func findingsAreWellFormedAndDeterministic(_ batch: UInt64) {
    for seed in batch * 20..<(batch + 1) * 20 {
      let text = GeneratedFlow.text(seed: seed)
      guard let problem = problem(with: FlowReader.read(text: text)) else { continue }
      let minimal = Shrinker.minimalText(text, tries: 500, whereReading: { self.problem(with: $0) != nil })
      Issue.record("seed \(seed): \(problem)\n\(minimal)")
    }
  }

  /// Returns the first problem with the findings on a flow, or nil.
  private func problem(with reading: FlowReader.Reading) -> String? {
    guard let flow = reading.flow else { return nil }
    let behaviours = flow.devices.compactMap { Simulator(flow, on: $0) }.map {
      SearchEngine($0, limits: .init(depth: 5, configurations: 400)).explore()
    }
    let checker = Checker(files: reading.files)
    let found = checker.conclude([checker.check(flow, behaviours)])
    // A concurrent exploration gives the same result.
    let again = checker.conclude([checker.check(flow) { behaviours }.checked])
    if found.diagnostics.map(\.message.english) != again.diagnostics.map(\.message.english) {
      return "the findings differ"
    }
    if found.verdicts != again.verdicts { return "the verdicts differ" }
    for finding in found.diagnostics {
      if let problem = formProblem(of: finding, reading.files) ?? replayProblem(of: finding, flow) {
        return "\(finding.message.english): \(problem)"
      }
    }
    return nil
  }

  /// The rules whose help is an edit; they say nothing where they know none.
  private static let rulesThatTryTheirHelp: Set<RuleID> = [
    "dismiss-without-modal", "done-without-cancel", "entry-in-modal", "growing-layers", "growing-stack",
    "interrupted-task", "lock-passed", "lost-input", "modal-depth", "modal-over-modal", "modal-without-exit",
    "no-certain-way-out", "pop-at-root", "present-over-alert", "present-while-covered", "pushed-task",
    "replace-without-stack", "stacked-alerts", "swipe-only", "task-interrupted-by-entry", "unhandled-gesture-exit",
  ]

  private func formProblem(of finding: Diagnostic, _ files: SourceFiles) -> String? {
    let size = files[finding.range.file].bytes.count
    let evidence = RuleRegistry.standard[finding.rule]?.evidence
    if finding.range.start.offset >= finding.range.end.offset || finding.range.end.offset > size { return "range" }
    if finding.occurrences < 1 { return "occurrences" }
    if finding.help?.english == nil, !Self.rulesThatTryTheirHelp.contains(finding.rule) { return "no help" }
    if Set(finding.notes).count < finding.notes.count { return "equal notes" }
    if (finding.verdict != nil) != (evidence == .behaviour) { return "verdict" }
    if evidence == .trace && finding.trace == nil { return "no trace" }
    if (evidence == .file || evidence == .metadata) && finding.trace != nil { return "a trace" }
    return nil
  }

  /// Returns why replaying the taps of a trace does not lead to its last configuration, or nil.
  private func replayProblem(of finding: Diagnostic, _ flow: Flow) -> String? {
    guard let trace = finding.trace, let last = trace.steps.last else { return nil }
    let device = trace.replay.device.flatMap(Device.init) ?? flow.devices[0]
    guard let simulator = Simulator(flow, on: device) else { return "there is no simulator" }
    var state = flow.variables.map { $0.initial.first ?? ValueID(0) }
    for variable in flow.variables {
      guard let given = trace.replay.given[variable.name.value] else { continue }
      guard let value = variable.values.firstIndex(where: { $0.name.value == given }) else {
        return "no value \(given)"
      }
      state[variable.id.index] = ValueID(value)
    }
    var walk = Walk(simulator, from: state)
    for tap in trace.replay.taps {
      do { try walk.take(Scenario.Tap(label: tap)) } catch { return "\(error)" }
    }
    walk.performArrivals()
    let states = walk.trace(replaying: "").steps.map(\.layers)
    return states.contains(last.layers) ? nil : "the replay leads elsewhere"
  }
}
