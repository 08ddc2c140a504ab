import Diagnostics
import ExplicitSearch
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import Reporting
import VerifierPortfolio

/// A check with the options of a command line, shared by `check` and `report`.
struct CheckRun {
  /// The flow files and folders to check.
  let paths: [String]
  /// The rules to apply.
  let choice: RuleOptions
  /// The baselines.
  let baselines: BaselineOptions
  /// The only device to check, or nil for all.
  let device: Device?
  /// The time limit in seconds, or nil.
  var timeLimit: Double?
  /// The engine that explores the behaviour.
  var engine: Verifier.Engine = .auto
  /// The limits of the search.
  var limits = SearchEngine.Limits()

  /// Returns the reader of the project.
  ///
  /// - Throws: `UsageError` if the settings file cannot be read.
  func reader(on console: Console) throws -> ProjectReader {
    let access = DiskFiles()
    if let config = choice.config, access.kind(of: console.absolute(config)) != .file {
      let reason = access.kind(of: console.absolute(config)) == nil ? "there is no such file" : "it is not a file"
      throw UsageError("the settings \"\(config)\" cannot be read: \(reason)")
    }
    return ProjectReader(access: access, workingDirectory: console.directory, rules: RuleRegistry.standard.ids)
  }

  /// The result of a check.
  struct Outcome {
    /// The report.
    let report: Report
    /// The checked flows.
    let flows: [Flow]
    /// Whether the user interrupted the check.
    let isInterrupted: Bool
  }

  /// Reads and checks the flows, and returns the report.
  ///
  /// - Throws: `UsageError`.
  func outcome(_ choice: RuleOptions.Selection, on console: Console) throws -> Outcome {
    // The time limit includes reading.
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    let project = try reader(on: console).read(paths: paths.isEmpty ? ["."] : paths, config: self.choice.config)
    for problem in project.problems { console.writeError("navflow: \(problem.message.visible)\n") }
    try reportExcludedFlows(in: project, on: console)
    let flows = project.flows.filter { flow in device.map { flow.isFragment || flow.devices.contains($0) } ?? true }
    let settings = choice.settings(over: project.settings)
    let report = try report(on: flows, of: project, settings, choice.rule, progress, console)
    progress.finish()
    return Outcome(report: report, flows: flows, isInterrupted: progress.end == .interruption)
  }

  /// Returns the devices on which a flow is checked.
  func devices(of flow: Flow) -> [Device] { flow.devices.filter { device == nil || $0 == device } }

  private func report(
    on flows: [Flow], of project: Project, _ settings: ProjectSettings, _ only: RuleID?, _ progress: ProgressReporter,
    _ console: Console
  ) throws(UsageError) -> Report {
    let paths = PathFindings(of: project, in: console.directory)
    let baseline = try RunBaselines(baselines, of: project, files: paths.files, on: console)
    var check = FlowCheck(project.files, settings, only: only, on: device)
    (check.engine, check.limits, check.progress) = (engine, limits, progress)
    var unfinished: [Flow] = []
    let conclusion = check.checker.conclude(
      flows.map { flow in
        let outcome = check.outcome(of: flow)
        if !outcome.behaviours.allSatisfy(\.isComplete) { unfinished.append(flow) }
        return outcome.checked
      })
    let errors = check.checker.weighed(project.diagnostics) + paths.diagnostics + baseline.diagnostics
    let seen = CheckedScope(
      flows, besides: unfinished, of: project, settings, only: only, device: device)
    let classified = try baseline.classify(errors + conclusion.diagnostics, in: seen, on: console)
    return Report(
      files: baseline.files, diagnostics: classified.new, scope: scope(of: flows, in: project),
      baselined: classified.known,
      verdicts: conclusion.verdicts, failOn: settings.failOn,
      rules: RuleRegistry.standard.reported(settings, only: only), flows: project.reported(checked: flows),
      isPartial: (project.diagnostics + paths.diagnostics + baseline.diagnostics).contains { $0.severity == .error })
  }

  /// Returns the numbers of flows, screens and tasks.
  ///
  /// Imported screens and tasks count once; flows with errors count as well.
  private func scope(of flows: [Flow], in project: Project) -> Report.Scope {
    let screens = Set(flows.flatMap { $0.screens.map(\.name.range) })
    let tasks = Set(flows.flatMap { $0.tasks.map(\.name.range) })
    let excluded = project.flows.count - flows.count
    return Report.Scope(flows: project.checked.count - excluded, screens: screens.count, tasks: tasks.count)
  }

  /// Reports the flows that are not for the requested device.
  ///
  /// - Throws: `UsageError` if no flow is left.
  private func reportExcludedFlows(in project: Project, on console: Console) throws {
    guard let device else { return }
    let launched = project.flows.filter { !$0.isFragment }
    let others = launched.filter { !$0.devices.contains(device) }
    let paths = others.map { project.files[$0.file].path }
    if others.count == launched.count, project.diagnostics.isEmpty, let path = paths.first {
      let subject = paths.count == 1 ? "\(path) is not" : "none of these \(paths.count) flows is"
      throw UsageError("\(subject) made for \"\(device.rawValue)\": list it under devices")
    }
    for path in paths {
      console.writeError("navflow: \(path.visible) is not made for \"\(device.rawValue)\", so it is left out\n")
    }
  }
}
