import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Reporting
import Verification
import VerifierPortfolio

/// A check from flow files to findings: the files, settings, engines, rules and baseline of a run.
///
/// All commands that check use it. An editor can use it too: `OverlaidFiles` holds the texts that are not yet saved.
public struct CheckSession: Sendable {
  /// The flows, and the errors in their files.
  public let project: Project
  /// The options of the check.
  public let options: CheckOptions
  /// The settings of the project, with those of the options.
  public let settings: ProjectSettings
  /// The flows that are checked as well, because they share files with the flows of the project, but not reported.
  ///
  /// Whether a screen is out of reach, for example, depends on all flows that contain it.
  let neighbours: [Flow]
  private let checker: Checker
  let levels: FileLevels

  /// Returns a reader of projects that knows all rules.
  ///
  /// - Parameter directory: the absolute path of the working directory.
  public static func reader(of access: any FileAccess = DiskFiles(), in directory: String) -> ProjectReader {
    ProjectReader(access: access, workingDirectory: directory, rules: RuleRegistry.standard.ids)
  }

  /// Creates a check of a project.
  ///
  /// - Parameters:
  ///   - settings: the settings to use instead of the project's, or nil.
  ///   - focus: the only checked files to report, and whether those include the settings; nil for all.
  public init(
    _ project: Project, _ options: CheckOptions = CheckOptions(), settings: ProjectSettings? = nil,
    focus: (files: Set<FileID>, hasSettings: Bool)? = nil
  ) {
    self.project = focus.map { project.focused(on: $0.files, hasSettings: $0.hasSettings) } ?? project
    let reported = Set(self.project.flows.map(\.file))
    let shared = Set(self.project.checked.flatMap { project.inputs[$0]?.files ?? [] })
    neighbours =
      focus == nil
      ? []
      : project.flows.filter {
        !reported.contains($0.file) && !shared.isDisjoint(with: $0.files)
      }
    self.options = options
    self.settings = options.settings(over: settings ?? project.settings)
    levels = FileLevels(self.settings, options, of: project)
    checker = Checker(files: project.files, settings: levels.widest, only: options.rules)
  }

  /// The flows for the device of the options; a fragment counts as being for every device.
  ///
  /// An error in a scenario hides nothing else, so such a flow is checked without the scenario.
  public var flows: [Flow] {
    let order = Dictionary(zip(project.checked, project.checked.indices)) { first, _ in first }
    return (project.flows + project.soundParts.map(\.flow))
      .sorted { order[$0.file, default: 0] < order[$1.file, default: 0] }
      .filter(isForDevice)
  }

  private func isForDevice(_ flow: Flow) -> Bool {
    flow.isFragment || options.device.map(flow.devices.contains) ?? true
  }

  /// Returns the devices on which a flow is checked.
  public func devices(of flow: Flow) -> [Device] {
    flow.devices.filter { options.device == nil || $0 == options.device }
  }

  /// Returns the baseline that the settings name, or nil.
  ///
  /// - Parameter directory: the absolute path of the working directory.
  public func baseline(in directory: String, access: any FileAccess) -> BaselineFile? {
    project.baseline.map { BaselineFile($0, in: directory, inside: project.folder, access: access) }
  }

  // MARK: Checking

  /// Reads, verifies and checks flows.
  ///
  /// - Parameters:
  ///   - flows: the flows of the project to check; those for the device of the options if nil.
  ///   - observer: the observer, which can end the check.
  ///   - handle: takes the verification results of a flow; they use much memory, so they are not kept.
  public func check(
    _ flows: [Flow]? = nil, observer: (any CheckObserver)? = nil,
    handle: (Flow, [VerificationResult]) -> Void = { _, _ in }
  ) -> CheckResult {
    let flows = flows ?? self.flows
    var unfinished: [Flow] = []
    let checked = flows.map { flow in
      let (checked, results) = check(flow, observer)
      if !results.allSatisfy(\.isComplete) { unfinished.append(flow) }
      handle(flow, results)
      return checked
    }
    let others = flows.isEmpty ? [] : neighbours.filter(isForDevice).map { check($0, observer).checked }
    let reported = Set(flows.map(\.file))
    let findings = checker.conclude(checked + others).diagnostics.filter { !reported.isDisjoint(with: $0.flows) }
    let verdicts = checked.map { ($0.flow.file, levels.applied(to: $0.verdicts, of: $0.flow.file)) }
    return CheckResult(
      flows: flows, errors: errors, findings: levels.applied(to: findings),
      verdicts: PropertyVerdict.worst(of: verdicts.flatMap(\.1)),
      verdictsByFlow: Dictionary(verdicts) { first, _ in first },
      unfinished: unfinished)
  }

  /// Applies only the rules about the text of the flows, which is fast.
  ///
  /// - Parameters:
  ///   - cache: the findings of the last check, which this one replaces, or nil.
  ///   - unchanged: the files whose flows are the same as in that check.
  public func checkText(_ cache: TextCheckCache? = nil, unchanged: Set<FileID> = []) -> CheckResult {
    let checked =
      cache?.results(of: flows, unchanged: unchanged, settings, check: checker.checkText)
      ?? flows.map(checker.checkText)
    let conclusion = checker.conclude(checked)
    return CheckResult(
      flows: flows, errors: errors, findings: levels.applied(to: conclusion.diagnostics), verdicts: [],
      unfinished: flows)
  }

