import ArgumentParser
import Checking
import Diagnostics
import ExplicitSearch
import FlowModel
import FlowSyntax
import Reporting
import VerifierPortfolio

/// The command that checks flow files.
struct CheckCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check flow files, and report problems with the taps that lead to them.",
    discussion: """
      Exit status: 0 no finding at or above failOn; 1 findings at or above failOn; 2 an error in the command line, the settings \
      or a flow file; 3 a rule at or above failOn is undecided, and nothing else failed; 130 ended by \
      Ctrl-C, or 143 by SIGTERM, with the findings up to then. The settings come from the nearest .navflow.yaml.
      """)

  @Argument(help: "Flow files, folders with flow files, or - for standard input; default: this folder.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "With -: the path of the flow file on standard input, for its imports, its settings and the report.",
      valueName: "file"))
  var stdinName: String?

  @OptionGroup var output: OutputOptions
  @OptionGroup var choice: RuleOptions
  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var fixes: FixOptions

  @Option(help: "Check this device only.")
  var device: Device?

  @Option(
    help: ArgumentHelp(
      "Report only on the flows that differ from this git revision, or depend on something that does.",
      valueName: "revision"))
  var changed: String?

  @Option(
    help: ArgumentHelp(
      "Report only the findings that are new since the commit where this branch left this git revision.",
      valueName: "revision"))
  var newSince: String?

  @Option(help: ArgumentHelp("The maximum number of taps that the search explores.", valueName: "taps"))
  var depth: Int = SearchEngine.Limits().depth

  @Option(help: "auto: run all engines; search: only explore configurations one by one, up to --depth.")
  var engine: Verifier.Engine = .auto

  @Flag(help: "Print the effective settings and their origins, without a check.")
  var printConfig = false

  @Option(
    help: ArgumentHelp(
      "Stop after this time, and report the findings up to then. Hard problems can use all of it.", valueName: "seconds"
    ))
  var timeLimit: Double?

  @Flag(help: "Exit with status 0 instead of 3 if rules at or above failOn are undecided.")
  var allowUndecided = false

  @Flag(help: "Exit with status 0 instead of 1 if there are findings at or above failOn.")
  var exitZero = false

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = [
    "--format": ReportFormat.rawValues, "--color": ColourMode.rawValues, "--device": Device.rawValues,
    "--fail-on": Severity.rawValues, "--engine": Verifier.Engine.rawValues,
  ]

  func validate() throws {
    if newSince != nil, baselines.areUsed {
      throw UsageError("--new-since needs no baseline: leave the options for baselines out")
    }
    let hasInput = paths.contains(InputFile.mark)
    if stdinName != nil, !hasInput { throw UsageError("--stdin-name needs the path -") }
    if hasInput, fixes.fix || changed != nil || newSince != nil {
      throw UsageError("--fix, --changed and --new-since need files: leave the path - out")
    }
    guard depth >= 1 else { throw UsageError("--depth must be at least 1") }
    try requirePositive(timeLimit)
  }

  func run(on console: Console) throws -> ExitStatus {
    let options = try options()
    if printConfig { return try print(options, on: console) }
    let requests = try output.requests()
    // The time limit includes reading.
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    let changes = try changed.map {
      try ChangedFlows(since: $0, paths: paths, config: choice.config, baseline: baselines.baseline, on: console)
    }
    let input = InputFile(paths, name: stdinName, on: console)
    // The folders are searched for projects, and then for flows.
    let access = CachedFiles(over: input.access)
    let projects = CheckSession.reader(of: access, in: console.directory).projects(
      of: input.paths, config: choice.config, withImporters: .fragments)
    var fixed: Fixer.CheckedProject?
    if fixes.fix {
      let projects = try changes?.narrowed(projects, on: console) ?? projects
      try RuleOptions.requireSettings(choice.config, on: console)
      let fixers = fixes.fixers(of: projects, options, progress, on: console)
      if progress.isInterrupted {
        progress.finish { _ in "nothing is written" }
        return console.interruptionStatus
      }
      if fixes.dryRun {
        progress.finish()
        return try fixes.printDifference(of: fixers, on: console)
      }
      try fixes.write(fixers, on: console)
      if changes == nil, projects.count == 1 { fixed = fixers.first?.checked }
    }
    let older = try newSince.map {
      try OlderFindings(since: $0, paths: paths, config: choice.config, options, progress, on: console)
    }
    var runs = try ProjectRuns(of: projects, on: console) { paths in
      CheckRun(
        paths: paths, changed: changes, baselines: baselines, older: older,
        options: options, progress: progress, access: access, fixed: fixed)
    }
    progress.finish()
    if let changed, runs.dropUnchanged() {
      console.say("no flow file has changed since \"\(changed)\"")
    }
    let parts = runs.outcomes.map { (folder: $0.session.project.folder, report: $0.report) }
    let end = RunEnd(of: runs, forgivesFindings: exitZero, on: console)
    try output.write(parts, and: requests, exit: end.reported, on: console)
    if let problem = runs.problem { throw problem }
    return end.status
  }

  private func options() throws -> CheckOptions {
    var options = try choice.options(on: device)
    options.engine = engine
    options.allowsUndecided = allowUndecided
    options.limits = SearchEngine.Limits(depth: depth)
    return options
  }

  /// Prints the settings; errors in the settings file are reported as `check` reports them.
  private func print(_ options: CheckOptions, on console: Console) throws -> ExitStatus {
    try RuleOptions.requireSettings(choice.config, on: console)
    let project = CheckSession.reader(in: console.directory).readSettings(paths: paths, config: choice.config)
    for problem in project.problems { console.say(problem.message) }
    if !project.diagnostics.isEmpty {
      let report = Report(
        files: project.files, diagnostics: project.diagnostics, scope: .init(flows: 0, screens: 0, tasks: 0))
      console.writeError(TextReport(colour: false, isAllowable: { _ in false }).render(report))
    }
    try console.write(SettingsListing(project, options).render())
    return project.problems.isEmpty && project.diagnostics.isEmpty ? .success : .unusable
  }
}
