import Diagnostics

extension JSONFormat.V1 {
  /// Another finding that has the cause of one.
  struct Affected {
    private let affected: Diagnostic.Affected
    private let files: SourceFiles

    /// Creates the wire form of an affected finding.
    init(_ affected: Diagnostic.Affected, in files: SourceFiles) {
      self.affected = affected
      self.files = files
    }

    /// The value to write.
    var json: JSONValue {
      let range = affected.place.range
      let subject = affected.place.subject
      return .object([
        ("rule", .string(affected.rule.name)), ("severity", .string(affected.severity.word)),
        ("message", .string(affected.message)), ("file", .string(files[range.file].path)),
        ("start", Position(range.start).json), ("end", Position(range.end).json),
        ("device", .optional(subject.device)), ("screen", .optional(subject.screen)),
        ("action", .optional(subject.action)), ("task", .optional(subject.task)),
      ])
    }
  }
}
