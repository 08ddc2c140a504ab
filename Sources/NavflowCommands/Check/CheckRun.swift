import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Localization
import Reporting
import Verification

/// A check with the options of a command line, shared by `check`, `report` and `watch`.
struct CheckRun {
  /// The flow files and folders to check.
  let paths: ProjectPaths
  /// The flows to report, or nil for all.
  var changed: ChangedFlows?
  /// The baselines.
  let baselines: BaselineOptions
  /// The version whose findings are known, in place of a baseline; or nil.
  var older: OlderFindings?
  /// The rules, the device and the engine.
  let options: CheckOptions
  /// The progress of this check and of those before it.
  let progress: ProgressReporter
  /// The access to files.
  var access: any FileAccess = DiskFiles()
  /// The files as `--fix` has just written them, and the result of their check if it is known; they are not read again.
  var fixed: Fixer.CheckedProject?

  /// The result of a check.
  struct Outcome {
    /// The report.
    var report: Report
    /// The checked flows.
    let flows: [Flow]
    /// The check.
    let session: CheckSession
    /// The access to the files of the check.
    let access: any FileAccess
    /// Whether a baseline is not as the options demand.
    let failsByBaseline: Bool
    /// Whether the user interrupted the check.
    let isInterrupted: Bool
    /// Whether nothing was checked, because a baseline does not exist.
    var lacksBaseline = false
  }

  /// Reads and checks the flows, and returns the report.
  ///
  /// - Parameters:
  ///   - files: the files of the projects that were checked before.
  ///   - handle: takes the verification results of each flow.
  /// - Throws: `UsageError`.
  func outcome(
    after files: SourceFiles = SourceFiles(), on console: Console,
    handle: (Flow, [VerificationResult]) -> Void = { _, _ in }
  ) throws -> Outcome {
    try RuleOptions.requireSettings(paths.config, access, on: console)
    var project =
      fixed?.project
      ?? CheckSession.reader(of: access, in: console.directory).read(paths, withImporters: .fragments, after: files)
    if let changed { project.problems = project.problems.filter(changed.isNew) }
    for problem in project.problems { console.say(problem.message) }
    reportImporters(in: project, on: console)
    let changes = try changed?.changes(in: project)
    if let changes { report(changes, in: project, on: console) }
    let session = CheckSession(project, options, focus: changes.map { ($0.files, $0.hasSettings) })
    try reportExcludedFlows(in: project, on: console)
    let missing = older == nil ? RunBaselines.missing(baselines, of: session, access, on: console) : nil
    let (report, failsByBaseline) =
      try missing.map { (unchecked(session, because: $0, on: console), false) } ?? report(session, console, handle)
    return Outcome(
      report: report, flows: session.flows, session: session, access: access, failsByBaseline: failsByBaseline,
      isInterrupted: progress.isInterrupted, lacksBaseline: missing != nil)
  }

  /// Returns what is known from the corrections, or checks the flows.
  private func result(of session: CheckSession, _ handle: (Flow, [VerificationResult]) -> Void) -> CheckResult {
    fixed?.result ?? session.check(observer: progress, handle: handle)
  }

  private func report(
    _ session: CheckSession, _ console: Console, _ handle: (Flow, [VerificationResult]) -> Void
  ) throws(UsageError) -> (Report, failsByBaseline: Bool) {
    let paths = PathFindings(of: session.project, in: console.directory)
    if let older {
      let result = result(of: session, handle)
      let (new, known) = older.classify(result.diagnostics, in: session.project.files)
      var report = session.report(
        result, files: paths.files, diagnostics: paths.diagnostics + new, known: known,
        isPartial: session.hasErrors || !paths.diagnostics.isEmpty)
      report.knownSource = .olderVersion
      return (report, false)
    }
    let baseline = try RunBaselines(baselines, of: session, files: paths.files, access, on: console)
    let result = result(of: session, handle)
    let added = paths.diagnostics + baseline.diagnostics
    let classified = try baseline.classify(
      result.diagnostics + added, in: CheckScope(of: result, in: session), on: console)
    let report = session.report(
      result, files: baseline.files, diagnostics: classified.new, known: classified.known,
      isPartial: session.hasErrors || added.contains { $0.severity == .error })
    return (report, classified.fails)
  }

  /// Returns the report of a project that cannot be checked, so that it is missing in no format.
  private func unchecked(_ session: CheckSession, because problem: PathProblem, on console: Console) -> Report {
    console.say(problem.message)
    var project = session.project
    project.problems.append(problem)
    let paths = PathFindings(of: project, in: console.directory)
    let result = session.check([])
    return session.report(result, files: paths.files, diagnostics: result.errors + paths.diagnostics, isPartial: true)
  }

  /// Says which files are checked although they were not requested.
  private func reportImporters(in project: Project, on console: Console) {
    guard !project.importers.isEmpty else { return }
    let paths = Message.list(project.importers.map { Message(text: project.files[$0].path) }, .none)
    console.say("also checking files that import the given ones: \(paths)")
  }

  /// Says which files are checked although they have not changed.
  private func report(_ changes: ChangedFlows.Changes, in project: Project, on console: Console) {
    let dependents = project.checked.filter(changes.dependents.contains).map { project.files[$0].path.visible }
    guard !dependents.isEmpty else { return }
    let listed = Message.list(dependents.map(Message.init(text:)), .none, upTo: Self.maximumNameCount)
    console.say("also checking files that depend on what has changed: \(listed)")
  }

  /// The maximum number of files that a message names.
  private static let maximumNameCount = 20

  /// Reports the flows that are not for the requested device.
  ///
  /// - Throws: `UsageError` if no flow is left.
  private func reportExcludedFlows(in project: Project, on console: Console) throws {
    guard let device = options.device else { return }
    let launched = project.flows.filter { !$0.isFragment }
    let others = launched.filter { !$0.devices.contains(device) }
    let paths = others.map { project.files[$0.file].path }
    if others.count == launched.count, project.diagnostics.isEmpty, let path = paths.first {
      throw UsageError(
        paths.count == 1
          ? "\(path) is not made for \"\(device.rawValue)\": list it under devices"
          : "none of these \(paths.count) flows is made for \"\(device.rawValue)\": list it under devices")
    }
    for path in paths {
      console.say("\(path) is not made for \"\(device.rawValue)\", so it is not checked")
    }
  }
}
