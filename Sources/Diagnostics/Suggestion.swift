/// A change that a program can apply: text to put in place of a range.
public struct Suggestion: Hashable, Sendable {
  /// The effect of the change, as an imperative sentence.
  public var summary: String
  /// The text to replace.
  public var range: SourceRange
  /// The new text.
  public var replacement: String

  /// Creates a suggestion.
  public init(_ summary: String, replacing range: SourceRange, with replacement: String) {
    self.summary = summary
    self.range = range
    self.replacement = replacement
  }
}
