import Checking
import Diagnostics
import FlowComparison
import FlowModel
import Reporting
import Verification

/// One of the compared versions, with the results of its check.
struct CheckedVersion {
  /// The version.
  let version: DiffVersion
  /// The findings, including errors in its files and accepted ones.
  let diagnostics: [Diagnostic]
  /// The findings on devices that the other version is not made for.
  let onNewDevices: [Diagnostic]
  /// The verdicts on properties.
  let verdicts: [PropertyVerdict]
  /// The shortest traces to the screens, if they were asked for.
  let traces: ScreenTraces
  private let observed: [FileID: ObservedFlow]

  /// Checks a version.
  ///
  /// - Parameters:
  ///   - options: the options of the check.
  ///   - settings: the settings for both versions.
  ///   - newDevices: the devices to check alone as well, by flow, because the other version is not made for them.
  ///   - hasTraces: whether to collect the shortest traces to the screens.
  init(
    _ version: DiffVersion, _ options: CheckOptions, _ settings: ProjectSettings,
    newDevices: [FileID: [Device]] = [:], hasTraces: Bool = false, _ progress: ProgressReporter
  ) {
    var traces = ScreenTraces()
    var observed: [FileID: ObservedFlow] = [:]
    let session = CheckSession(version.project, options, settings: settings)
    // Flows for other devices are compared as well, by their text.
    let result = session.check(version.flows, observer: progress) { flow, results in
      observed[flow.file] = ObservedFlow(flow, results)
      if hasTraces { traces.add(flow, results) }
    }
    self.traces = traces
    self.observed = observed
    self.version = version
    diagnostics = result.diagnostics
    verdicts = result.verdicts
    onNewDevices = Device.allCases.flatMap { device in
      let flows = version.flows.filter { newDevices[$0.file, default: []].contains(device) }
      guard !flows.isEmpty else { return [Diagnostic]() }
      var alone = options
      alone.device = device
      let result = CheckSession(version.project, alone, settings: settings).check(flows, observer: progress)
      return result.findings.map { finding in
        var finding = finding
        finding.subject.device = device.rawValue
        return finding
      }
    }
  }

  /// Returns the observed behaviour of a file's flow, or nil if the file has errors.
  func observed(_ file: FileID) -> ObservedFlow? { observed[file] }

  /// How much of the version was checked.
  var extent: FindingChanges.Extent {
    if isBroken { return .part }
    return observed.values.allSatisfy { $0.isComplete || $0.flow.isFragment } ? .everything : .files
  }

  /// Whether one of its files has errors.
  var isBroken: Bool { version.hasErrors }
}

extension ObservedFlow {
  /// Creates the observed behaviour from the verification results on all devices.
  fileprivate init(_ flow: Flow, _ behaviours: [VerificationResult]) {
    var shown: Set<ScreenID> = []
    var interrupted: Set<TaskID> = []
    var exits: Set<ObservedFlow.Exit> = []
    for fact in behaviours.lazy.flatMap({ $0.observations.lazy.map(\.fact) }) {
      switch fact {
      case .shows(let screen): shown.insert(screen)
      case .interrupts(let task, _, _): interrupted.insert(task)
      case .performs(let action, let chosen, let result):
        exits.formUnion(ObservedFlow.cancellations(by: action, case: chosen, result: result, in: flow))
      case .completes(let task, let outcome, let site) where outcome != .cancelled:
        exits.insert(.init(task, outcome, on: site.screen, by: site.cause))
      case .cancelsByGesture(let task, _, let site):
        exits.insert(.init(task, .cancelled, on: site.screen, by: site.cause))
      default: break
      }
    }
    let isComplete = !behaviours.isEmpty && behaviours.allSatisfy { $0.isComplete && $0.undecided.isEmpty }
    self.init(flow, shown: shown, interrupted: interrupted, exits: exits, isComplete: isComplete)
  }
}
