import Diagnostics

/// The form for people: findings with their lines, traces told in taps, and one summary line last.
///
/// Allowed findings appear in the summary's count only.
public struct TextReport: ReportForm {
  private let paint: Paint
  private let isAllowable: @Sendable (Diagnostic) -> Bool
  private let isToldElsewhere: @Sendable (Diagnostic) -> Bool

  /// Creates the form.
  ///
  /// - Parameters:
  ///   - colour: Whether to write codes that terminals show as colours.
  ///   - isAllowable: Whether an `allow` can accept a finding, so that the report says how.
  ///   - isToldElsewhere: Whether a finding is only to be counted, as its reader sees it elsewhere.
  public init(
    colour: Bool, isAllowable: @escaping @Sendable (Diagnostic) -> Bool = { _ in true },
    isToldElsewhere: @escaping @Sendable (Diagnostic) -> Bool = { _ in false }
  ) {
    self.paint = Paint(isOn: colour)
    self.isAllowable = isAllowable
    self.isToldElsewhere = isToldElsewhere
  }

  /// The report, a blank line behind each finding.
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
