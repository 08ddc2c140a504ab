import Diagnostics

/// A report as the Markdown that GitHub shows on the page of a run: one table.
public struct GitHubSummary: Sendable {
  /// GitHub refuses a summary of more than a mebibyte; some of it may be taken already.
  private static let mostBytes = 900_000
  private static let widestCell = 400

  private let report: Report

  /// Creates the summary of a report.
  public init(of report: Report) { self.report = report }

  /// The Markdown, line break at its end included.
  public func render() -> String {
    let text = SummaryText(paint: Paint(isOn: false))
    let findings = report.heaviestFirst
    var lines = ["### navflow: \(MarkdownText.escaped(text.summary(of: report)))", ""]
    if !findings.isEmpty { lines += table(of: findings) + [""] }
    lines += (text.proved(in: report) + text.unproved(in: report)).flatMap { [MarkdownText.escaped($0), ""] }
    return lines.map { $0 + "\n" }.joined()
  }

  private func table(of findings: [Diagnostic]) -> [String] {
    var lines = ["| | where | what | rule |", "|---|---|---|---|"]
    var bytes = 0
    for (index, finding) in findings.enumerated() {
      let row = row(of: finding)
      bytes += row.utf8.count
      if bytes > Self.mostBytes { return lines + ["", "and \(count(findings.count - index, "more finding"))"] }
      lines.append(row)
    }
    return lines
  }

  private func row(of finding: Diagnostic) -> String {
    let start = finding.range.start
    let place = "\(report.files[finding.range.file].path.visible):\(start.line):\(start.column)"
    let cells = [finding.severity.rawValue, place, finding.message.visible, finding.rule.name]
    return "| " + cells.map { MarkdownText.escaped($0.clipped(to: Self.widestCell)) }.joined(separator: " | ") + " |"
  }
}
