/// Why something stands out in a drawing.
struct Mark: Hashable, Sendable {
  /// What it stands out for; each has a form and a word of its own, never a colour alone.
  enum Kind: Hashable, Sendable {
    /// A finding is about it.
    case finding
    /// It is not what it was in another version.
    case change(DiagramChange)

    /// Every kind.
    static let all = [finding] + DiagramChange.allCases.map(change)

    /// Its name among the styles of a drawing.
    var name: String {
      switch self {
      case .finding: "finding"
      case .change(let change): "\(change)"
      }
    }

    /// The lower, the more it must be seen where there are several.
    fileprivate var rank: Int {
      switch self {
      case .finding: 0
      case .change(let change): 1 + change.rawValue
      }
    }
  }

  /// What it stands out for.
  var kind: Kind
  /// Which of the findings, in their order; nil for what is none.
  var index: Int?
  /// The words beside it; empty for the later arrows of an action, whose first bears the words.
  var words: String

  /// What must be seen before all else.
  static func leading(_ marks: [Mark]) -> Kind? { marks.map(\.kind).min { $0.rank < $1.rank } }

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
