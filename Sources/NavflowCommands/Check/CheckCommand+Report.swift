import Diagnostics
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import FlowVerification
import Reporting

extension CheckCommand {
  /// Checks the flows of a project and brings everything together that there is to say.
  ///
  /// - Throws: `UsageError` where a baseline cannot be read or written.
  func report(
    on project: Project, _ settings: ProjectSettings, only: RuleID?, _ lookout: Lookout, _ console: Console
  ) throws(UsageError) -> Report {
    let paths = PathFindings(of: project, in: console.directory)
    let baseline = try BaselineUse(baselines, of: project, files: paths.files, on: console)
    let checker = Checker(files: project.files, settings: settings, only: only)
    let flows = project.flows.filter { flow in device.map { flow.isFragment || flow.devices.contains($0) } ?? true }
    var unfinished: [Flow] = []
    let conclusion = checker.conclude(
      flows.map { flow in
        let path = project.files[flow.file].path
        let behaviours = behaviours(of: flow, path, lookout)
        if !behaviours.allSatisfy(\.isComplete) { unfinished.append(flow) }
        return checker.check(flow, behaviours, watch: lookout.watch(path, nil))
      })
    let seen = CheckedScope(
      flows, besides: unfinished, of: project, settings, only: only, device: device)
    let mistakes = checker.weighed(project.diagnostics) + paths.diagnostics + baseline.diagnostics
    let sifted = try baseline.sift(
      mistakes + conclusion.diagnostics, in: seen, on: console)
    return Report(
      files: baseline.files, diagnostics: sifted.new, scope: scope(of: flows, in: project), baselined: sifted.known,
      verdicts: conclusion.verdicts, failOn: settings.failOn,
      rules: RuleRegistry.standard.reported(settings, only: only), flows: project.reported(checked: flows),
      isPartial: (project.diagnostics + paths.diagnostics + baseline.diagnostics).contains { $0.severity == .error })
  }

  private func behaviours(of flow: Flow, _ path: String, _ lookout: Lookout) -> [Behaviour] {
    let devices = flow.devices.filter { device == nil || $0 == device }
    return Verifier.explore(flow, on: devices, engine: engine, limits: .init(depth: depth)) { device in
      lookout.watch(path, device)
    }
  }

  /// Counts each screen and task once, though several flows may import it, and mistaken files as flows too.
  private func scope(of flows: [Flow], in project: Project) -> Report.Scope {
    let screens = Set(flows.flatMap { $0.screens.map(\.name.range) })
    let tasks = Set(flows.flatMap { $0.tasks.map(\.name.range) })
    let leftOut = project.flows.count - flows.count
    return Report.Scope(flows: project.checked.count - leftOut, screens: screens.count, tasks: tasks.count)
  }
}
