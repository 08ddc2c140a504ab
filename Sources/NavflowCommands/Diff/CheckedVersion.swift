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
  init(_ version: DiffVersion, _ settings: ProjectSettings, only: RuleID?, on device: Device?, _ lookout: Lookout) {
    let files = version.project.files
    let checker = Checker(files: files, settings: settings, only: only)
    var observed: [FileID: ObservedFlow] = [:]
    var checked: [CheckedFlow] = []
    for flow in version.project.flows {
      let devices = flow.devices.filter { device == nil || $0 == device }
      let path = files[flow.file].path
      let behaviours = Verifier.explore(flow, on: devices) { lookout.watch(path, $0) }
      checked.append(checker.check(flow, behaviours, watch: lookout.watch(path, nil)))
      observed[flow.file] = ObservedFlow(flow, behaviours)
    }
    let conclusion = checker.conclude(checked)
    self.version = version
    self.observed = observed
    diagnostics = checker.weighed(version.project.diagnostics) + conclusion.diagnostics
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
  fileprivate init(_ flow: Flow, _ behaviours: [Behaviour]) {
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
