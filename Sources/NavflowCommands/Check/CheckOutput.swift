import ArgumentParser
import Diagnostics
import FlowRules
import Foundation
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

  /// Writes the report in every form that is asked for.
  ///
  /// - Throws: `UsageError` for a form that there is not, or a file that cannot be written.
  func write(_ report: Report, on console: Console) throws {
    for request in try reports.map(parse) {
      let text = request.format.form(colour: false).render(report)
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: console.absolute(request.file)), options: .atomic)
      } catch {
        throw UsageError("\"\(request.file)\" cannot be written: \(error.localizedDescription)")
      }
    }
    console.write(format.form(colour: color.isOn(console)).render(report))
  }

  private func parse(_ request: String) throws -> (format: Format, file: String) {
    let parts = request.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = Format(rawValue: parts[0]) else {
      let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\"\(request)\" is no report: write FORMAT=FILE, FORMAT being one of \(formats)")
    }
    return (format, parts[1])
  }
}
