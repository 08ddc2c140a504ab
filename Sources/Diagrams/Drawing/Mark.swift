import Diagnostics

/// A mark on an element of a drawing.
struct Mark: Hashable, Sendable {
  /// The reason for a mark; each has its own style and text, not only a colour.
  enum Kind: Hashable, Sendable {
    /// The element has a finding.
    case finding(Severity)
    /// The element differs from another version of the flow.
    case change(DiagramChange)

    /// All kinds.
    static let all = Severity.allCases.reversed().map(finding) + DiagramChange.allCases.map(change)

    /// The name of the kind's style.
    var name: String {
      switch self {
      case .finding(let severity): "\(severity)"
      case .change(let change): "\(change)"
      }
    }

    /// The order of importance; the lowest rank decides the style of an element with several marks.
    fileprivate var rank: Int {
      switch self {
      case .finding(.error): 0
      case .finding(.warning): 1
      case .finding(.info): 2
      case .change(let change): 3 + change.rawValue
      }
    }
  }

  /// The reason for the mark.
  var kind: Kind
  /// The index of the finding, or nil for a change.
  var index: Int?
  /// The number of the finding's rule in the drawing, or nil for a change.
  var number: Int?
  /// The text beside the element; empty for later arrows of an action, because the first one shows it.
  var words: String

  /// Whether it marks a finding.
  var isFinding: Bool { if case .finding = kind { true } else { false } }

  /// Returns the most important kind of the marks, or nil if there are none.
  static func leading(_ marks: [Mark]) -> Kind? { marks.map(\.kind).min { $0.rank < $1.rank } }

  /// Returns the texts of the marks without duplicates, each with its count.
  static func words(of marks: [Mark]) -> [String] {
    var words: [String] = []
    for mark in marks where !mark.words.isEmpty && !words.contains(mark.words) { words.append(mark.words) }
    return words.map { each in
      let count = marks.count { $0.words == each }
      return count > 1 ? "\(each) ×\(count)" : each
    }
  }
}
