/// A form that a report can be told in: text, JSON, and whatever CI systems read.
public protocol ReportForm {
  /// The whole report, line break at its end included.
  func render(_ report: Report) -> String

  /// What the form has no room for, as a sentence that says how much is left out, or nil where it holds everything.
  func omission(from report: Report) -> String?
}

extension ReportForm {
  /// Nothing is left out.
  public func omission(from report: Report) -> String? { nil }
}
