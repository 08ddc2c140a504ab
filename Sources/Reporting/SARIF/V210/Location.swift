import Diagnostics

extension SARIFFormat.V210 {
  /// A place in a file.
  struct Location {
    /// The number of a related location, starting at 1; nil for other locations.
    var id: Int?
    /// The text range.
    let range: SourceRange
    /// The files of the range.
    let files: SourceFiles
    /// The explanation of the location, or nil.
    var message: Message?

    /// The JSON of the location.
    var json: JSONValue {
      var members: [(key: String, value: JSONValue)] = []
      if let id { members.append(("id", .integer(id))) }
      members.append(("physicalLocation", physical))
      if let message { members.append(("message", message.json)) }
      return .object(members)
    }

    private var physical: JSONValue {
      .object([("artifactLocation", Self.artifact(of: range, in: files)), ("region", Self.region(range))])
    }

    /// Returns the JSON that names the file of a range.
    static func artifact(of range: SourceRange, in files: SourceFiles) -> JSONValue {
      .object([("uri", .string(RelativeURI(path: files[range.file].path).text))])
    }

    /// Returns the JSON of a range.
    static func region(_ range: SourceRange) -> JSONValue {
      .object([
        ("startLine", .integer(range.start.line)), ("startColumn", .integer(range.start.column)),
        ("endLine", .integer(range.end.line)), ("endColumn", .integer(range.end.column)),
      ])
    }
  }
}
