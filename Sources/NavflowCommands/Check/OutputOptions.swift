import ArgumentParser
import Checking
import Diagnostics
import Localization
import Reporting

/// The options for the output of `check`.
struct OutputOptions: ParsableArguments {
  /// The variable with the path of the step's summary in a GitHub workflow.
  private static let summaryVariable = "GITHUB_STEP_SUMMARY"

  @Option(help: "The format of the report.")
  var format: ReportFormat = .text

  @Flag(help: "Print one line for each finding, in the text format.")
  var brief = false

  @Flag(help: "Print the number of findings of each rule in place of the findings, in the text format.")
  var statistics = false

  @Flag(help: "Print only what fails, in the text format.")
  var quiet = false

  @Option(
    name: .customLong("report"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Write another report to a file, as in json=report.json; to standard output as in json=-. Can be repeated.",
      valueName: "format=file"))
  var reports: [String] = []

  @Option(
    help: ArgumentHelp(
      "The address of a copy of Docs/rules. SARIF reports then link each rule to its page.", valueName: "url"))
  var rulePages: String?

  @Option(help: "Colour the text: auto, always or never.")
  var color: ColourMode = .auto

  /// A report that the option `--report` asks for.
  struct Request {
    /// The format.
    let format: ReportFormat
    /// The path of the file.
    let file: String

    /// Whether the report replaces what is printed on standard output.
    var isOutput: Bool { file == "-" }
  }

  func validate() throws {
    if statistics, brief { throw UsageError("--statistics prints no findings: leave --brief out") }
    guard let rulePages else { return }
    let isAddress = rulePages.hasPrefix("https://") || rulePages.hasPrefix("http://")
    guard isAddress, !rulePages.contains(where: { $0.isWhitespace || "?#".contains($0) }) else {
      throw UsageError(
        "--rule-pages needs the address of a folder, such as https://example.org/navflow/Docs/rules, without \"?\" and \"#\""
      )
    }
  }

  private var pages: String? { rulePages.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } }

  /// Returns the reports besides the printed one.
  ///
  /// - Throws: `UsageError` for an unknown format.
  func requests() throws -> [Request] {
    let requests = try reports.map(request)
    guard requests.count(where: \.isOutput) <= 1 else {
      throw UsageError("standard output takes one report: name files for the others")
    }
    return requests
  }

  /// Prints the reports of the projects, then writes them in the other requested formats.
  ///
  /// - Parameter parts: the report of each project, and its folder.
  /// - Throws: `UsageError` for the first file that cannot be written, after writing all others.
  func write(
    _ parts: [(folder: String, report: Report)], and requests: [Request], exit: ReportedExit, on console: Console
  ) throws {
    let reports = parts.map(\.report)
    var report = reports.count == 1 ? reports[0] : Report(joining: reports, files: reports.last?.files ?? SourceFiles())
    report.exit = exit
    // A program that reads standard output must find nothing else there.
    let isTaken = requests.contains(where: \.isOutput)
    let write = isTaken ? console.writeError : console.write
    if format == .text, parts.count > 1 {
      for part in parts { try print(part.report, of: part.folder, on: console, write) }
    } else {
      try print(report, on: console, write)
    }
    var problem: (any Error)?
    for request in requests {
      do {
        let text = reported(report, as: request.format.written(rulePages: pages), on: console)
        if request.isOutput {
          try console.write(text)
        } else {
          try OutputFile(request.file, on: console).write(Array(text.utf8))
        }
      } catch {
        problem = problem ?? error
      }
    }
    if format == .github || requests.contains(where: { $0.format == .github }) { summarize(report, on: console) }
    if let problem { throw problem }
  }

  /// Prints a report, below a line with the project's folder if there are several.
  private func print(
    _ report: Report, of folder: String? = nil, on console: Console, _ write: (String) throws -> Void
  ) throws {
    // Errors about paths are on standard error already, and a summary of nothing would add no information.
    guard format != .text || report.scope.flows > 0 || report.diagnostics.contains(where: { !isAboutPath($0) })
    else { return }
    let detail: TextReport.Detail = statistics ? .counts : brief ? .headline : .everything
    let form = format.printed(colour: color.isOn(console), detail: detail, isQuiet: quiet, rulePages: pages)
    let text = reported(report, as: form, on: console)
    if let folder, !text.isEmpty { try write(localized("project \(folder.visible)") + "\n\n") }
    try write(text)
  }

  /// Adds a table to the page of the workflow run.
  ///
  /// A failure is reported, but does not fail the command.
  private func summarize(_ report: Report, on console: Console) {
    guard let file = console.environment[Self.summaryVariable], !file.isEmpty else { return }
    do {
      try OutputFile(file, on: console).append(Array(GitHubSummary(of: report).render().utf8))
    } catch {
      console.say("the summary of the step cannot be written: \(error.message)")
    }
  }

  private func isAboutPath(_ diagnostic: Diagnostic) -> Bool { diagnostic.rule == PathFindings.rule.id }

  /// Returns the text of a report, and reports on standard error what the format omits.
  private func reported(_ report: Report, as form: any ReportRenderer, on console: Console) -> String {
    if let omission = form.omission(from: report) { console.say(omission) }
    return form.render(report)
  }

  private func request(_ text: String) throws -> Request {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw UsageError("--report \"\(text)\" is not FORMAT=FILE, as in json=report.json") }
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let near = Synonyms.nearest(to: parts[0], among: ReportFormat.rawValues)
      let hint: Message =
        near.map { "; did you mean \"\($0)\"?" }
        ?? ": write \(Message.list(ReportFormat.rawValues.map(Message.code), .or))"
      throw UsageError("--report has no format \"\(parts[0])\"\(hint)")
    }
    return Request(format: format, file: parts[1])
  }
}
