import Diagnostics
import Localization

/// The Markdown that GitHub shows on the page of a workflow run: a table of findings.
public struct GitHubSummary: Sendable {
  /// The maximum size of a summary.
  ///
  /// GitHub's limit is one mebibyte, and other steps may have used some of it.
  private static let maximumByteCount = 900_000
  private static let maximumCellWidth = 400

  private let report: Report

  /// Creates the summary of a report.
  public init(of report: Report) { self.report = report }

  /// Returns the Markdown, with a line break at the end.
  public func render() -> String {
    let text = SummaryText(styled: TextStyler(isOn: false))
    let findings = report.openBySeverity
    var lines = ["### navflow: \(MarkdownText.escaped(text.summary(of: report)))", ""]
    if !findings.isEmpty { lines += table(of: findings) + [""] }
    let verdicts = text.proved(in: report) + text.unproved(in: report) + text.unlaunched(in: report)
    lines += verdicts.flatMap { [MarkdownText.escaped($0), ""] }
    return lines.map { $0 + "\n" }.joined()
  }

  private func table(of findings: [Diagnostic]) -> [String] {
    var lines = ["| | \(["where", "what", "rule"].map(\.localized).joined(separator: " | ")) |", "|---|---|---|---|"]
    var bytes = 0
    for (index, finding) in findings.enumerated() {
      let row = row(of: finding)
      bytes += row.utf8.count
      if bytes > Self.maximumByteCount {
        return lines + ["", "and \(count(findings.count - index, "more finding"))".localized]
      }
      lines.append(row)
    }
    return lines
  }

  private func row(of finding: Diagnostic) -> String {
    let start = finding.range.start
    let place = "\(report.files[finding.range.file].path.visible):\(start.line):\(start.column)"
    let cells = [finding.severity.rawValue.localized, place, finding.message.visible, finding.rule.name]
    return "| " + cells.map { MarkdownText.escaped($0.clipped(to: Self.maximumCellWidth)) }.joined(separator: " | ")
      + " |"
  }
}
