import Diagnostics

/// A mapping whose keys have been checked against a table.
struct Fields: Sendable {
  /// A key that the table knows and what stands there.
  struct Entry: Sendable {
    /// The key as the table spells it.
    var name: String
    var pair: Node.Pair
  }

  /// Each key once, in the order of the file.
  var entries: [Entry] = []
  /// Where the mapping stands.
  var range: SourceRange
  /// Whether a key could not be understood, so that what it was meant to hold is not known.
  var isIncomplete = false

  /// The pair with a key, or nil where it is not written.
  subscript(name: String) -> Node.Pair? { entries.first { $0.name == name }?.pair }

  /// Whether a key is written.
  func has<Value>(_ key: Key<Value>) -> Bool { self[key.name] != nil }

  /// Where a key stands, without its value.
  func place<Value>(of key: Key<Value>) -> SourceRange? { self[key.name]?.key.range }
}
