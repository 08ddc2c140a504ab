/// Another place that a finding involves, and what it has to do with it.
public struct Note: Hashable, Sendable {
  /// What there is to see.
  public var message: String
  /// Where to look.
  public var range: SourceRange

  /// Creates a note.
  public init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}
