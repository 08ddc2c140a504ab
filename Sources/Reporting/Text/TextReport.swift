import Localization
import Diagnostics

/// The text format of a report: each finding with its lines and trace, then the summary.
///
/// Accepted findings are only in the numbers of the summary.
public struct TextReport: ReportRenderer {
  /// How much of each finding is written.
  public enum Detail: Sendable {
    case everything
    /// One line.
    case headline
    /// Only the number of findings of each rule.
    case counts
  }

  private let styled: TextStyler
  private let isAllowable: @Sendable (Diagnostic) -> Bool
  private let isReportedElsewhere: @Sendable (Diagnostic) -> Bool
  private let detail: Detail
  private let isQuiet: Bool
  /// The number of findings above which a table counts them by rule.
  private static let fewFindings = 10

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - colour: whether to write ANSI colour codes.
  ///   - detail: how much of each finding is written.
  ///   - isQuiet: whether to write only what fails, and nothing if nothing does.
  ///   - isAllowable: returns whether an `allow` can accept a finding, so that the report explains how.
  ///   - isReportedElsewhere: returns whether a finding is only counted, because the reader sees it elsewhere.
  public init(
    colour: Bool, detail: Detail = .everything, isQuiet: Bool = false,
    isAllowable: @escaping @Sendable (Diagnostic) -> Bool = { _ in true },
    isReportedElsewhere: @escaping @Sendable (Diagnostic) -> Bool = { _ in false }
  ) {
    self.styled = TextStyler(isOn: colour)
    self.detail = detail
    self.isQuiet = isQuiet
    self.isAllowable = isAllowable
    self.isReportedElsewhere = isReportedElsewhere
  }

  /// Returns the report: errors first, then warnings, then infos, with a blank line after each finding.
  public func render(_ report: Report) -> String {
    if isQuiet, !report.fails, !report.leavesUndecided { return "" }
    let shown = report.diagnostics.filter {
      $0.allowed == nil && !isReportedElsewhere($0) && (!isQuiet || report.isFailing($0))
    }
    let summary = SummaryText(styled: styled)
    let lines =
      findings(shown.filter { $0.firstProject == nil }, in: report.files) + repeated(in: shown)
      + (isQuiet ? summary.unproved(in: report) + [summary.summary(of: report)] : summary.lines(for: report))
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a line for each project before this one that shows some of the findings.
  private func repeated(in shown: [Diagnostic]) -> [String] {
    let folders = Dictionary(grouping: shown.compactMap(\.firstProject)) { $0 }.mapValues(\.count)
    return folders.sorted { $0.key < $1.key }.map { folder, number in
      localized(
        number == 1
          ? "1 finding in a shared file is listed under project \(folder.visible)"
          : "\(number) findings in shared files are listed under project \(folder.visible)")
    }
  }

  private func findings(_ shown: [Diagnostic], in files: SourceFiles) -> [String] {
    let finding = FindingText(files: files, styled: styled)
    let counts = RuleCounts(shown, styled: styled).lines
    let hasMany = shown.count > Self.fewFindings
    switch detail {
    case .everything:
      return shown.flatMap { finding.lines(for: $0, hintsAtAllow: isAllowable($0)) + [""] }
        + (hasMany ? counts + [""] : [])
    case .headline: return shown.map(finding.briefLine) + (hasMany ? [""] + counts + [""] : [])
    case .counts: return counts.isEmpty ? [] : counts + [""]
    }
  }
}
