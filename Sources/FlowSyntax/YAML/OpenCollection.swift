import Diagnostics

/// A sequence or a mapping whose end has not been read.
struct OpenCollection {
  /// Whether it is a mapping.
  let isMapping: Bool
  /// The position of its first character.
  let start: SourcePosition
  /// The name after `&`.
  let anchor: String?
  /// The number of nodes that were read before it.
  let nodesBefore: Int
  /// The number of nested collections, including itself.
  var height = 1
  /// Whether the next value is dropped with its key, because it was reported.
  var dropsNext = false
  private var items: [Node] = []
  private var pairs: [Node.Pair] = []
  private var key: Node?

  /// Opens a collection.
  init(isMapping: Bool, start: SourcePosition, anchor: String?, nodesBefore: Int) {
    self.isMapping = isMapping
    self.start = start
    self.anchor = anchor
    self.nodesBefore = nodesBefore
  }

  /// Whether the next node is the value of a key.
  var isAtValue: Bool { key != nil }

  /// Whether the next node is the value of `<<`, which merges mappings in YAML 1.1.
  var isAtMerge: Bool {
    if case .scalar("<<", .plain)? = key?.content { true } else { false }
  }

  /// The source range of the key whose value is next.
  var keyRange: SourceRange? { key?.range }

  /// Whether the next node is a key.
  var isAtKey: Bool { isMapping && key == nil }

  /// The position after its last child, or its start if it is empty.
  var contentEnd: SourcePosition { (items.last ?? key ?? pairs.last?.value)?.range.end ?? start }

  /// Adds a child.
  mutating func append(_ node: Node) {
    if !isMapping {
      items.append(node)
    } else if let first = key {
      if !dropsNext { pairs.append(Node.Pair(key: first, value: node)) }
      dropsNext = false
      key = nil
    } else {
      key = node
    }
  }

  /// The content of the collection.
  var content: Node.Content { isMapping ? .mapping(pairs) : .sequence(items) }
}
