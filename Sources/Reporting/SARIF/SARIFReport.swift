/// The form that code scanning takes: SARIF 2.1.0.
public struct SARIFReport: ReportForm {
  private let toolVersion: String

  /// Creates the form.
  ///
  /// - Parameter toolVersion: the version of navflow, as in `1.2.3`.
  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// The report as one SARIF log with one run.
  public func render(_ report: Report) -> String {
    JSONWriter.text(of: SARIFFormat.V210.Log(report: report, toolVersion: toolVersion).json)
  }

  /// How many findings are too many for code scanning, or nil.
  public func omission(from report: Report) -> String? {
    SARIFFormat.V210.Log(report: report, toolVersion: toolVersion).omission
  }
}
