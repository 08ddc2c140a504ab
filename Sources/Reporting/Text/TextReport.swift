import Diagnostics

/// The text format of a report: each finding with its lines and trace, then the summary.
///
/// Accepted findings are only in the numbers of the summary.
public struct TextReport: ReportRenderer {
  private let styled: TextStyler
  private let isAllowable: @Sendable (Diagnostic) -> Bool
  private let isReportedElsewhere: @Sendable (Diagnostic) -> Bool

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - colour: whether to write ANSI colour codes.
  ///   - isAllowable: returns whether an `allow` can accept a finding, so that the report explains how.
  ///   - isReportedElsewhere: returns whether a finding is only counted, because the reader sees it elsewhere.
  public init(
    colour: Bool, isAllowable: @escaping @Sendable (Diagnostic) -> Bool = { _ in true },
    isReportedElsewhere: @escaping @Sendable (Diagnostic) -> Bool = { _ in false }
  ) {
    self.styled = TextStyler(isOn: colour)
    self.isAllowable = isAllowable
    self.isReportedElsewhere = isReportedElsewhere
  }

  /// Returns the report, with a blank line after each finding.
  public func render(_ report: Report) -> String {
    let finding = FindingText(files: report.files, styled: styled)
    var lines: [String] = []
    for diagnostic in report.diagnostics where diagnostic.allowed == nil && !isReportedElsewhere(diagnostic) {
      lines += finding.lines(for: diagnostic, hintsAtAllow: isAllowable(diagnostic)) + [""]
    }
    lines += SummaryText(styled: styled).lines(for: report)
    return lines.map { $0 + "\n" }.joined()
  }
}
