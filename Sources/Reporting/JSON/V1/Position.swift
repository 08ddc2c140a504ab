import Diagnostics

extension JSONFormat.V1 {
  /// A place in a file: 1-based, columns in Unicode scalars.
  struct Position {
    /// The line.
    let line: Int
    /// The column.
    let column: Int

    /// Creates the wire form of a position.
    init(_ position: SourcePosition) {
      line = position.line
      column = position.column
    }

    /// The value to write.
    var json: JSONValue { .object([("line", .integer(line)), ("column", .integer(column))]) }
  }
}
