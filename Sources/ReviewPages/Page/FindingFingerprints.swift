import Diagnostics
import Localization
import Reporting

/// The fingerprints of the findings of a report.
struct FindingFingerprints {
  private struct Key: Hashable {
    let rule: RuleID
    let range: SourceRange
    let message: Message
    let device: String?
  }

  private let all: [Key: String]

  /// Creates the fingerprints of a report.
  init(_ report: Report) {
    let fingerprints = Fingerprint.assign(to: report.diagnostics, in: report.files)
    all = Dictionary(zip(report.diagnostics.map(Self.key), fingerprints)) { first, _ in first }
  }

  /// Returns the fingerprint of a finding, or nil if the report does not contain it.
  subscript(_ finding: Diagnostic) -> String? { all[Self.key(of: finding)] }

  private static func key(of finding: Diagnostic) -> Key {
    Key(rule: finding.rule, range: finding.range, message: finding.message, device: finding.subject.device)
  }
}
