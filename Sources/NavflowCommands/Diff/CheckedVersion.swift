import Checking
import Diagnostics
import FlowComparison
import FlowModel
import FlowSimulation
import FlowSyntax
import Reporting
import Verification

/// One of the compared versions, with the results of its check.
struct CheckedVersion {
  /// The version.
  let version: DiffVersion
  /// The results of each project.
  let parts: [Part]
  /// The findings on devices that the other version is not made for.
  let onNewDevices: [Diagnostic]
  /// The shortest traces to the screens, if they were asked for.
  let traces: ScreenTraces
  private let observed: [FileID: ObservedFlow]

  /// The flows of a project that the same settings judge, and the results of their check.
  struct Part {
    /// The check.
    let session: CheckSession
    /// The results; only the first part of a project has the errors of its files.
    let result: CheckResult
  }

  /// Checks a version.
  ///
  /// - Parameters:
  ///   - options: the options of the check.
  ///   - judge: the version whose settings judge both versions.
  ///   - newDevices: the devices to check alone as well, by flow, because the other version is not made for them.
  ///   - hasTraces: whether to collect the shortest traces to the screens.
  init(
    _ version: DiffVersion, _ options: CheckOptions, settingsOf judge: DiffVersion,
    newDevices: [FileID: [Device]] = [:], hasTraces: Bool = false, _ progress: ProgressReporter
  ) {
    var traces = ScreenTraces()
    var observed: [FileID: ObservedFlow] = [:]
    var parts: [Part] = []
    var onNewDevices: [Diagnostic] = []
    for project in version.projects {
      for (number, group) in Self.groups(of: project, in: version, judgedBy: judge).enumerated() {
        let session = CheckSession(number == 0 ? project : project.withoutErrors, options, settings: group.settings)
        // Flows for other devices are compared as well, by their text.
        let result = session.check(group.flows, observer: progress) { flow, results in
          observed[flow.file] = ObservedFlow(flow, results)
          if hasTraces { traces.add(flow, results) }
        }
        parts.append(Part(session: session, result: result))
        onNewDevices += Self.findings(of: group.flows, in: session, onlyOn: newDevices, progress)
      }
    }
    self.traces = traces
    self.observed = observed
    self.version = version
    self.parts = parts
    self.onNewDevices = onNewDevices
  }

  /// Divides the flows of a project by the settings that judge them; the first group may be empty.
  private static func groups(
    of project: Project, in version: DiffVersion, judgedBy judge: DiffVersion
  ) -> [(settings: ProjectSettings, flows: [Flow])] {
    func settings(around name: String) -> ProjectSettings { (judge.project(around: name) ?? project).settings }
    var groups = [(settings: settings(around: version.name(of: project) + "/-"), flows: [Flow]())]
    for flow in project.comparedFlows {
      let settings = settings(around: version.name(of: version.files[flow.file]))
      if let place = groups.firstIndex(where: { $0.settings == settings }) {
        groups[place].flows.append(flow)
      } else {
        groups.append((settings, [flow]))
      }
    }
    return groups
  }

  /// Returns the findings about behaviour on devices that the other version is not made for.
  private static func findings(
    of flows: [Flow], in session: CheckSession, onlyOn newDevices: [FileID: [Device]], _ progress: ProgressReporter
  ) -> [Diagnostic] {
    Device.allCases.flatMap { device in
      let flows = flows.filter { newDevices[$0.file, default: []].contains(device) }
      guard !flows.isEmpty else { return [Diagnostic]() }
      var alone = session.options
      alone.device = device
      let result = CheckSession(session.project, alone, settings: session.settings).check(flows, observer: progress)
      return result.findings.map { finding in
        var finding = finding
        finding.subject.device = device.rawValue
        return finding
      }
    }
  }

  /// The findings, including errors in its files and accepted ones.
  var diagnostics: [Diagnostic] { parts.flatMap(\.result.diagnostics) }

  /// The verdicts on properties.
  var verdicts: [PropertyVerdict] { PropertyVerdict.worst(of: parts.flatMap(\.result.verdicts)) }

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

extension Project {
  /// The project without the errors in its files.
  fileprivate var withoutErrors: Project {
    var copy = self
    copy.diagnostics = []
    return copy
  }
}

extension ObservedFlow {
  /// Creates the observed behaviour from the verification results on all devices.
  fileprivate init(_ flow: Flow, _ behaviours: [VerificationResult]) {
    var shown: Set<ScreenID> = []
    var interrupted: Set<TaskID> = []
    var exits: Set<ObservedFlow.Exit> = []
    for fact in behaviours.lazy.flatMap({ $0.observations.lazy.map(\.fact) }) {
      switch fact.kind {
      case .shows(let screen): shown.insert(screen)
      case .interrupts(let task, _): interrupted.insert(task)
      case .performs(let action, let chosen, let result):
        exits.formUnion(ObservedFlow.cancellations(by: action, case: chosen, result: result, in: flow))
      case .completes(let task, let outcome) where outcome != .cancelled:
        if let site = fact.site { exits.insert(.init(task, outcome, on: site.screen, by: site.cause)) }
      case .cancelsByGesture(let task, _):
        if let site = fact.site { exits.insert(.init(task, .cancelled, on: site.screen, by: site.cause)) }
      default: break
      }
    }
    let isComplete = !behaviours.isEmpty && behaviours.allSatisfy { $0.isComplete && $0.undecided.isEmpty }
    self.init(
      flow, shown: shown, interrupted: interrupted, exits: exits, taps: isComplete ? [:] : Self.taps(in: behaviours),
      isComplete: isComplete)
  }

  /// Returns the fewest taps with which each task is completed on the traces of a check, by device.
  private static func taps(in behaviours: [VerificationResult]) -> [Device: [String: Int]] {
    var taps: [Device: [String: Int]] = [:]
    for behaviour in behaviours {
      for observation in behaviour.observations {
        guard case .completes(let task, let outcome) = observation.fact.kind, outcome != .cancelled else { continue }
        let name = behaviour.simulator.flow[task].name.value
        guard let count = behaviour.walk(to: observation).taps(completing: task) else { continue }
        taps[behaviour.device, default: [:]][name, default: count] = min(
          count, taps[behaviour.device]?[name] ?? count)
      }
    }
    return taps
  }
}

extension Walk {
  /// Returns the number of taps after the one that last starts a task, or nil if none does.
  fileprivate func taps(completing task: TaskID) -> Int? {
    let start = transitions.lastIndex { transition in
      transition.events.contains { if case .starts(task, _, _, _) = $0.kind { true } else { false } }
    }
    return start.map { taps.count - prefix($0).taps.count }
  }
}
