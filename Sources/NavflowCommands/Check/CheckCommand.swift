import ArgumentParser
import Diagnostics
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import FlowVerification
import Foundation
import Reporting

/// Checks flow files and says what is wrong, in the taps that lead there.
struct CheckCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check flow files, and say what is wrong in the taps that lead there.",
    discussion: """
      Exit status: 0 nothing at or above failOn; 1 findings at or above it; 2 a command line or a file that cannot be \
      understood. What is configured comes from the nearest .navflow.yaml.
      """)

  @Argument(help: "Flow files, and folders that are searched for them; this folder if left out.")
  var paths: [String] = []

  @OptionGroup var output: CheckOutput
  @OptionGroup var choice: RuleChoice

  @Option(help: "Check on this device only.")
  var device: Device?

  @Option(help: ArgumentHelp("Give up searching behind so many taps.", valueName: "taps"))
  var depth: Int = SearchEngine.Limits().depth

  func validate() throws {
    guard depth >= 1 else { throw ValidationError("--depth must be at least 1") }
  }

  func run(on console: Console) throws -> ExitStatus {
    let reader = ProjectReader(
      access: DiskFiles(), workingDirectory: console.directory, rules: RuleRegistry.standard.ids)
    let project = reader.read(paths: paths.isEmpty ? ["."] : paths, config: choice.config)
    for problem in project.problems { console.complain("navflow: \(problem.message)\n") }
    let settings = try choice.settings(over: project.settings)
    let report = report(on: project, settings)
    if !project.checked.isEmpty { try output.write(report, on: console) }
    let isBroken = project.diagnostics.contains { $0.severity == .error }
    if isBroken || !project.problems.isEmpty { return .unusable }
    return report.fails ? .findings : .success
  }

  private func report(on project: Project, _ settings: ProjectSettings) -> Report {
    let checker = Checker(files: project.files, settings: settings, only: choice.rule)
    let conclusion = checker.conclude(project.flows.map { checker.check($0, behaviours(of: $0)) })
    let diagnostics = checker.weighed(project.diagnostics) + conclusion.diagnostics
    return Report(
      files: project.files, diagnostics: diagnostics, scope: scope(of: project), verdicts: conclusion.verdicts,
      failOn: settings.failOn)
  }

  private func behaviours(of flow: Flow) -> [Behaviour] {
    flow.devices.filter { device == nil || $0 == device }.compactMap { device in
      Simulator(flow, on: device).map { SearchEngine($0, limits: .init(depth: depth)).explore() }
    }
  }

  /// Counts each screen and task once, though several flows may import it.
  private func scope(of project: Project) -> Report.Scope {
    let screens = Set(project.flows.flatMap { $0.screens.map(\.name.range) })
    let tasks = Set(project.flows.flatMap { $0.tasks.map(\.name.range) })
    return Report.Scope(flows: project.checked.count, screens: screens.count, tasks: tasks.count)
  }
}
