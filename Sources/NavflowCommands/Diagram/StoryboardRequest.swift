import Diagnostics
import Diagrams
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import Localization
import Reporting

/// Finds the traces that the user asked to see as a storyboard.
struct StoryboardRequest {
  let options: StoryboardOptions
  let file: FlowFile
  /// The device of scenarios and taps.
  let device: Device
  /// The device that the user asked for, or nil to number the findings on all devices, as `check` does.
  let chosenDevice: Device?

  /// Returns the strips to draw; nil if the check for them is interrupted.
  ///
  /// - Parameter findings: returns the findings of a rule, or of all rules.
  /// - Throws: `UsageError` if nothing matches what the user asked for.
  func strips(_ findings: (RuleID?) throws -> [Diagnostic]?) throws -> [Storyboard.Strip]? {
    if options.strip.isEmpty { return try options.taps.map(strip(ofTaps:)) }
    var strips: [Storyboard.Strip] = []
    for name in options.strip {
      guard let found = try self.strips(name, findings) else { return nil }
      strips += found
    }
    return strips
  }

  private func strips(
    _ name: String, _ findings: (RuleID?) throws -> [Diagnostic]?
  ) throws -> [Storyboard.Strip]? {
    if let scenario = file.flow.scenarios.first(where: { $0.name.value == name }) { return [try strip(of: scenario)] }
    if let number = Int(name) { return try findings(nil).map { [try strip(number, of: $0)] } }
    guard let rule = RuleRegistry.standard.ids.first(where: { $0.name == name }) else { throw unknown(name) }
    return try findings(rule).map { try strips(of: rule, $0) }
  }

  // MARK: Findings

  private func strips(of rule: RuleID, _ findings: [Diagnostic]) throws -> [Storyboard.Strip] {
    let found = NumberedFindings(findings, of: file, on: chosenDevice).findings.filter { $0.rule == rule }
    guard !found.isEmpty else {
      guard let chosenDevice, file.flow.devices.count > 1 else {
        throw UsageError("\(file.path) has no finding of \(rule.name)")
      }
      throw UsageError("\(file.path) has no finding of \(rule.name) on \(Message(text: chosenDevice.displayName))")
    }
    let strips = found.compactMap(strip)
    guard !strips.isEmpty else {
      throw UsageError("the findings of \(rule.name) have no trace: no taps lead to them")
    }
    return strips
  }

  private func strip(_ number: Int, of findings: [Diagnostic]) throws -> Storyboard.Strip {
    let (finding, trace) = try NumberedFindings(findings, of: file, on: chosenDevice).finding(numbered: number)
    return strip(of: finding, along: trace)
  }

  private func strip(of finding: Diagnostic) -> Storyboard.Strip? {
    finding.trace.map { strip(of: finding, along: $0) }
  }

  private func strip(of finding: Diagnostic, along trace: Trace) -> Storyboard.Strip {
    let device = trace.replay.device.flatMap(Device.init)
    var words: [Message] = ["\(Message(key: finding.severity.rawValue)): \(Message(text: finding.rule.name))"]
    if let device { words.append(("on \(Message(text: device.displayName))" as Message).about("device")) }
    return Storyboard.Strip(
      heading: finding.message.localized, detail: Message.list(words, .none).localized, trace: trace,
      severity: finding.severity, device: device)
  }

  // MARK: Walks

  private func strip(ofTaps taps: String) throws -> Storyboard.Strip {
    var walk = Walk(try simulator(), from: try GivenState(options.given, of: file.flow).state)
    walk.performArrivals()
    let trace = try GivenTaps(taps).walk(from: walk).trace(replaying: file.path)
    return Storyboard.Strip(heading: file.flow.title ?? file.path, detail: "", trace: trace, severity: nil)
  }

  private func strip(of scenario: Scenario) throws -> Storyboard.Strip {
    let simulator = try simulator()
    guard scenario.device == nil || scenario.device == device else {
      throw UsageError("the scenario is for another device: write --device \(scenario.device?.rawValue ?? "")")
    }
    let walk = try Walk(along: scenario, in: simulator)
    return Storyboard.Strip(
      heading: scenario.name.value, detail: localized("scenario"), trace: walk.trace(replaying: file.path),
      severity: nil
    )
  }

  private func simulator() throws -> Simulator {
    guard let simulator = Simulator(file.flow.withOpenings(), on: device) else {
      throw UsageError("\(file.path) has no root, so there is nothing to launch: draw a flow that imports it")
    }
    return simulator
  }

  private func unknown(_ name: String) -> UsageError {
    let known = file.flow.scenarios.map(\.name.value) + RuleRegistry.standard.ids.map(\.name)
    let hint: Message =
      WordFinder.nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" }
      ?? ": write the name of a scenario, the id of a rule, or a number"
    return UsageError("\"\(name)\" is not a scenario of \(file.path) nor a rule\(hint)")
  }
}