  /// The errors in the files, with the severities of the settings.
  private var errors: [Diagnostic] { levels.applied(to: checker.withProjectSeverities(project.diagnostics)) }

  private func check(
    _ flow: Flow, _ observer: (any CheckObserver)?
  ) -> (checked: CheckedFlow, results: [VerificationResult]) {
    let path = project.files[flow.file].path
    let flow = flow.withOpenings()
    let (checked, results) = checker.check(flow, watch: observer?.monitor(path, nil) ?? .none) {
      Verifier.explore(
        flow, on: devices(of: flow), engine: options.engine, limits: options.limits,
        ignoresBudgets: observer?.ignoresBudgets ?? false
      ) { observer?.monitor(path, $0) ?? .none }
    }
    let trial = RemedyTrial(
      project: project, flow: flow, devices: devices(of: flow), settings: settings)
    guard options.triesRemedies, observer?.end == nil else { return (checked.cut(by: observer?.end), results) }
    let advice = DecisionTrial(flow: flow, devices: devices(of: flow), checker: checker).advice(
      on: checked, after: results)
    return (checked.changing(trial.tried).advising(advice).cut(by: observer?.end), results)
  }

  // MARK: Reports

  /// Returns the report of a result.
  public func report(_ result: CheckResult) -> Report {
    report(result, files: project.files, diagnostics: result.diagnostics, isPartial: hasErrors)
  }

  /// Returns the report of a result after its findings were compared with a baseline.
  ///
  /// - Parameters:
  ///   - files: the files of the project, and those that were read besides.
  ///   - diagnostics: the findings to report.
  ///   - known: the findings that are in the baseline.
  ///   - isPartial: whether some requested files could not be checked.
  public func report(
    _ result: CheckResult, files: SourceFiles, diagnostics: [Diagnostic], known: [Diagnostic] = [], isPartial: Bool
  ) -> Report {
    Report(
      files: files, diagnostics: diagnostics, scope: reportScope(of: result), known: known,
      verdicts: result.verdicts, failOn: settings.failOn, allowsUndecided: settings.allowsUndecided,
      rules: RuleRegistry.standard.reported(levels.widest, only: options.rules),
      flows: project.reported(result, devices: devices), isPartial: isPartial,
      marks: marks(of: result), project: reportedProject)
  }

  private var reportedProject: ReportedProject {
    ReportedProject(
      folder: project.folder, settings: project.settingsFiles.map { project.files[$0].path }, failOn: settings.failOn,
      allowsUndecided: settings.allowsUndecided, baseline: project.baseline,
      severities: settings.severities.sorted { $0.key < $1.key }.map { ($0.key, $0.value.word) },
      thresholds: [
        ("modalDepth", settings.thresholds.modalDepth), ("sheetSteps", settings.thresholds.sheetSteps),
        ("tabs", settings.thresholds.tabs),
      ], rules: options.rules.sorted(), device: options.device?.rawValue)
  }

  /// Returns the numbers of marks; those in imported files count once.
  private func marks(of result: CheckResult) -> Report.Marks {
    let screens = result.flows.flatMap(\.screens)
    let exits = Set(screens.filter(\.hasUnknownExits).map(\.name.range))
    let opened = Set(
      (screens.map(\.openedElsewhere) + result.flows.flatMap { $0.tasks.map(\.openedElsewhere) }).compactMap(\.self))
    return Report.Marks(unknownExits: exits.count, openedElsewhere: opened.count)
  }

  /// Whether a file of the project has an error.
  public var hasErrors: Bool { project.diagnostics.contains { $0.severity == .error } }

  /// Returns the numbers of flows, screens and tasks.
  ///
  /// Imported screens and tasks count once; flows with errors count as well.
  private func reportScope(of result: CheckResult) -> Report.Scope {
    let screens = Set(result.flows.flatMap { $0.screens.map(\.name.range) })
    let tasks = Set(result.flows.flatMap { $0.tasks.map(\.name.range) })
    let excluded = project.flows.count + project.soundParts.count - result.flows.count
    return Report.Scope(flows: project.checked.count - excluded, screens: screens.count, tasks: tasks.count)
  }
}

/// The result of a check, before it is compared with a baseline.
public struct CheckResult: Sendable {
  /// The checked flows.
  public let flows: [Flow]
  /// The errors in files, with the severities of the settings.
  public let errors: [Diagnostic]
  /// The findings of the rules, including accepted ones.
  public let findings: [Diagnostic]
  /// The verdicts on properties.
  public let verdicts: [PropertyVerdict]
  /// The verdicts on the properties of each flow.
  public var verdictsByFlow: [FileID: [PropertyVerdict]] = [:]
  /// The flows whose behaviour was not completely explored.
  let unfinished: [Flow]

  /// The errors and the findings.
  public var diagnostics: [Diagnostic] { errors + findings }
}
