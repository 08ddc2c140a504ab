/// The number of times that each word occurs in a document, alone or after a verb.
struct Mentions {
  private let root: Node
  private var counts: [String: Int]?

  /// Creates the counts of a document.
  init(_ root: Node) { self.root = root }

  /// Returns the count of a word; all words are counted at the first call.
  mutating func count(of word: String) -> Int {
    if counts == nil {
      var all: [String: Int] = [:]
      Self.count(root, &all)
      counts = all
    }
    return counts?[word] ?? 0
  }

  /// Returns the count of a word without its occurrence as the part of a text after the first blank.
  ///
  /// - Parameter text: a text that occurs once.
  mutating func count(of word: String, besides text: String) -> Int {
    count(of: word) - (Self.behindBlank(text) == word ? 1 : 0)
  }

  /// Returns the part of a text after its first blank.
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
