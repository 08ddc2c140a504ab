import Diagnostics
import FlowModel
import Localization

/// A type whose cases are words of the language.
protocol WordType: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension WordType {
  /// All words in the order of the documentation.
  static var words: [String] { allCases.map(\.rawValue) }
}

extension Severity: WordType {}
extension Device: WordType {}
extension AuthMethod: WordType {}
extension PresentationStyle: WordType {}
extension Screen.Kind: WordType {}
extension UserTask.Kind: WordType {}
extension UserTask.Purpose: WordType {}
extension Field.Content: WordType {}
extension Field.Picker: WordType {}
extension Action.Role: WordType {}
extension Pattern.Visibility: WordType {}
extension Pattern.Placement: WordType {}
extension Pattern.Front: WordType {}

extension Key {
  /// Returns a key with one word of a type.
  static func word<Word: WordType>(_ name: String, _ type: Word.Type, _ summary: Message) -> Key
  where Value == Located<Word> {
    Key(description: KeyDescription(name: name, shape: .word(Word.words), summary: summary)) { node, reader in
      reader.word(of: node, for: name)
    }
  }

  /// Returns a key with a list of words of a type.
  static func words<Word: WordType>(
    _ name: String, _ type: Word.Type, atLeast least: Int = 0, _ summary: Message
  ) -> Key
  where Value == [Located<Word>] {
    let shape = Shape.list(of: .word(Word.words), atLeast: least)
    return Key(description: KeyDescription(name: name, shape: shape, summary: summary)) { node, reader in
      reader.words(of: node, for: name)
    }
  }

  /// Returns a key with one word of a type, or one for each device.
  static func perDevice<Word: WordType>(_ name: String, _ type: Word.Type, _ summary: Message) -> Key
  where Value == Located<PerDevice<Word>> {
    Key(description: KeyDescription(name: name, shape: .perDevice(Word.words), summary: summary)) { node, reader in
      reader.perDevice(of: node, for: name)
    }
  }
}
