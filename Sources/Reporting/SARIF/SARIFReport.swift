import Diagnostics
import Localization

/// The SARIF format, version 2.1.0, for code scanning.
public struct SARIFReport: ReportRenderer {
  private let toolVersion: String
  private let rulePages: String?

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - toolVersion: the version of navflow, for example `1.2.3`.
  ///   - rulePages: the address of the folder with the page of each rule, without a slash at the end, or nil.
  public init(toolVersion: String, rulePages: String? = nil) {
    self.toolVersion = toolVersion
    self.rulePages = rulePages
  }

  /// Returns the report as a SARIF log with one run.
  public func render(_ report: Report) -> String {
    JSONWriter.text(of: SARIFFormat.V210.Log(report: report, toolVersion: toolVersion, rulePages: rulePages).json)
  }

  /// Returns a sentence about findings beyond the limit of code scanning, or nil.
  public func omission(from report: Report) -> Message? {
    SARIFFormat.V210.Log(report: report, toolVersion: toolVersion).omission
  }
}
