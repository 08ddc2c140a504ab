import Localization

/// Full-width brackets and commas of Japanese and Chinese keyboards, which YAML reads as text.
enum WidePunctuation {
  private static let meanings: [Character: String] = [
    "｛": "{ ", "｝": " }", "［": "[", "］": "]", "，": ", ", "、": ", ", "：": ": ", "\u{3000}": " ",
  ]

  /// Returns the text with ordinary punctuation and single blanks; quoted parts are unchanged.
  static func meaning(of written: some StringProtocol) -> String {
    var meant = ""
    var quote: Character?
    for character in written {
      if quote == nil ? "\"'".contains(character) : quote == character { quote = quote == nil ? character : nil }
      let part = quote == nil ? meanings[character] ?? String(character) : String(character)
      meant += quote == nil && meant.hasSuffix(" ") && part.hasPrefix(" ") ? String(part.dropFirst()) : part
    }
    return meant
  }

  /// Returns the bracket at the beginning of a text and the end of its content, or nil if it is not closed.
  static func bracket(beginning text: some StringProtocol) -> (bracket: Character, end: String.Index)? {
    guard let bracket = text.first, "｛［".contains(bracket) else { return nil }
    var open = 0
    for place in text.indices {
      if "｛［".contains(text[place]) { open += 1 }
      if "｝］".contains(text[place]) { open -= 1 }
      if open == 0 { return (bracket, text.index(after: place)) }
    }
    return nil
  }

  /// Returns the index of the first full-width comma in a text.
  static func comma(in text: String) -> String.Index? {
    // Almost all names are ASCII, which has none.
    text.utf8.allSatisfy { $0 < 0x80 } ? nil : text.firstIndex { "，、".contains($0) }
  }

  /// Returns the parts between full-width commas; empty without a comma.
  static func parts(of text: String) -> [String] {
    guard comma(in: text) != nil else { return [] }
    return text.split(whereSeparator: { "，、".contains($0) }).map { String($0).trimmed }
  }

  /// Returns the message for a full-width sign, such as a bracket.
  static func message(_ what: Message) -> Message { "\(what) is a full-width one, and so is read as text" }

  /// Returns the message for a full-width comma after a text.
  static func message(commaAfter text: String) -> Message {
    "the comma after \"\(text)\" is a full-width one, and so is read as text"
  }
}
