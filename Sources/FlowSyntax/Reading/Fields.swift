import Diagnostics

/// A mapping whose keys have been checked against a table.
struct Fields: Sendable {
  /// A known key and its value.
  struct Entry: Sendable {
    /// The key as the table spells it.
    var name: String
    var pair: Node.Pair
  }

  /// The entries in file order, without duplicate keys.
  var entries: [Entry] = []
  /// The source range of the mapping.
  var range: SourceRange
  /// Whether a key could not be understood, so that its value is unknown.
  var isIncomplete = false

  /// The pair with a key, or nil.
  subscript(name: String) -> Node.Pair? { entries.first { $0.name == name }?.pair }

  /// Returns whether a key is present.
  func has<Value>(_ key: Key<Value>) -> Bool { self[key.name] != nil }

  /// Returns the source range of a key without its value.
  func place<Value>(of key: Key<Value>) -> SourceRange? { self[key.name]?.key.range }
}
