import Diagnostics

/// The SARIF format, version 2.1.0, for code scanning.
public struct SARIFReport: ReportRenderer {
  private let toolVersion: String

  /// Creates the format.
  ///
  /// - Parameter toolVersion: the version of navflow, for example `1.2.3`.
  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// Returns the report as a SARIF log with one run.
  public func render(_ report: Report) -> String {
    JSONWriter.text(of: SARIFFormat.V210.Log(report: report, toolVersion: toolVersion).json)
  }

  /// Returns a sentence about findings beyond the limit of code scanning, or nil.
  public func omission(from report: Report) -> String? {
    SARIFFormat.V210.Log(report: report, toolVersion: toolVersion).omission
  }
}
