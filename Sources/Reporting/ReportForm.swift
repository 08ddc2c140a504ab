/// A form that a report can be told in: text, JSON, and whatever CI systems read.
public protocol ReportForm {
  /// The whole report, line break at its end included.
  func render(_ report: Report) -> String
}
