import Diagnostics

extension SARIFFormat.V210 {
  /// A finding.
  struct Result {
    /// So many of a finding's notes are linked from its message.
    private static let mostLinks = 10

    /// Our own form of the same.
    let diagnostic: Diagnostic
    /// The place of its rule among those of the run, or nil.
    let ruleIndex: Int?
    /// The files that it points into.
    let files: SourceFiles
    /// What makes it the same finding in another run.
    let fingerprint: String

    /// The value to write.
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
      // Without the list nobody could know that a finding is not suppressed.
      members.append(("suppressions", .array(suppressions)))
      return .object(members)
    }

    private var message: Message {
      let helps = [diagnostic.help ?? diagnostic.suggestion?.summary].compactMap { $0.map { "help: \($0)" } }
      let lines = [diagnostic.message.visible] + FindingContext.lines(of: diagnostic) + helps
      var message = Message(lines.joined(separator: "\n"))
      for (index, note) in diagnostic.notes.prefix(Self.mostLinks).enumerated() {
        message.link(note.message, to: index + 1)
      }
      return message
    }

    private var related: [Location] {
      diagnostic.notes.prefix(mostPlaces).enumerated().map { index, note in
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
