import Diagnostics

extension JSONFormat.V1 {
  /// Another place that a finding involves.
  struct Related {
    /// The explanation of the place.
    let message: String
    /// The path as reports show it.
    let file: String
    /// The position of the first character.
    let start: Position
    /// The position after the last character.
    let end: Position

    /// Creates the JSON form of a note.
    init(_ note: Note, in files: SourceFiles) {
      message = note.message.localized
      file = files[note.range.file].path
      start = Position(note.range.start)
      end = Position(note.range.end)
    }

    /// The JSON of the place.
    var json: JSONValue {
      .object([("message", .string(message)), ("file", .string(file)), ("start", start.json), ("end", end.json)])
    }
  }
}
