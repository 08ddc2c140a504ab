import Diagnostics

extension JSONFormat.V1 {
  /// The numbers of a report; accepted findings only count as `allowed`.
  struct Summary {
    /// The report.
    let report: Report

    /// The JSON of the summary.
    var json: JSONValue {
      .object(members + marks)
    }

    /// The numbers of marks, in the summary of a partial flow.
    private var marks: [(key: String, value: JSONValue)] {
      guard report.marks != Report.Marks() else { return [] }
      return [
        ("unknownExits", .integer(report.marks.unknownExits)),
        ("openedElsewhere", .integer(report.marks.openedElsewhere)),
      ]
    }

    private var members: [(key: String, value: JSONValue)] {
      [
        ("flows", .integer(report.scope.flows)), ("screens", .integer(report.scope.screens)),
        ("tasks", .integer(report.scope.tasks)), ("errors", .integer(report.count(of: .error))),
        ("warnings", .integer(report.count(of: .warning))), ("infos", .integer(report.count(of: .info))),
        ("allowed", .integer(report.allowed)), ("baselined", .integer(report.baselined)),
      ]
    }
  }
}
