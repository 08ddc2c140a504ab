import Diagnostics

extension JSONFormat.V1 {
  /// A position in a file, with lines and columns (in Unicode scalars) from 1.
  struct Position {
    /// The line.
    let line: Int
    /// The column.
    let column: Int

    /// Creates the JSON form of a position.
    init(_ position: SourcePosition) {
      line = position.line
      column = position.column
    }

    /// The JSON of the position.
    var json: JSONValue { .object([("line", .integer(line)), ("column", .integer(column))]) }
  }
}
