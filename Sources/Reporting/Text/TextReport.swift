import Diagnostics

/// The text format of a report: each finding with its lines and trace, then the summary.
///
/// Accepted findings are only in the numbers of the summary.
public struct TextReport: ReportRenderer {
  private let styled: TextStyler
  private let isAllowable: @Sendable (Diagnostic) -> Bool
  private let isReportedElsewhere: @Sendable (Diagnostic) -> Bool
  private let isBrief: Bool
  /// The number of findings above which a table counts them by rule.
  private static let fewFindings = 10

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - colour: whether to write ANSI colour codes.
  ///   - isBrief: whether to write one line for each finding.
  ///   - isAllowable: returns whether an `allow` can accept a finding, so that the report explains how.
  ///   - isReportedElsewhere: returns whether a finding is only counted, because the reader sees it elsewhere.
  public init(
    colour: Bool, isBrief: Bool = false, isAllowable: @escaping @Sendable (Diagnostic) -> Bool = { _ in true },
    isReportedElsewhere: @escaping @Sendable (Diagnostic) -> Bool = { _ in false }
  ) {
    self.styled = TextStyler(isOn: colour)
    self.isBrief = isBrief
    self.isAllowable = isAllowable
    self.isReportedElsewhere = isReportedElsewhere
  }

  /// Returns the report: errors first, then warnings, then infos, with a blank line after each finding.
  public func render(_ report: Report) -> String {
    let finding = FindingText(files: report.files, styled: styled)
    let shown = report.diagnosticsBySeverity.filter { $0.allowed == nil && !isReportedElsewhere($0) }
    var lines = shown.flatMap { diagnostic in
      isBrief
        ? [finding.briefLine(for: diagnostic)]
        : finding.lines(for: diagnostic, hintsAtAllow: isAllowable(diagnostic)) + [""]
    }
    if shown.count > Self.fewFindings {
      lines += (isBrief ? [""] : []) + RuleCounts(shown, styled: styled).lines + [""]
    }
    lines += SummaryText(styled: styled).lines(for: report)
    return lines.map { $0 + "\n" }.joined()
  }
}
