import Diagnostics

/// The nodes of the document's anchors.
struct AnchorTable {
  /// The node of an anchor.
  struct Entry {
    var node: Node
    /// The number of nested collections in it.
    var height: Int
    /// The number of its nodes with aliases expanded.
    var nodes: Int
    /// The source range of a scalar's anchor and tag; of a collection, the range of its content.
    var place: SourceRange
    /// Whether an alias uses it.
    var isUsed = false
  }

  private var entries: [String: Entry] = [:]
  /// The entries that a later anchor of the same name replaced before any use.
  private var overwritten: [(name: String, entry: Entry)] = []

  /// Records a node; as in YAML, an alias refers to the latest anchor before it in the file.
  mutating func define(_ name: String, _ entry: Entry) {
    if let inner = entries[name], inner.place.start > entry.place.start { return overwritten.append((name, entry)) }
    if let old = entries.updateValue(entry, forKey: name), !old.isUsed { overwritten.append((name, old)) }
  }

  /// Returns the entry of an alias, or nil if there is no anchor of that name between a position and the alias.
  mutating func use(_ name: String, after place: SourcePosition) -> Entry? {
    guard let entry = entries[name], entry.place.start >= place else { return nil }
    entries[name]?.isUsed = true
    return entry
  }

  /// The unused anchors on scalars, in file order: the text probably needs quotes.
  var unusedOnScalars: [(name: String, place: SourceRange)] {
    let unused = overwritten + entries.filter { !$0.value.isUsed }.map { ($0.key, $0.value) }
    return unused.filter { $0.entry.height == 0 }.map { ($0.name, $0.entry.place) }.sorted { $0.1 < $1.1 }
  }
}
