import Diagnostics

/// The form that GitLab's code quality takes; findings that an `allow` accepts are left out, as it knows nothing like it.
public struct GitLabReport: ReportForm {
  /// Creates the form.
  public init() {}

  /// The report as one JSON list.
  public func render(_ report: Report) -> String {
    let fingerprints = Fingerprint.assign(to: report.diagnostics, in: report.files)
    let issues = zip(report.diagnostics, fingerprints).filter { $0.0.allowed == nil }.map { diagnostic, fingerprint in
      GitLabFormat.V1.Issue(diagnostic: diagnostic, files: report.files, fingerprint: fingerprint).json
    }
    return JSONWriter.text(of: .array(issues))
  }
}
