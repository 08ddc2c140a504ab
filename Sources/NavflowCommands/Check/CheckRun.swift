import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Reporting

/// A check with the options of a command line, shared by `check` and `report`.
struct CheckRun {
  /// The flow files and folders to check.
  let paths: [String]
  /// The settings file, or nil for the nearest.
  let config: String?
  /// The baselines.
  let baselines: BaselineOptions
  /// The rules, the device and the engine.
  let options: CheckOptions
  /// The time limit in seconds, or nil.
  let timeLimit: Double?

  /// The result of a check.
  struct Outcome {
    /// The report.
    let report: Report
    /// The checked flows.
    let flows: [Flow]
    /// The check.
    let session: CheckSession
    /// Whether the user interrupted the check.
    let isInterrupted: Bool
  }

  /// Reads and checks the flows, and returns the report.
  ///
  /// - Throws: `UsageError`.
  func outcome(on console: Console) throws -> Outcome {
    // The time limit includes reading.
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    try RuleOptions.requireSettings(config, on: console)
    let project = CheckSession.reader(in: console.directory).read(paths: paths.isEmpty ? ["."] : paths, config: config)
    for problem in project.problems { console.writeError("navflow: \(problem.message.visible)\n") }
    let session = CheckSession(project, options)
    try reportExcludedFlows(in: project, on: console)
    let report = try report(session, progress, console)
    progress.finish()
    return Outcome(
      report: report, flows: session.flows, session: session, isInterrupted: progress.end == .interruption)
  }

  private func report(
    _ session: CheckSession, _ progress: ProgressReporter, _ console: Console
  ) throws(UsageError) -> Report {
    let paths = PathFindings(of: session.project, in: console.directory)
    let baseline = try RunBaselines(baselines, of: session, files: paths.files, on: console)
    let result = session.check(observer: progress)
    let added = paths.diagnostics + baseline.diagnostics
    let classified = try baseline.classify(
      result.diagnostics + added, in: CheckScope(of: result, in: session), on: console)
    return session.report(
      result, files: baseline.files, diagnostics: classified.new, baselined: classified.known,
      isPartial: session.hasErrors || added.contains { $0.severity == .error })
  }

  /// Reports the flows that are not for the requested device.
  ///
  /// - Throws: `UsageError` if no flow is left.
  private func reportExcludedFlows(in project: Project, on console: Console) throws {
    guard let device = options.device else { return }
    let launched = project.flows.filter { !$0.isFragment }
    let others = launched.filter { !$0.devices.contains(device) }
    let paths = others.map { project.files[$0.file].path }
    if others.count == launched.count, project.diagnostics.isEmpty, let path = paths.first {
      let subject = paths.count == 1 ? "\(path) is not" : "none of these \(paths.count) flows is"
      throw UsageError("\(subject) made for \"\(device.rawValue)\": list it under devices")
    }
    for path in paths {
      console.writeError("navflow: \(path.visible) is not made for \"\(device.rawValue)\", so it is not checked\n")
    }
  }
}
