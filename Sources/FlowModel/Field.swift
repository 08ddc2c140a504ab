import Diagnostics

/// A field that the user fills in.
public struct Field: Sendable {
  /// The kind of text that a field holds.
  public enum Content: String, Hashable, Sendable, CaseIterable {
    case username, password, newPassword, oneTimeCode, email, phone, date, number, text
  }

  /// The way in which a date field shows its picker.
  public enum Picker: String, Hashable, Sendable, CaseIterable {
    case inline, inputView, popover
  }

  /// A behaviour that a screen declares for a one-time-code field.
  public enum CodeFeature: String, Hashable, Sendable, CaseIterable {
    case split, digitsOnly, advances, deletesBack, submitsWhenFull, autofill, paste
  }

  /// The name.
  public var name: Located<String>
  /// The kind of text.
  public var content: Located<Content>
  /// The number of characters of a one-time code.
  public var length: Int?
  /// The declared features; a feature that is missing here is not declared.
  public var features: [CodeFeature: Located<Bool>] = [:]
  /// The way in which a date field shows its picker.
  public var picker: PerDevice<Picker>?
  /// What the name means by the words that the project's settings list.
  package var meanings: Set<KnownWords.Meaning> = []
  /// The source range.
  public var range: SourceRange

  /// Creates a field without features.
  public init(name: Located<String>, content: Located<Content>, range: SourceRange) {
    self.name = name
    self.content = content
    self.range = range
  }
}
