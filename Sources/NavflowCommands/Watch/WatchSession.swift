import Checking
import Diagnostics
import FlowSyntax
import Foundation
import Localization
import Reporting

/// The checks of `navflow watch`: each prints what has changed, and updates the page.
struct WatchSession {
  /// The minimum number of seconds between two comparisons of the files.
  private static let pause = 0.05
  /// The maximum number of pauses to wait for files that change all the time.
  private static let longestRest = 40
  /// The minimum length of a pause, as a multiple of the comparison before it, so that large folders do not keep a
  /// processor busy.
  private static let pauseFactor = 10.0

  /// The flow files and folders to check.
  let paths: [String]
  /// The settings file, or nil for the nearest.
  let config: String?
  /// The baseline.
  let baselines: BaselineOptions
  /// The rules, the device and the engine.
  let options: CheckOptions
  /// The time limit of each check in seconds, or nil.
  let timeLimit: Double?
  /// The maximum number of configurations on the page for each flow and device.
  let configurations: Int
  /// Whether the printed text is coloured.
  let isColoured: Bool
  /// The server of the page.
  let server: ReviewServer
  /// The input and output.
  let console: Console

  private var number = 0
  /// The last run without errors in files, with which the next one is compared.
  private var last: (number: Int, version: FindingChanges.Version)?
  /// What the last run read.
  private var files = RecordedFiles()
  private let messages: RunMessages
  /// The diagrams of the pages so far.
  private let drawn = DrawnDiagrams()
  /// The number of seconds that the last diagrams took; at first they are taken to take long.
  private var drawingTime = Double.infinity
  /// The number of seconds for diagrams that the page waits for.
  private static let longestWait = 0.3

  /// Creates a session before its first check.
  init(
    paths: [String], config: String?, baselines: BaselineOptions, options: CheckOptions, timeLimit: Double?,
    configurations: Int,
    isColoured: Bool, server: ReviewServer, console: Console
  ) {
    self.paths = paths
    self.config = config
    self.baselines = baselines
    self.options = options
    self.timeLimit = timeLimit
    self.configurations = configurations
    self.isColoured = isColoured
    self.server = server
    self.console = console
    messages = RunMessages(console)
  }

  // MARK: Checks

  /// Checks for the first time, and reports where the page is.
  ///
  /// - Returns: false if there is no flow file to watch, or no baseline.
  /// - Throws: `UsageError`.
  mutating func checkFirst() throws -> Bool {
    guard let (runs, traces) = try runs() else { return true }
    if runs.outcomes.allSatisfy({ $0.lacksBaseline || $0.session.project.checked.isEmpty }) { return false }
    try show(runs, traces)
    console.say("the review page is at \(server.address) and follows every save; Ctrl-C ends this")
    return true
  }

  /// Checks after a change.
  ///
  /// Errors are shown, because the next change may repair them.
  mutating func checkAgain() throws {
    do {
      guard let (runs, traces) = try runs() else { return }
      try show(runs, traces)
    } catch let error as UsageError {
      console.say(error.message)
      server.show(errors: [error.message.localized])
    }
  }

  /// Reads and checks the files, or returns nil after Ctrl-C.
  private mutating func runs() throws -> (runs: ProjectRuns, traces: ScreenTraces)? {
    number += 1
    files = RecordedFiles()
    messages.beginRun()
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    var traces = ScreenTraces()
    let projects = CheckSession.reader(of: files, in: console.directory).projects(
      of: paths, config: config, withImporters: .fragments)
    let runs = try ProjectRuns(of: projects, on: messages.console) {
      CheckRun(paths: $0, baselines: baselines, options: options, progress: progress, access: files)
    } handle: {
      traces.add($0, $1)
    }
    progress.finish { $0 != .timeLimit ? "the last check is not complete" : "the rest is undecided" }
    if let problem = runs.problem { throw problem }
    return runs.isInterrupted ? nil : (runs, traces)
  }

  private mutating func show(_ runs: ProjectRuns, _ traces: ScreenTraces) throws {
    let report = runs.report
    let version = FindingChanges.Version(
      files: report.files,
      // Errors about paths are on standard error already.
      findings: report.diagnostics.filter { $0.rule != PathFindings.rule.id },
      extent: report.isPartial ? .part : report.isDecided ? .everything : .files
    ) { $0.path }
    try console.write(text(of: report, version))
    if report.isPartial, last != nil {
      server.show(errors: RunChangesText.fileErrors(in: report))
    } else {
      show(runs, traces, on: messages.console)
    }
    if !report.isPartial { last = (number, version) }
  }

  /// Shows the page at once, and again with the diagrams that have changed if they take longer.
  private mutating func show(_ runs: ProjectRuns, _ traces: ScreenTraces, on console: Console) {
    var diagrams = FlowDiagrams(console: console, drawn: drawn, isWaiting: true)
    drawn.isIncomplete = false
    let page = runs.reviewPage(configurations: configurations, traces, diagrams)
    guard drawn.isIncomplete else { return server.show(page) }
    if drawingTime > Self.longestWait { server.show(page) }
    let begin = console.seconds()
    diagrams.isWaiting = false
    server.show(diagrams.completed(page))
    drawingTime = console.seconds() - begin
  }

  /// Returns the whole report, or what has changed since the last run without errors.
  private func text(of report: Report, _ version: FindingChanges.Version) -> String {
    guard let last else {
      let title = number > 1 ? "\n" + localized("run \(number):") + "\n\n" : ""
      return title + ReportFormat.text.printed(colour: isColoured).render(report)
    }
    let changes = FindingChanges(from: last.version.followingMoves(to: version), to: version)
    let text = RunChangesText(colour: isColoured, isAllowable: ReportFormat.isAllowable)
    return "\n" + localized("run \(number), compared with run \(last.number):") + "\n\n"
      + text.render(changes, in: report)
  }

  // MARK: Changes

  /// Waits until a file that the last run read has changed, or until Ctrl-C.
  ///
  /// - Returns: whether there is a change.
  func waitForChange() -> Bool {
    while !console.isInterrupted() {
      let begin = console.seconds()
      if files.haveChanged { return waitForRest() }
      Thread.sleep(forTimeInterval: max(Self.pause, Self.pauseFactor * (console.seconds() - begin)))
    }
    return false
  }

  /// Waits until the files stay as they are, because programs write files in several steps; but not longer than a time,
  /// because a program may write a file all the time.
  private func waitForRest() -> Bool {
    for _ in 0..<Self.longestRest {
      if console.isInterrupted() { return false }
      let now = files.askedAgain()
      Thread.sleep(forTimeInterval: Self.pause)
      if !now.haveChanged { break }
    }
    return !console.isInterrupted()
  }
}
