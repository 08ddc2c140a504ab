import Diagnostics

extension GitLabFormat.V1 {
  /// An issue.
  struct Issue {
    /// The finding.
    let diagnostic: Diagnostic
    /// The files of the finding.
    let files: SourceFiles
    /// The fingerprint, which must be unique in the list.
    let fingerprint: String

    /// The JSON of the issue.
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
