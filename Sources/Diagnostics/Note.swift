import Localization

/// Another place that a finding involves, with an explanation.
public struct Note: Hashable, Sendable {
  /// How the place is involved.
  public var message: Message
  /// The text to look at.
  public var range: SourceRange
  /// Whether the same defect occurs at this place.
  public var isSameDefect = false

  /// Creates a note about a place.
  public init(_ message: Message, at range: SourceRange) {
    self.message = message
    self.range = range
  }

  /// Returns a note about another place with the same defect.
  ///
  /// - Parameter gesture: the gesture that causes the defect there, if it is a different one.
  public static func sameDefect(at range: SourceRange, by gesture: String? = nil) -> Note {
    var note = Note(gesture.map { "the same here, by \(Message.gesture($0))" } ?? "the same here", at: range)
    note.isSameDefect = true
    return note
  }
}
