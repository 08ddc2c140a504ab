import Diagnostics
import OrderedCollections

extension JSONFormat.V1 {
  /// A finding with the same cause as the finding that is reported.
  struct Affected {
    private let affected: Diagnostic.Affected
    private let files: SourceFiles

    /// Creates the JSON form of an affected finding.
    init(_ affected: Diagnostic.Affected, in files: SourceFiles) {
      self.affected = affected
      self.files = files
    }

    /// The JSON of the affected finding.
    var json: JSONValue {
      let range = affected.place.range
      let subject = affected.place.subject
      return .object([
        ("rule", .string(affected.rule.name)), ("severity", .string(affected.severity.word)),
        ("message", .string(affected.message.localized)), ("file", .string(files[range.file].path)),
        ("start", Position(range.start).json), ("end", Position(range.end).json),
        ("device", .optional(subject.device)), ("screen", .optional(subject.screen)),
        ("action", .optional(subject.action)), ("task", .optional(subject.task)),
        ("places", .array(Self.ranges(of: affected).map(json))),
      ])
    }

    /// Returns the different ranges of an affected finding, its own first.
    static func ranges(of affected: Diagnostic.Affected) -> OrderedSet<SourceRange> {
      OrderedSet(affected.places.map(\.range))
    }

    private func json(_ range: SourceRange) -> JSONValue {
      .object([
        ("file", .string(files[range.file].path)), ("start", Position(range.start).json),
        ("end", Position(range.end).json),
      ])
    }
  }
}
