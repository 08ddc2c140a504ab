import Diagnostics
import Localization

/// The text of what changed between two runs over the same files: each new finding with its lines and trace, the findings
/// that are gone, and the numbers.
public struct RunChangesText: Sendable {
  private let styled: TextStyler
  private let isAllowable: @Sendable (Diagnostic) -> Bool

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - colour: whether to write ANSI colour codes.
  ///   - isAllowable: returns whether an `allow` can accept a finding, so that the text explains how.
  public init(colour: Bool, isAllowable: @escaping @Sendable (Diagnostic) -> Bool) {
    styled = TextStyler(isOn: colour)
    self.isAllowable = isAllowable
  }

  /// Returns the text, with a line break at the end.
  ///
  /// - Parameter report: the report of the newer run.
  public func render(_ changes: FindingChanges, in report: Report) -> String {
    let finding = FindingText(files: changes.newFiles, styled: styled)
    var lines = changes.new.flatMap { finding.lines(for: $0, hintsAtAllow: isAllowable($0)) + [""] }
    let gone = changes.gone.filter(\.isCertain)
    if !gone.isEmpty {
      lines += [styled("\(localized("findings that are gone")):", .bold)] + gone.map { line(for: $0, changes) } + [""]
    }
    let unknown = changes.gone.count - gone.count
    let changed: Message =
      "\(.count(changes.new.count, "new finding")), \(gone.count) gone, \(changes.kept.count) as before"
    let counts: Message =
      changes.new.isEmpty && changes.gone.isEmpty
      ? "the findings are as before" : unknown > 0 ? "\(changed), \(unknown) not checked again" : changed
    lines += [counts.localized, SummaryText(styled: styled).summary(of: report)]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the lines of each error that prevents a check of its file, without colours.
  public static func fileErrors(in report: Report) -> [String] {
    let rules = Set(report.rules.filter(\.isFileError).map(\.id))
    let finding = FindingText(files: report.files, styled: TextStyler(isOn: false))
    return report.diagnostics.filter { rules.contains($0.rule) }.map {
      finding.lines(for: $0, hintsAtAllow: false).joined(separator: "\n")
    }
  }

  private func line(for gone: FindingChanges.GoneFinding, _ changes: FindingChanges) -> String {
    let reason = gone.accepted.map { " — " + localized("accepted now: \($0.visible)") } ?? ""
    return "  − " + FindingText(files: changes.oldFiles, styled: styled).headline(of: gone.diagnostic) + reason
  }
}
