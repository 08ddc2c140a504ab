import ArgumentParser
import Diagnostics
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import FlowVerification
import Reporting
import ReviewPages

/// Writes a review as one HTML file: findings, diagrams, and flows to walk through.
struct ReportCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write a review to read in a browser: findings, diagrams, flows to walk through.",
    discussion: """
      The file needs nothing besides itself, and no network. Each step of a walk has an address of its own that can be \
      sent to others. Exit status: 0 the file is written, whatever was found; 2 a command line or a file that cannot be \
      understood.
      """)

  /// So many configurations of an ordinary flow take just under a megabyte.
  private static let usualSize = 5000

  @Argument(help: "Flow files, and folders that are searched for them; this folder if left out.")
  var paths: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; standard output if left out.", valueName: "file"))
  var output: String?

  @OptionGroup var choice: RuleChoice

  @Option(help: "Check and show on this device only.")
  var device: Device?

  @Option(
    help: ArgumentHelp("How many configurations of each flow and device to put into the file.", valueName: "number"))
  var configurations: Int = Self.usualSize

  static let words = ["--device": Device.words, "--fail-on": Severity.words]

  func validate() throws {
    guard configurations >= 1 else { throw ValidationError("--configurations must be at least 1") }
  }

  func run(on console: Console) throws -> ExitStatus {
    let choice = try choice.read()
    if output == nil, console.outputIsTerminal {
      throw UsageError("a page is nothing to read in a terminal: name a file for it with --output")
    }
    let reader = ProjectReader(
      access: DiskFiles(), workingDirectory: console.directory, rules: RuleRegistry.standard.ids)
    let project = reader.read(paths: paths.isEmpty ? ["."] : paths, config: self.choice.config)
    for problem in project.problems { console.complain("navflow: \(problem.message.visible)\n") }
    guard !project.checked.isEmpty || !project.diagnostics.isEmpty else { return .unusable }
    try write(page(of: project, choice, on: console), on: console)
    let isBroken = project.diagnostics.contains { $0.severity == .error }
    return isBroken || !project.problems.isEmpty ? .unusable : .success
  }

  private func write(_ page: ReviewPage, on console: Console) throws {
    let text = page.render()
    guard let output else { return try console.write(text) }
    try OutputFile(output, on: console).write(Array(text.utf8))
  }

  private func page(of project: Project, _ choice: RuleChoice.Choice, on console: Console) throws -> ReviewPage {
    let settings = choice.settings(over: project.settings)
    let flows = project.flows.filter { flow in device.map { flow.isFragment || flow.devices.contains($0) } ?? true }
    if let device, flows.isEmpty, !project.flows.isEmpty {
      throw UsageError("no flow here is made for \"\(device.rawValue)\": list it under devices")
    }
    let checker = Checker(files: project.files, settings: settings, only: choice.rule)
    let conclusion = checker.conclude(flows.map { checker.check($0, behaviours(of: $0)) })
    let report = Report(
      files: project.files, diagnostics: checker.weighed(project.diagnostics) + conclusion.diagnostics,
      scope: scope(of: flows, in: project), verdicts: conclusion.verdicts, failOn: settings.failOn)
    let pictures = FlowPictures(console: console)
    return ReviewPage(
      report: report, flows: flows.map { reviewed($0, by: report, pictures) }, rules: .standard)
  }

  private func behaviours(of flow: Flow) -> [Behaviour] {
    simulators(of: flow).map { Verifier($0).explore() }
  }

  private func simulators(of flow: Flow) -> [Simulator] {
    flow.devices.filter { device == nil || $0 == device }.compactMap { Simulator(flow, on: $0) }
  }

  private func reviewed(_ flow: Flow, by report: Report, _ pictures: FlowPictures) -> ReviewedFlow {
    let path = report.files[flow.file].path
    let findings = report.diagnostics.filter { finding in
      finding.trace.map { $0.replay.file == path } ?? flow.files.contains(finding.range.file)
    }
    let replays = findings.compactMap(\.trace?.replay)
    let graphs = simulators(of: flow).map { simulator in
      let name = simulator.device == flow.devices.first ? nil : simulator.device.rawValue
      return ReachableGraph(simulator, limit: configurations, along: replays.filter { $0.device == name })
    }
    let devices = flow.devices.filter { device == nil || $0 == device }
    return ReviewedFlow(
      flow: flow, diagrams: devices.map { pictures.picture(of: flow, on: $0, pointing: open(findings, on: $0)) },
      nodes: pictures.nodes(of: flow), graphs: graphs)
  }

  private func open(_ findings: [Diagnostic], on device: Device) -> [Diagnostic] {
    findings.filter { $0.allowed == nil && ($0.subject.device ?? device.rawValue) == device.rawValue }
  }

  private func scope(of flows: [Flow], in project: Project) -> Report.Scope {
    let leftOut = project.flows.count - flows.count
    return Report.Scope(
      flows: project.checked.count - leftOut, screens: Set(flows.flatMap { $0.screens.map(\.name.range) }).count,
      tasks: Set(flows.flatMap { $0.tasks.map(\.name.range) }).count)
  }
}
