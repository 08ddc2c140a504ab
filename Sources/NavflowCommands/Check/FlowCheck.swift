import Diagnostics
import FlowModel
import FlowRules
import FlowSimulation
import FlowVerification

/// Makes findings of flows: explores what they do, and applies the rules to it.
struct FlowCheck {
  /// What applies the rules.
  let checker: Checker
  /// The files that the flows were read from.
  let files: SourceFiles
  /// The only device to check on, or nil for every one of a flow.
  var device: Device?
  /// How behaviours are explored.
  var engine: Verifier.Engine = .auto
  /// How far a search goes.
  var limits = SearchEngine.Limits()
  /// Who looks on and may end the work, or nil.
  var lookout: ProgressReporter?

  /// What came of checking a flow; what it does takes much memory, so keep no more of it than is needed.
  struct Outcome {
    /// What the rules say of it.
    let checked: CheckedFlow
    /// What it does on each device.
    let behaviours: [VerificationResult]
  }

  /// Prepares to check flows by the settings of their project.
  ///
  /// - Parameter rule: the one rule to apply, or nil for all.
  init(_ files: SourceFiles, _ settings: ProjectSettings, only rule: RuleID?, on device: Device? = nil) {
    self.files = files
    self.device = device
    checker = Checker(files: files, settings: settings, only: rule)
  }

  /// Checks a flow.
  func outcome(of flow: Flow) -> Outcome {
    let path = files[flow.file].path
    let devices = flow.devices.filter { device == nil || $0 == device }
    let (checked, behaviours) = checker.check(flow, watch: lookout?.watch(path, nil) ?? .none) {
      Verifier.explore(
        flow, on: devices, engine: engine, limits: limits, isPatient: lookout?.isPatient ?? false
      ) { lookout?.watch(path, $0) ?? .none }
    }
    return Outcome(checked: checked.cut(by: lookout?.end), behaviours: behaviours)
  }

  /// What there is to say of flows that are checked together.
  func conclusion(on flows: [Flow]) -> Conclusion { checker.conclude(flows.map { outcome(of: $0).checked }) }
}
