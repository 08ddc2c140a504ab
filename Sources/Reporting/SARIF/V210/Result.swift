import Diagnostics
import Localization
import OrderedCollections

extension SARIFFormat.V210 {
  /// A finding.
  struct Result {
    /// The maximum number of notes with a link in the message.
    private static let maximumLinkCount = 10

    /// The finding in our own types.
    let diagnostic: Diagnostic
    /// The index of the rule in the run, or nil.
    let ruleIndex: Int?
    /// The files of the finding.
    let files: SourceFiles
    /// The fingerprint of the finding.
    let fingerprint: String

    /// The JSON of the result.
    var json: JSONValue {
      var members: [(key: String, value: JSONValue)] = [("ruleId", .string(diagnostic.rule.name))]
      if let ruleIndex { members.append(("ruleIndex", .integer(ruleIndex))) }
      members += [
        ("level", .string(level(of: diagnostic.severity))), ("message", message.json),
        ("locations", .array([Location(range: diagnostic.range, files: files).json])),
        ("partialFingerprints", .object([("navflow/v1", .string(fingerprint))])),
      ]
      if let trace = diagnostic.trace {
        members.append(("codeFlows", .array([CodeFlow(trace: trace, diagnostic: diagnostic, files: files).json])))
      }
      if !related.isEmpty { members.append(("relatedLocations", .array(related.map(\.json)))) }
      if diagnostic.allowed == nil, let suggestion = diagnostic.suggestion {
        members.append(("fixes", .array([Fix(suggestion: suggestion, files: files).json])))
      }
      // Without this list, consumers must assume that suppressions are unknown.
      members.append(("suppressions", .array(suppressions)))
      return .object(members)
    }

    private var message: Message {
      let helps = [diagnostic.help ?? diagnostic.suggestion?.summary].compactMap {
        $0.map { "\(localized("help")): \($0.localized)" }
      }
      let lines = [diagnostic.message.visible] + FindingContext.lines(of: diagnostic) + helps
      var message = Message(lines.joined(separator: "\n"))
      for (index, note) in diagnostic.notes.prefix(Self.maximumLinkCount).enumerated() {
        message.link(note.message.localized, to: index + 1)
      }
      return message
    }

    private var related: [Location] {
      let affected = diagnostic.affected.flatMap { affected in
        OrderedSet(affected.places.map(\.range)).map {
          Note("same cause: \(affected.message) [\(affected.rule)]", at: $0)
        }
      }
      return (diagnostic.notes + affected).prefix(maximumLocationCount).enumerated().map { index, note in
        Location(id: index + 1, range: note.range, files: files, message: Message(note.message.visible))
      }
    }

    private var suppressions: [JSONValue] {
      guard let reason = diagnostic.allowed else { return [] }
      return [
        .object([
          ("kind", .string("inSource")), ("status", .string("accepted")), ("justification", .string(reason.visible)),
        ])
      ]
    }
  }
}
