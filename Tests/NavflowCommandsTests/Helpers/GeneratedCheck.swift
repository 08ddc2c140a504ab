import Diagnostics
import ExplicitSearch
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Reporting

/// The check of a generated flow, with small limits.
struct GeneratedCheck {
  /// The flow.
  let flow: Flow
  /// The report.
  let report: Report

  /// Checks the flow of a seed, or returns nil if the reader rejects it.
  init?(seed: UInt64) {
    let reading = Self.reading(seed: seed)
    guard let flow = reading.flow else { return nil }
    self.flow = flow
    let behaviours = flow.devices.compactMap { device in
      Simulator(flow, on: device).map { SearchEngine($0, limits: .init(depth: 5, configurations: 120)).explore() }
    }
    let checker = Checker(files: reading.files)
    let conclusion = checker.conclude([checker.check(flow, behaviours)])
    report = Report(
      files: reading.files, diagnostics: checker.withProjectSeverities(reading.diagnostics) + conclusion.diagnostics,
      scope: .init(flows: 1, screens: flow.screens.count, tasks: flow.tasks.count), verdicts: conclusion.verdicts)
  }

  /// Returns the reading of a seed's flow, sometimes with hostile labels.
  static func reading(seed: UInt64) -> FlowReader.Reading {
    var random = SeededGenerator(seed: seed ^ 0x5EED)
    var lines: [String] = []
    for line in GeneratedFlow.text(seed: seed).split(separator: "\n") {
      guard random.chance(30), let label = line.firstMatch(of: /^ +(a[0-9]):/) else {
        lines.append(String(line))
        continue
      }
      let nasty = random.pick(from: Self.nasty) ?? ""
      let name = String(label.output.1)
      lines.append(String(line.replacing(name + ":", with: "\"\(name)\(nasty)\":", maxReplacements: 1)))
    }
    return FlowReader.read(text: lines.joined(separator: "\n") + "\n", rules: RuleRegistry.standard.ids)
  }

  /// Suffixes of labels, escaped for double-quoted YAML.
  private static let nasty = [
    "; b", " \\\\", "\\\\;", " $(id) `id`", " \\\" '", " <b>&amp;</b>", " \\\\N \\\\l", " \\u202E\\u200B", " 残高 👩‍👩‍👧",
    ": c", " #2", "\\u3000", " | { } > [", "\\uFEFF",
  ]

  /// Returns why the taps of a trace do not lead through its configurations, or nil if they do.
  func problem(replaying trace: Trace) -> String? {
    let device = trace.replay.device.flatMap(Device.init(rawValue:)) ?? flow.devices.first ?? .phone
    guard let simulator = Simulator(flow, on: device) else { return "there is nothing to launch" }
    var state = simulator.launch().target.state
    for variable in flow.variables {
      guard let given = trace.replay.given[variable.name.value] else { continue }
      guard let value = variable.values.firstIndex(where: { $0.name.value == given }) else {
        return "no value \(given)"
      }
      state[variable.id.index] = ValueID(value)
    }
    var walk = Walk(simulator, from: state)
    walk.performArrivals()
    // On one line, as a shell passes them.
    for tap in TapList.parse(TapList.join(trace.replay.taps)) {
      do throws(TapRefusal) {
        try walk.take(Scenario.Tap(label: tap))
      } catch {
        return "\(error.tap) is refused: \(error.reason.english)"
      }
    }
    let steps = walk.transitions.map(simulator.traceStep)
    guard Array(steps.prefix(trace.steps.count)) == trace.steps else { return "it leads elsewhere" }
    // Arrivals without a choice fire by themselves.
    return steps.dropFirst(trace.steps.count).allSatisfy { $0.kind == .arrival } ? nil : "it goes on"
  }
}
