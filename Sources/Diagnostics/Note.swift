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
  ///
  /// - Parameter gesture: what does it there, where that is another gesture.
  public static func sameDefect(at range: SourceRange, by gesture: String? = nil) -> Note {
    var note = Note(gesture.map { "the same here, by \($0)" } ?? "the same here", at: range)
    note.isSameDefect = true
    return note
  }
}
