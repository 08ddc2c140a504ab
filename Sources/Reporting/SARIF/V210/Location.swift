import Diagnostics

extension SARIFFormat.V210 {
  /// A place in a file.
  struct Location {
    /// Its number among the related places of a result, from 1; nil for others.
    var id: Int?
    /// Where it is.
    let range: SourceRange
    /// The files that it points into.
    let files: SourceFiles
    /// What there is to see, or nil.
    var message: Message?

    /// The value to write.
    var json: JSONValue {
      var members: [(key: String, value: JSONValue)] = []
      if let id { members.append(("id", .integer(id))) }
      members.append(("physicalLocation", physical))
      if let message { members.append(("message", message.json)) }
      return .object(members)
    }

    private var physical: JSONValue {
      let uri = JSONValue.string(RelativeURI(path: files[range.file].path).text)
      return .object([
        ("artifactLocation", .object([("uri", uri)])),
        (
          "region",
          .object([
            ("startLine", .integer(range.start.line)), ("startColumn", .integer(range.start.column)),
            ("endLine", .integer(range.end.line)), ("endColumn", .integer(range.end.column)),
          ])
        ),
      ])
    }
  }
}
