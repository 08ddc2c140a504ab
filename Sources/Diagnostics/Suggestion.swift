/// A mechanical mend: text to put in place of a range.
public struct Suggestion: Hashable, Sendable {
  /// What applying it does, as an imperative sentence.
  public var summary: String
  /// What it replaces.
  public var range: SourceRange
  /// What to put there.
  public var replacement: String

  /// Creates a suggestion.
  public init(_ summary: String, replacing range: SourceRange, with replacement: String) {
    self.summary = summary
    self.range = range
    self.replacement = replacement
  }
}
