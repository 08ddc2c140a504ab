import ArgumentParser
import Diagnostics
import FlowRules
import Reporting

/// How a report is told, and where to.
struct CheckOutput: ParsableArguments {
  /// The forms that a report can be told in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json

    /// The form itself.
    func form(colour: Bool) -> any ReportForm {
      switch self {
      case .text: TextReport(colour: colour) { RuleRegistry.standard[$0.rule]?.family != .file }
      case .json: JSONReport()
      }
    }
  }

  @Option(help: "How to print the report.")
  var format: Format = .text

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
    let format: Format
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
    try console.write(format.form(colour: color.isOn(console)).render(report))
    var problem: UsageError?
    for request in requests {
      do {
        let text = request.format.form(colour: false).render(report)
        try OutputFile(request.file, on: console).write(Array(text.utf8))
      } catch let error as UsageError {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
  }

  private func request(_ text: String) throws -> Request {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw UsageError("--report \"\(text)\" is not FORMAT=FILE, as in json=report.json") }
    guard let format = Format(rawValue: parts[0]) else {
      let near = Synonyms.nearest(to: parts[0], among: Format.words)
      let hint = near.map { "; did you mean \"\($0)\"?" } ?? ": write \(Format.words.listed("or"))"
      throw UsageError("--report has no format \"\(parts[0])\"" + hint)
    }
    return Request(format: format, file: parts[1])
  }
}
