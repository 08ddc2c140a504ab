import ArgumentParser
import Diagnostics
import Reporting

/// How a report is told, and where to.
struct CheckOutput: ParsableArguments {
  /// Where GitHub's runner takes the summary of a step from.
  private static let summaryVariable = "GITHUB_STEP_SUMMARY"

  @Option(help: "How to print the report.")
  var format: ReportFormat = .text

  @Option(
    name: .customLong("report"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Write one more report, as in json=report.json; may be given several times.", valueName: "format=file"))
  var reports: [String] = []

  @Option(help: "Colour the text: auto, always or never.")
  var color: ColourChoice = .auto

  /// One more report, as `--report` asks for it.
  struct Request {
    /// Its form.
    let format: ReportFormat
    /// Where it goes.
    let file: String
  }

  /// The reports besides the printed one.
  ///
  /// - Throws: `UsageError` for a form that there is not.
  func requests() throws -> [Request] { try reports.map(request) }

  /// Prints the report, then writes it in every other form that is asked for.
  ///
  /// - Throws: `UsageError` for the first file that cannot be written, after all the others have been.
  func write(_ report: Report, and requests: [Request], on console: Console) throws {
    // What is wrong with the paths has been told on standard error; a table of nothing would add nothing.
    if format != .text || report.scope.flows > 0 || report.diagnostics.contains(where: { !isAboutPath($0) }) {
      try console.write(told(report, as: format.printed(colour: color.isOn(console)), on: console))
    }
    var problem: UsageError?
    for request in requests {
      do {
        let text = told(report, as: request.format.written, on: console)
        try OutputFile(request.file, on: console).write(Array(text.utf8))
      } catch {
        problem = problem ?? error
      }
    }
    if format == .github || requests.contains(where: { $0.format == .github }) { summarize(report, on: console) }
    if let problem { throw problem }
  }

  /// Adds a table to the page of the run; that this may fail is no reason for the run to fail.
  private func summarize(_ report: Report, on console: Console) {
    guard let file = console.environment[Self.summaryVariable], !file.isEmpty else { return }
    do {
      try OutputFile(file, on: console).append(Array(GitHubSummary(of: report).render().utf8))
    } catch {
      console.complain("navflow: the summary of the step is missing: \(error.message.visible)\n")
    }
  }

  private func isAboutPath(_ diagnostic: Diagnostic) -> Bool { diagnostic.rule == PathFindings.rule.id }

  /// The text of a report; what has no room in it is told on standard error.
  private func told(_ report: Report, as form: any ReportForm, on console: Console) -> String {
    if let omission = form.omission(from: report) { console.complain("navflow: \(omission)\n") }
    return form.render(report)
  }

  private func request(_ text: String) throws -> Request {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw UsageError("--report \"\(text)\" is not FORMAT=FILE, as in json=report.json") }
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let near = Synonyms.nearest(to: parts[0], among: ReportFormat.words)
      let hint = near.map { "; did you mean \"\($0)\"?" } ?? ": write \(ReportFormat.words.listed("or"))"
      throw UsageError("--report has no format \"\(parts[0])\"" + hint)
    }
    return Request(format: format, file: parts[1])
  }
}
