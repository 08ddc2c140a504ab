import Diagnostics

/// A sequence or a mapping whose end has not come yet.
struct OpenCollection {
  /// Whether it is a mapping.
  let isMapping: Bool
  /// Its first character.
  let start: SourcePosition
  /// The name behind `&`.
  let anchor: String?
  /// How many nodes were read before it.
  let nodesBefore: Int
  /// Levels of collections in it, its own included.
  var height = 1
  /// Whether the value that comes next was found fault with, and goes with its key.
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

  /// Whether what comes next is the value of a key.
  var isAtValue: Bool { key != nil }

  /// Whether what comes next is the value of `<<`, which merges mappings in YAML 1.1.
  var isAtMerge: Bool {
    if case .scalar("<<", .plain)? = key?.content { true } else { false }
  }

  /// Where the key stands whose value comes next.
  var keyRange: SourceRange? { key?.range }

  /// Whether what comes next is a key.
  var isAtKey: Bool { isMapping && key == nil }

  /// The place after its last child, or its own start while it is empty.
  var contentEnd: SourcePosition { (items.last ?? key ?? pairs.last?.value)?.range.end ?? start }

  /// Takes in a child.
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

  /// The collection with what came in.
  var content: Node.Content { isMapping ? .mapping(pairs) : .sequence(items) }
}
