/// Brackets and commas as Japanese and Chinese keyboards type them: they look like YAML's, and are text.
enum WidePunctuation {
  private static let meanings: [Character: String] = [
    "｛": "{ ", "｝": " }", "［": "[", "］": "]", "，": ", ", "、": ", ", "：": ": ", "\u{3000}": " ",
  ]

  /// What to write instead of a text, with one blank where there would be several; what is in quotes stays.
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

  /// The bracket that a text begins with, and where what it opens ends; nil where it is not closed in the text.
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

  /// The first comma in a text.
  static func comma(in text: String) -> String.Index? { text.firstIndex { "，、".contains($0) } }

  /// What the commas of a text divide; nothing where there is none.
  static func parts(of text: String) -> [String] {
    guard comma(in: text) != nil else { return [] }
    return text.split(whereSeparator: { "，、".contains($0) }).map { String($0).trimmed }
  }

  /// Says that a bracket or a comma is none.
  static func message(_ what: String) -> String { "\(what) is a full-width one, and so is read as text" }
}
