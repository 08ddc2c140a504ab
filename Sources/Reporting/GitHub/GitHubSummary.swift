import Diagnostics
import Localization

/// The Markdown that GitHub shows on the page of a workflow run: a table of findings.
public struct GitHubSummary: Sendable {
  /// The maximum size of a summary.
  ///
  /// GitHub's limit is one mebibyte, and other steps may have used some of it.
  private static let maximumByteCount = 1_000_000
  /// The maximum size with the table, so that there is room for the verdicts.
  private static let tableByteCount = 900_000
  private static let maximumCellWidth = 400

  private let report: Report

  /// Creates the summary of a report.
  public init(of report: Report) { self.report = report }

  /// Returns the Markdown, with a line break at the end.
  public func render() -> String {
    let text = SummaryText(styled: TextStyler(isOn: false))
    var page = MarkdownPage(limit: Self.maximumByteCount)
    page.add("### navflow: \(MarkdownText.escaped(text.summary(of: report)))")
    page.add("")
    page.list(
      report.open.filter { $0.firstProject == nil }.map(row),
      head: [
        "| | \(["where", "what", "rule"].map { (column: Message) in column.localized }.joined(separator: " | ")) |",
        "|---|---|---|---|",
      ],
      noun: "more finding", limit: Self.tableByteCount)
    let verdicts = text.proved(in: report) + text.unproved(in: report) + text.unlaunched(in: report)
    page.list(verdicts.map(MarkdownText.escaped), separator: "\n")
    return page.text
  }

  private func row(of finding: Diagnostic) -> String {
    let start = finding.range.start
    let place = "\(report.files[finding.range.file].path.visible):\(start.line):\(start.column)"
    let cells = [Message(key: finding.severity.rawValue).localized, place, finding.message.visible, finding.rule.name]
    return "| " + cells.map { MarkdownText.escaped($0.clipped(to: Self.maximumCellWidth)) }.joined(separator: " | ")
      + " |"
  }
}
