import Diagnostics

extension GitLabFormat.V1 {
  /// An issue.
  struct Issue {
    /// The rule, or what takes its place.
    let name: String
    let message: String
    let severity: Severity
    let range: SourceRange
    /// The files of the finding.
    let files: SourceFiles
    /// The fingerprint, which must be unique in the list.
    let fingerprint: String

    /// Creates the issue of a finding.
    init(diagnostic: Diagnostic, files: SourceFiles, fingerprint: String) {
      name = diagnostic.rule.name
      message = diagnostic.message.localized
      severity = diagnostic.severity
      range = diagnostic.range
      self.files = files
      self.fingerprint = fingerprint
    }

    /// Creates the issue of a flow that must be decided.
    init(undecided flow: UndecidedFlow, files: SourceFiles) {
      name = UndecidedFlow.name
      message = flow.message
      severity = .error
      range = .beginning(of: flow.file)
      self.files = files
      var hash = StableHash()
      hash.combine(UndecidedFlow.name)
      hash.combine(files[flow.file].projectPath)
      fingerprint = hash.hexadecimal
    }

    /// The JSON of the issue.
    var json: JSONValue {
      let lines = JSONValue.object([("begin", .integer(range.start.line)), ("end", .integer(range.end.line))])
      return .object([
        ("description", .string(message.visible)), ("check_name", .string(name)),
        ("fingerprint", .string(fingerprint)), ("severity", .string(level)),
        ("location", .object([("path", .string(files[range.file].path)), ("lines", lines)])),
      ])
    }

    private var level: String {
      switch severity {
      case .error: "major"
      case .warning: "minor"
      case .info: "info"
      }
    }
  }
}
