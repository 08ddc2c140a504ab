import Diagnostics

extension JSONFormat.V1 {
  /// A finding.
  struct Finding {
    /// The finding in our own types.
    let diagnostic: Diagnostic
    /// The files of the finding.
    let files: SourceFiles
    /// The fingerprint of the finding.
    let fingerprint: String
    /// Whether the finding makes the run fail; nil leaves out what only the report of a run says.
    var fails: Bool?
    /// Whether an `allow` can accept the finding.
    var isAllowable = false

    /// The JSON of the finding.
    var json: JSONValue { .object(headline + place + evidence + advice) }

    private var advice: [(key: String, value: JSONValue)] {
      guard let fails else { return [] }
      let hint = isAllowable ? AllowHint(for: diagnostic) : nil
      return [
        ("fails", .boolean(fails)), ("flows", .array(diagnostic.flows.map { .string(files[$0].path) })),
        ("occurrences", .integer(diagnostic.occurrences)),
        ("help", .optional((diagnostic.help ?? diagnostic.suggestion?.summary)?.localized)),
        ("replay", .optional(diagnostic.trace?.replay.commandLine)),
        (
          "allow",
          hint.map { .object([("under", .string($0.place.words().english)), ("line", .string($0.line))]) } ?? .null
        ),
      ]
    }

    private var headline: [(key: String, value: JSONValue)] {
      // Only a vacuous expectation is proved; its finding must not look like a proof.
      let decision = Decision(diagnostic.verdict == .proved ? nil : diagnostic.verdict)
      let first: [(key: String, value: JSONValue)] = [
        ("rule", .string(diagnostic.rule.name)), ("severity", .string(diagnostic.severity.word)),
      ]
      return first + decision.members + [("message", .string(diagnostic.message.localized))]
    }

    private var place: [(key: String, value: JSONValue)] {
      let range = diagnostic.range
      let subject = diagnostic.subject
      return [
        ("file", .string(files[range.file].path)),
        ("start", Position(range.start).json), ("end", Position(range.end).json),
        ("device", .optional(subject.device)), ("screen", .optional(subject.screen)),
        ("action", .optional(subject.action)), ("task", .optional(subject.task)),
      ]
    }

    private var evidence: [(key: String, value: JSONValue)] {
      let suggestion = diagnostic.allowed == nil ? diagnostic.suggestion : nil
      return [
        ("related", .array(diagnostic.notes.map { Related($0, in: files).json })),
        ("affected", .array(diagnostic.affected.map { Affected($0, in: files).json })),
        ("trace", diagnostic.trace.map { .array($0.steps.map { Step($0).json }) } ?? .null),
        ("suggestion", suggestion.map { Edit(suggestion: $0, files: files).json } ?? .null),
        ("allowed", .optional(diagnostic.allowed)), ("fingerprint", .string(fingerprint)),
      ]
    }
  }
}

extension Severity {
  /// The severity as documents write it.
  var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    }
  }
}
