import Diagnostics
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import FlowVerification
import Reporting

/// A check as a command line asks for it, whatever is then made of what it found.
struct CheckRun {
  /// Flow files, and folders that are searched for them.
  let paths: [String]
  /// Which rules are applied.
  let choice: RuleChoice
  /// Which findings are known.
  let baselines: BaselineChoice
  /// The only device to check on, or nil for every one.
  let device: Device?
  /// The seconds that it may take, or nil.
  var timeLimit: Double?
  /// How behaviours are explored.
  var engine: Verifier.Engine = .auto
  /// How far a search goes.
  var limits = SearchEngine.Limits()

  /// What reads the project.
  ///
  /// - Throws: `UsageError` where the settings that are named cannot be read.
  func reader(on console: Console) throws -> ProjectReader {
    let access = DiskFiles()
    if let config = choice.config, access.kind(of: console.absolute(config)) != .file {
      let reason = access.kind(of: console.absolute(config)) == nil ? "there is no such file" : "it is not a file"
      throw UsageError("the settings \"\(config)\" cannot be read: \(reason)")
    }
    return ProjectReader(access: access, workingDirectory: console.directory, rules: RuleRegistry.standard.ids)
  }

  /// What came of a check.
  struct Outcome {
    /// Everything that there is to say.
    let report: Report
    /// The flows that were checked.
    let flows: [Flow]
    /// Whether somebody has ended it early.
    let isInterrupted: Bool
  }

  /// Reads and checks the flows, and brings everything together that there is to say of them.
  ///
  /// - Throws: `UsageError`.
  func outcome(_ choice: RuleChoice.Choice, on console: Console) throws -> Outcome {
    // Before anything is read: reading counts, too.
    let lookout = ProgressReporter(console, timeLimit: timeLimit)
    let project = try reader(on: console).read(paths: paths.isEmpty ? ["."] : paths, config: self.choice.config)
    for problem in project.problems { console.complain("navflow: \(problem.message.visible)\n") }
    try complainOfDevices(in: project, on: console)
    let flows = project.flows.filter { flow in device.map { flow.isFragment || flow.devices.contains($0) } ?? true }
    let settings = choice.settings(over: project.settings)
    let report = try report(on: flows, of: project, settings, choice.rule, lookout, console)
    lookout.finish()
    return Outcome(report: report, flows: flows, isInterrupted: lookout.end == .interruption)
  }

  /// The devices of a flow that it is checked on.
  func devices(of flow: Flow) -> [Device] { flow.devices.filter { device == nil || $0 == device } }

  private func report(
    on flows: [Flow], of project: Project, _ settings: ProjectSettings, _ only: RuleID?, _ lookout: ProgressReporter,
    _ console: Console
  ) throws(UsageError) -> Report {
    let paths = PathFindings(of: project, in: console.directory)
    let baseline = try BaselineUse(baselines, of: project, files: paths.files, on: console)
    var check = FlowCheck(project.files, settings, only: only, on: device)
    (check.engine, check.limits, check.lookout) = (engine, limits, lookout)
    var unfinished: [Flow] = []
    let conclusion = check.checker.conclude(
      flows.map { flow in
        let outcome = check.outcome(of: flow)
        if !outcome.behaviours.allSatisfy(\.isComplete) { unfinished.append(flow) }
        return outcome.checked
      })
    let mistakes = check.checker.weighed(project.diagnostics) + paths.diagnostics + baseline.diagnostics
    let seen = CheckedScope(
      flows, besides: unfinished, of: project, settings, only: only, device: device)
    let sifted = try baseline.sift(mistakes + conclusion.diagnostics, in: seen, on: console)
    return Report(
      files: baseline.files, diagnostics: sifted.new, scope: scope(of: flows, in: project), baselined: sifted.known,
      verdicts: conclusion.verdicts, failOn: settings.failOn,
      rules: RuleRegistry.standard.reported(settings, only: only), flows: project.reported(checked: flows),
      isPartial: (project.diagnostics + paths.diagnostics + baseline.diagnostics).contains { $0.severity == .error })
  }

  /// Counts each screen and task once, though several flows may import it, and mistaken files as flows too.
  private func scope(of flows: [Flow], in project: Project) -> Report.Scope {
    let screens = Set(flows.flatMap { $0.screens.map(\.name.range) })
    let tasks = Set(flows.flatMap { $0.tasks.map(\.name.range) })
    let leftOut = project.flows.count - flows.count
    return Report.Scope(flows: project.checked.count - leftOut, screens: screens.count, tasks: tasks.count)
  }

  /// Says which flows are not made for the device that is asked for.
  ///
  /// - Throws: `UsageError` where that leaves none.
  private func complainOfDevices(in project: Project, on console: Console) throws {
    guard let device else { return }
    let launched = project.flows.filter { !$0.isFragment }
    let others = launched.filter { !$0.devices.contains(device) }
    let paths = others.map { project.files[$0.file].path }
    if others.count == launched.count, project.diagnostics.isEmpty, let path = paths.first {
      let subject = paths.count == 1 ? "\(path) is not" : "none of these \(paths.count) flows is"
      throw UsageError("\(subject) made for \"\(device.rawValue)\": list it under devices")
    }
    for path in paths {
      console.complain("navflow: \(path.visible) is not made for \"\(device.rawValue)\", so it is left out\n")
    }
  }
}
