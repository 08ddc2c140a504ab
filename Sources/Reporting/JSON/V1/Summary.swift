import Diagnostics

extension JSONFormat.V1 {
  /// The counts; allowed findings are not among errors, warnings and infos.
  struct Summary {
    /// What is counted.
    let report: Report

    /// The value to write.
    var json: JSONValue {
      .object([
        ("flows", .integer(report.scope.flows)), ("screens", .integer(report.scope.screens)),
        ("tasks", .integer(report.scope.tasks)), ("errors", .integer(report.count(of: .error))),
        ("warnings", .integer(report.count(of: .warning))), ("infos", .integer(report.count(of: .info))),
        ("allowed", .integer(report.allowed)), ("baselined", .integer(report.baselined)),
      ])
    }
  }
}
