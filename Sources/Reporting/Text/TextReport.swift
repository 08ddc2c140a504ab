import Diagnostics

/// The text format of a report: each finding with its lines and trace, then the summary.
///
/// Accepted findings are only in the numbers of the summary.
public struct TextReport: ReportForm {
  private let paint: Paint
  private let isAllowable: @Sendable (Diagnostic) -> Bool
  private let isToldElsewhere: @Sendable (Diagnostic) -> Bool

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - colour: whether to write ANSI colour codes.
  ///   - isAllowable: returns whether an `allow` can accept a finding, so that the report explains how.
  ///   - isToldElsewhere: returns whether a finding is only counted, because the reader sees it elsewhere.
  public init(
    colour: Bool, isAllowable: @escaping @Sendable (Diagnostic) -> Bool = { _ in true },
    isToldElsewhere: @escaping @Sendable (Diagnostic) -> Bool = { _ in false }
  ) {
    self.paint = Paint(isOn: colour)
    self.isAllowable = isAllowable
    self.isToldElsewhere = isToldElsewhere
  }

  /// Returns the report, with a blank line after each finding.
  public func render(_ report: Report) -> String {
    let finding = FindingText(files: report.files, paint: paint)
    var lines: [String] = []
    for diagnostic in report.diagnostics where diagnostic.allowed == nil && !isToldElsewhere(diagnostic) {
      lines += finding.lines(for: diagnostic, hintsAtAllow: isAllowable(diagnostic)) + [""]
    }
    lines += SummaryText(paint: paint).lines(for: report)
    return lines.map { $0 + "\n" }.joined()
  }
}
