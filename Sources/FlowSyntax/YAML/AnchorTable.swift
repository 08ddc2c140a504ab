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
  /// Anchors of scalars that nothing used before another of that name came.
  private var overwritten: [Entry] = []

  /// Remembers a node; a later one of that name takes its place, as YAML has it.
  mutating func define(_ name: String, _ entry: Entry) {
    if let old = entries.updateValue(entry, forKey: name), !old.isUsed { overwritten.append(old) }
  }

  /// What an alias stands for, or nil where no anchor of that name stands above.
  mutating func use(_ name: String) -> Entry? {
    entries[name]?.isUsed = true
    return entries[name]
  }

  /// Anchors on scalars that no alias names, in the order of the file: probably text that should have been quoted.
  var unusedOnScalars: [SourceRange] {
    let unused = overwritten + entries.values.filter { !$0.isUsed }
    return unused.filter { $0.height == 0 }.map(\.place).sorted()
  }
}
