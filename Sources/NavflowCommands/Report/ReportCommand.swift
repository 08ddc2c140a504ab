import ArgumentParser
import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Reporting
import ReviewPages

/// The command that writes a review page.
struct ReportCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page for a review in a browser: findings, diagrams, and flows to walk through.",
    discussion: """
      The page needs no network. With several flows, each has a page of its own beside the one that lists them, unless \
      --single asks for one file; standard output is always one file. Each step of a walk has its own link. Exit status: 0 the file is \
      written, with or without findings; 2 an error in the command line, the settings or a flow file; 130 ended by Ctrl-C, \
      or 143 by SIGTERM, with a page of the findings up to then.
      """)

  /// The default number of configurations per flow and device, which take about a megabyte for an ordinary flow.
  static let defaultConfigurationCount = 5000

  @Argument(help: "Flow files, or folders with flow files; default: this folder.")
  var paths: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; default: standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Write all flows into one file.")
  var single = false

  @Option(
    help: ArgumentHelp(
      "Show only the flows that differ from this git revision, or depend on something that does.", valueName: "revision"
    ))
  var changed: String?

  @Option(help: ArgumentHelp("Show the notes of a review again, from a file that a page has saved.", valueName: "file"))
  var notes: String?

  @OptionGroup var choice: RuleOptions
  @OptionGroup var baselines: BaselineOptions

  @Option(help: "Check and show this device only.")
  var device: Device?

  @Option(
    help: ArgumentHelp(
      "The maximum number of configurations in the file for each flow and device.", valueName: "number"))
  var configurations: Int = Self.defaultConfigurationCount

  @Option(
    help: ArgumentHelp(
      "Stop the check after this time; the page lists what is undecided.", valueName: "seconds"))
  var timeLimit: Double?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = ["--device": Device.rawValues, "--fail-on": Severity.rawValues]

  func validate() throws {
    if let output, output.hasSuffix("/") {
      throw UsageError("--output names a file, as in --output \(output)review.html")
    }
    guard configurations >= 1 else { throw UsageError("--configurations must be at least 1") }
    try requirePositive(timeLimit)
  }

  func run(on console: Console) throws -> ExitStatus {
    let options = try choice.options(on: device)
    if output == nil, console.outputIsTerminal {
      throw UsageError("a page cannot be shown in a terminal: name a file for it with --output")
    }
    try output.map { try OutputFile($0, on: console).check() }
    let notes = try readNotes(on: console)
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    var traces = ScreenTraces()
    let changes = try changed.map {
      try ChangedFlows(since: $0, paths: paths, config: choice.config, baseline: baselines.baseline, on: console)
    }
    let projects = CheckSession.reader(in: console.directory).projects(
      of: paths, config: choice.config, withImporters: .fragments)
    var runs = try ProjectRuns(of: projects, on: console) {
      CheckRun(paths: $0, changed: changes, baselines: baselines, options: options, progress: progress)
    } handle: {
      traces.add($0, $1)
    }
    progress.finish()
    if let changed, runs.dropUnchanged() {
      console.say("no flow file has changed since \"\(changed)\"")
    }
    try write(runs, traces, notes, on: console)
    if runs.isInterrupted || console.isInterrupted() { return console.interruptionStatus }
    if let problem = runs.problem { throw problem }
    guard runs.report.isPartial else { return .success }
    reportOmissions(of: runs.report, on: console)
    return .unusable
  }

  /// Reads the notes to show again.
  private func readNotes(on console: Console) throws -> [ReviewNote] {
    guard let notes else { return [] }
    guard let bytes = try? DiskFiles().bytes(of: console.absolute(notes), limit: 10_000_000) else {
      throw UsageError("\"\(notes.visible)\" cannot be read: name a file with notes that a review page has saved")
    }
    guard let all = ReviewNote.notes(in: bytes) else {
      throw UsageError(
        "\"\(notes.visible)\" holds no notes: name a file that a review page has saved with \"Save as a file\"")
    }
    return all
  }

  /// Reports on standard error which files the page does not cover.
  ///
  /// Paths that cannot be used have been reported already.
  private func reportOmissions(of report: Report, on console: Console) {
    let invalid = report.flows.filter { $0.extent == .invalid }.map { report.files[$0.file].path }
    for path in invalid {
      console.say("\"\(path)\" could not be checked: the page lists its mistakes")
    }
    if invalid.isEmpty, !report.diagnostics.contains(where: { $0.rule == PathFindings.rule.id }) {
      console.say("not everything could be read: the page lists the errors")
    }
  }

  private func write(_ runs: ProjectRuns, _ traces: ScreenTraces, _ notes: [ReviewNote], on console: Console) throws {
    let diagrams = FlowDiagrams(console: console, isForPaper: true)
    guard let output, !single, runs.outcomes.reduce(0, { $0 + $1.flows.count }) > 1 else {
      let text = runs.reviewPage(configurations: configurations, traces, diagrams, notes).render()
      guard let output else {
        // A page without any file would only repeat what standard error says.
        return runs.outcomes.allSatisfy(\.session.project.checked.isEmpty) ? () : try console.write(text)
      }
      return try OutputFile(output, on: console).write(Array(text.utf8))
    }
    let index = output.split(separator: "/").last.map(String.init) ?? output
    try runs.reviewPages(configurations: configurations, traces, diagrams, notes, index: index) { name, text in
      let folder = output.lastIndex(of: "/").map { output[...$0] } ?? ""
      try OutputFile(folder + name, isDerived: name != index, on: console).write(Array(text.utf8))
    }
  }
}
