import Diagnostics

extension GitLabFormat.V1 {
  /// A finding.
  struct Issue {
    /// Our own form of the same.
    let diagnostic: Diagnostic
    /// The files that it points into.
    let files: SourceFiles
    /// What makes it the same finding in another run; no two issues of a report may agree.
    let fingerprint: String

    /// The value to write.
    var json: JSONValue {
      let range = diagnostic.range
      let lines = JSONValue.object([("begin", .integer(range.start.line)), ("end", .integer(range.end.line))])
      return .object([
        ("description", .string(diagnostic.message.visible)), ("check_name", .string(diagnostic.rule.name)),
        ("fingerprint", .string(fingerprint)), ("severity", .string(severity)),
        ("location", .object([("path", .string(files[range.file].path)), ("lines", lines)])),
      ])
    }

    private var severity: String {
      switch diagnostic.severity {
      case .error: "major"
      case .warning: "minor"
      case .info: "info"
      }
    }
  }
}
