import Diagnostics

extension JSONFormat.V1 {
  /// Another place that a finding involves.
  struct Related {
    /// What there is to see.
    let message: String
    /// The path as reports show it.
    let file: String
    /// Its first character.
    let start: Position
    /// The place after its last character.
    let end: Position

    /// Creates the wire form of a note.
    init(_ note: Note, in files: SourceFiles) {
      message = note.message
      file = files[note.range.file].path
      start = Position(note.range.start)
      end = Position(note.range.end)
    }

    /// The value to write.
    var json: JSONValue {
      .object([("message", .string(message)), ("file", .string(file)), ("start", start.json), ("end", end.json)])
    }
  }
}
