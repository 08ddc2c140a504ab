import Diagnostics
import ExplicitSearch
import FlowModel
import FlowRules
import FlowSimulation
import Verification
import VerifierPortfolio

/// Explores the behaviour of flows and applies the rules to it.
struct FlowCheck {
  /// The checker that applies the rules.
  let checker: Checker
  /// The files of the flows.
  let files: SourceFiles
  /// The only device to check, or nil for all.
  var device: Device?
  /// The engine that explores the behaviour.
  var engine: Verifier.Engine = .auto
  /// The limits of the search.
  var limits = SearchEngine.Limits()
  /// The progress reporter, which can end the check, or nil.
  var progress: ProgressReporter?

  /// The result of checking a flow; its results take much memory, so keep only what is necessary.
  struct Outcome {
    /// The findings and verdicts of the flow.
    let checked: CheckedFlow
    /// The verification result on each device.
    let behaviours: [VerificationResult]
  }

  /// Creates a check with the settings of a project.
  ///
  /// - Parameter rule: the only rule to apply, or nil for all.
  init(_ files: SourceFiles, _ settings: ProjectSettings, only rule: RuleID?, on device: Device? = nil) {
    self.files = files
    self.device = device
    checker = Checker(files: files, settings: settings, only: rule)
  }

  /// Returns the result of checking a flow.
  func outcome(of flow: Flow) -> Outcome {
    let path = files[flow.file].path
    let devices = flow.devices.filter { device == nil || $0 == device }
    let (checked, behaviours) = checker.check(flow, watch: progress?.watch(path, nil) ?? .none) {
      Verifier.explore(
        flow, on: devices, engine: engine, limits: limits, isPatient: progress?.hasTimeLimit ?? false
      ) { progress?.watch(path, $0) ?? .none }
    }
    return Outcome(checked: checked.cut(by: progress?.end), behaviours: behaviours)
  }

  /// Returns the conclusion about flows that are checked together.
  func conclusion(on flows: [Flow]) -> Conclusion { checker.conclude(flows.map { outcome(of: $0).checked }) }
}
