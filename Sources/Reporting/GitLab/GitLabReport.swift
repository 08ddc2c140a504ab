import Diagnostics

/// The GitLab code quality format.
///
/// It omits accepted findings, because GitLab has no equivalent. A flow that must be decided and is not has an issue.
public struct GitLabReport: ReportRenderer {
  /// Creates the format.
  public init() {}

  /// Returns the report as one JSON list.
  public func render(_ report: Report) -> String {
    let fingerprints = Fingerprint.assign(to: report.diagnostics, in: report.files)
    let issues = zip(report.diagnostics, fingerprints).filter { $0.0.allowed == nil }.map { diagnostic, fingerprint in
      GitLabFormat.V1.Issue(diagnostic: diagnostic, files: report.files, fingerprint: fingerprint).json
    }
    let undecided = report.undecidedFlows.map { GitLabFormat.V1.Issue(undecided: $0, files: report.files).json }
    return JSONWriter.text(of: .array(issues + undecided))
  }
}

/// The GitLab code quality format, by our version number, because GitLab's format has none.
enum GitLabFormat {
  /// A list of issues, for GitLab 13 and later.
  enum V1 {}
}
