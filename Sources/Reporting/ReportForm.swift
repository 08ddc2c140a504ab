/// An output format of reports: text, JSON, or the format of a CI system.
public protocol ReportForm {
  /// Returns the whole report, with a line break at the end.
  func render(_ report: Report) -> String

  /// Returns a sentence about what the format has no room for, or nil if it contains everything.
  func omission(from report: Report) -> String?
}

extension ReportForm {
  /// Returns nil: the format contains everything.
  public func omission(from report: Report) -> String? { nil }
}
