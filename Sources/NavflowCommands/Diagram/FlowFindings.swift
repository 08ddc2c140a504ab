import Diagnostics
import FlowModel
import FlowRules
import FlowSimulation
import FlowVerification

/// What `check` finds in one flow on one device.
struct FlowFindings {
  /// The findings that nothing accepts, ordered as reports have them.
  let diagnostics: [Diagnostic]

  /// Checks a flow as its project is configured.
  init(in file: FlowFile, on device: Device, only rule: RuleID?) {
    let checker = Checker(files: file.files, settings: file.settings, only: rule)
    let behaviours = Simulator(file.flow, on: device).map { [Verifier($0).explore()] } ?? []
    diagnostics = checker.conclude([checker.check(file.flow, behaviours)]).diagnostics.filter { $0.allowed == nil }
  }
}
