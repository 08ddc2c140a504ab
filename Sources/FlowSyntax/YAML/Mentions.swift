/// How often each word stands in a document, be it alone or behind a verb.
struct Mentions {
  private let root: Node
  private var counts: [String: Int]?

  /// Prepares to count in a document.
  init(_ root: Node) { self.root = root }

  /// How often a word stands there; everything is counted when somebody asks first.
  mutating func count(of word: String) -> Int {
    if counts == nil {
      var all: [String: Int] = [:]
      Self.count(root, &all)
      counts = all
    }
    return counts?[word] ?? 0
  }

  /// How often a word stands there, other than behind the blank of a text that stands there once.
  mutating func count(of word: String, besides text: String) -> Int {
    count(of: word) - (Self.behindBlank(text) == word ? 1 : 0)
  }

  /// What stands behind a text's first blank.
  private static func behindBlank(_ text: String) -> String? {
    text.firstIndex(of: " ").map { String(text[text.index(after: $0)...]) }
  }

  private static func count(_ node: Node, _ counts: inout [String: Int]) {
    switch node.content {
    case .scalar(let text, _):
      counts[text, default: 0] += 1
      if let rest = behindBlank(text) { counts[rest, default: 0] += 1 }
    case .sequence(let items): for item in items { count(item, &counts) }
    case .mapping(let pairs):
      for pair in pairs {
        count(pair.key, &counts)
        count(pair.value, &counts)
      }
    }
  }
}
