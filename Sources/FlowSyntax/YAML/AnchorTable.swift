import Diagnostics

/// What the document's anchors stand for.
struct AnchorTable {
  /// A node behind an anchor.
  struct Entry {
    var node: Node
    /// Levels of collections in it.
    var height: Int
    /// How many nodes it is made of, aliases expanded.
    var nodes: Int
    /// Where the anchor itself stands.
    var place: SourceRange
    /// Whether an alias names it.
    var isUsed = false
  }

  private var entries: [String: Entry] = [:]
  /// What nothing used before another of that name came.
  private var overwritten: [(name: String, entry: Entry)] = []

  /// Remembers a node; the anchor that stands later in the file is the one that aliases mean, as YAML has it.
  mutating func define(_ name: String, _ entry: Entry) {
    if let inner = entries[name], inner.place.start > entry.place.start { return overwritten.append((name, entry)) }
    if let old = entries.updateValue(entry, forKey: name), !old.isUsed { overwritten.append((name, old)) }
  }

  /// What an alias stands for, or nil where no anchor of that name stands between a place and the alias.
  mutating func use(_ name: String, after place: SourcePosition) -> Entry? {
    guard let entry = entries[name], entry.place.start >= place else { return nil }
    entries[name]?.isUsed = true
    return entry
  }

  /// Anchors on scalars that no alias names, in the order of the file: probably text that should have been quoted.
  var unusedOnScalars: [(name: String, place: SourceRange)] {
    let unused = overwritten + entries.filter { !$0.value.isUsed }.map { ($0.key, $0.value) }
    return unused.filter { $0.entry.height == 0 }.map { ($0.name, $0.entry.place) }.sorted { $0.1 < $1.1 }
  }
}
