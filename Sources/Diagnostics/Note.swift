/// Another place that a finding involves, and what it has to do with it.
public struct Note: Hashable, Sendable {
  /// What there is to see.
  public var message: String
  /// Where to look.
  public var range: SourceRange
  /// Whether the finding is about this place as much as about its own.
  public var isSameDefect = false

  /// Creates a note.
  public init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }

  /// A note on a place where the very defect was met again.
  public static func sameDefect(at range: SourceRange) -> Note {
    var note = Note("the same here", at: range)
    note.isSameDefect = true
    return note
  }
}
