import Diagnostics

/// A field that the user fills in.
public struct Field: Sendable {
  /// What kind of text a field holds.
  public enum Content: String, Hashable, Sendable, CaseIterable {
    case username, password, newPassword, oneTimeCode, email, phone, date, number, text
  }

  /// How a date field's picker comes up.
  public enum Picker: String, Hashable, Sendable, CaseIterable {
    case inline, inputView, popover
  }

  /// What a screen promises of a one-time-code field.
  public enum Promise: String, Hashable, Sendable, CaseIterable {
    case split, digitsOnly, advances, deletesBack, submitsWhenFull, autofill, paste
  }

  /// Its name.
  public var name: Located<String>
  /// What it holds.
  public var content: Located<Content>
  /// The number of characters of a one-time code.
  public var length: Int?
  /// What is said of each promise; one that is not mentioned is absent.
  public var promises: [Promise: Located<Bool>] = [:]
  /// How a date's picker comes up.
  public var picker: PerDevice<Picker>?
  /// Where it stands.
  public var range: SourceRange

  /// Creates a field that promises nothing.
  public init(name: Located<String>, content: Located<Content>, range: SourceRange) {
    self.name = name
    self.content = content
    self.range = range
  }
}
