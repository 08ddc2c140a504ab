import ArgumentParser
import Diagnostics
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import FlowVerification
import Reporting

/// Checks flow files and says what is wrong, in the taps that lead there.
struct CheckCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check flow files, and say what is wrong in the taps that lead there.",
    discussion: """
      Exit status: 0 nothing at or above failOn; 1 findings at or above it; 2 a command line or a file that cannot be \
      understood; 130 ended by Ctrl-C, with what was known by then. What is configured comes from the nearest \
      .navflow.yaml.
      """)

  @Argument(help: "Flow files, and folders that are searched for them; this folder if left out.")
  var paths: [String] = []

  @OptionGroup var output: CheckOutput
  @OptionGroup var choice: RuleChoice
  @OptionGroup var baselines: BaselineChoice

  @Option(help: "Check on this device only.")
  var device: Device?

  @Option(help: ArgumentHelp("Give up searching behind so many taps.", valueName: "taps"))
  var depth: Int = SearchEngine.Limits().depth

  @Option(help: "Explore by search (up to --depth), by the exact engine (no bound), or auto: by what decides.")
  var engine: Verifier.Engine = .auto

  @Flag(help: "Print the settings that hold, and where each comes from, and check nothing.")
  var printConfig = false

  @Option(help: ArgumentHelp("End after so many seconds, and tell what is known by then.", valueName: "seconds"))
  var timeLimit: Double?

  static let words = [
    "--format": ReportFormat.words, "--color": ColourChoice.words, "--device": Device.words,
    "--fail-on": Severity.words, "--engine": Verifier.Engine.words,
  ]

  func validate() throws {
    guard depth >= 1 else { throw ValidationError("--depth must be at least 1") }
    if let timeLimit, !(timeLimit > 0) { throw ValidationError("--time-limit must be more than 0") }
  }

  func run(on console: Console) throws -> ExitStatus {
    let choice = try choice.read()
    if printConfig { return try print(choice, on: console) }
    let requests = try output.requests()
    let project = try read(on: console)
    for problem in project.problems { console.complain("navflow: \(problem.message.visible)\n") }
    try complainOfDevices(in: project, on: console)
    let settings = choice.settings(over: project.settings)
    let lookout = Lookout(console, timeLimit: timeLimit)
    let report = try report(on: project, settings, only: choice.rule, lookout, console)
    lookout.finish()
    try output.write(report, and: requests, on: console)
    if lookout.end == .interrupted { return .interrupted }
    if report.isPartial { return .unusable }
    return report.fails ? .findings : .success
  }

  private func read(on console: Console) throws -> Project {
    try reader(on: console).read(paths: paths.isEmpty ? ["."] : paths, config: choice.config)
  }

  /// Prints the settings; mistakes in their file are told as `check` tells them.
  private func print(_ choice: RuleChoice.Choice, on console: Console) throws -> ExitStatus {
    let project = try reader(on: console).readSettings(paths: paths, config: self.choice.config)
    for problem in project.problems { console.complain("navflow: \(problem.message.visible)\n") }
    if !project.diagnostics.isEmpty {
      let report = Report(
        files: project.files, diagnostics: project.diagnostics, scope: .init(flows: 0, screens: 0, tasks: 0))
      console.complain(TextReport(colour: false, isAllowable: { _ in false }).render(report))
    }
    try console.write(SettingsListing(project, choice).render())
    return project.problems.isEmpty && project.diagnostics.isEmpty ? .success : .unusable
  }

  /// What reads this command's project.
  ///
  /// - Throws: `UsageError` where the settings that are named cannot be read.
  private func reader(on console: Console) throws -> ProjectReader {
    let access = DiskFiles()
    if let config = choice.config, access.kind(of: console.absolute(config)) != .file {
      let reason = access.kind(of: console.absolute(config)) == nil ? "there is no such file" : "it is not a file"
      throw UsageError("the settings \"\(config)\" cannot be read: \(reason)")
    }
    return ProjectReader(access: access, workingDirectory: console.directory, rules: RuleRegistry.standard.ids)
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
