/// Why something stands out in a drawing.
struct Mark: Hashable, Sendable {
  /// What it stands out for; each has a form and a word of its own, never a colour alone.
  enum Kind: Hashable, Sendable {
    /// A finding is about it.
    case finding
  }

  /// What it stands out for.
  var kind: Kind
  /// Which of the findings, in their order.
  var index: Int
  /// The words beside it; empty for the later arrows of an action, whose first bears the words.
  var words: String

  /// The words of marks, the same ones once and counted.
  static func words(of marks: [Mark]) -> [String] {
    var words: [String] = []
    for mark in marks where !mark.words.isEmpty && !words.contains(mark.words) { words.append(mark.words) }
    return words.map { each in
      let count = marks.count { $0.words == each }
      return count > 1 ? "\(each) ×\(count)" : each
    }
  }
}
