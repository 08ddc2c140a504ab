/// What became of a screen or an action between two versions of a flow; each has a line and a word of its own.
public enum DiagramChange: Int, Hashable, Sendable, CaseIterable {
  case removed, added, changed

  /// The word beside it.
  var word: String {
    switch self {
    case .removed: "− removed"
    case .added: "+ added"
    case .changed: "± changed"
    }
  }
}
