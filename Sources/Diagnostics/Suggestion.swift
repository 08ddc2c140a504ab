import Localization

/// A change that a program can apply: text to put in place of a range.
public struct Suggestion: Hashable, Sendable {
  /// The effect of the change, as an imperative sentence.
  public var summary: Message
  /// The text to replace.
  public var range: SourceRange
  /// The new text.
  public var replacement: String
  /// Whether it writes what the file certainly means; else it is a guess, or it changes what the app does.
  public var isCertain: Bool

  /// Creates a suggestion, which is not certain by default.
  public init(_ summary: Message, replacing range: SourceRange, with replacement: String, isCertain: Bool = false) {
    self.isCertain = isCertain
    self.summary = summary
    self.range = range
    self.replacement = replacement
  }
}
