import Diagnostics
import FlowComparison
import FlowModel
import FlowRules
import FlowVerification
import Reporting

/// One of the versions that are compared, checked.
struct CheckedVersion {
  /// The version.
  let version: DiffVersion
  /// Its findings, mistakes of its files and allowed ones included.
  let diagnostics: [Diagnostic]
  /// What was decided about properties.
  let verdicts: [PropertyVerdict]
  private let observed: [FileID: ObservedFlow]

  /// Checks a version.
  ///
  /// - Parameters:
  ///   - settings: those that both versions are judged by.
  ///   - device: the only device to look at, or nil for all.
  init(
    _ version: DiffVersion, _ settings: ProjectSettings, only: RuleID?, on device: Device?, _ lookout: ProgressReporter
  ) {
    var check = FlowCheck(version.project.files, settings, only: only, on: device)
    check.lookout = lookout
    var observed: [FileID: ObservedFlow] = [:]
    let conclusion = check.checker.conclude(
      version.project.flows.map { flow in
        let outcome = check.outcome(of: flow)
        observed[flow.file] = ObservedFlow(flow, outcome.behaviours)
        return outcome.checked
      })
    self.observed = observed
    self.version = version
    diagnostics = check.checker.weighed(version.project.diagnostics) + conclusion.diagnostics
    verdicts = conclusion.verdicts
  }

  /// What was seen of the flow of a file; nil where it has mistakes.
  func observed(_ file: FileID) -> ObservedFlow? { observed[file] }

  /// How much of it was looked at.
  var extent: FindingChanges.Extent {
    if isBroken { return .part }
    return observed.values.allSatisfy { $0.isComplete || $0.flow.isFragment } ? .everything : .files
  }

  /// Whether a file of it cannot be understood.
  var isBroken: Bool { version.project.diagnostics.contains { $0.severity == .error } }
}

extension ObservedFlow {
  /// What an engine has seen of a flow on its devices.
  fileprivate init(_ flow: Flow, _ behaviours: [VerificationResult]) {
    var shown: Set<ScreenID> = []
    var interrupted: Set<TaskID> = []
    for fact in behaviours.lazy.flatMap({ $0.observations.lazy.map(\.fact) }) {
      switch fact {
      case .shows(let screen): shown.insert(screen)
      case .interrupts(let task, _, _): interrupted.insert(task)
      default: break
      }
    }
    let isComplete = !behaviours.isEmpty && behaviours.allSatisfy { $0.isComplete && $0.undecided.isEmpty }
    self.init(flow, shown: shown, interrupted: interrupted, isComplete: isComplete)
  }
}
