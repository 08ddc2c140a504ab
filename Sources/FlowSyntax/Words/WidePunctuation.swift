/// Brackets and commas as Japanese and Chinese keyboards type them: they look like YAML's, and are text.
enum WidePunctuation {
  private static let meanings: [Character: String] = [
    "｛": "{ ", "｝": " }", "［": "[", "］": "]", "，": ", ", "、": ", ", "：": ": ", "\u{3000}": " ",
  ]

  /// What to write instead of a text, with one blank where there would be several.
  static func meaning(of written: some StringProtocol) -> String {
    var meant = ""
    for part in written.map({ meanings[$0] ?? String($0) }) {
      meant += meant.hasSuffix(" ") && part.hasPrefix(" ") ? String(part.dropFirst()) : part
    }
    return meant
  }

  /// The bracket that a text begins with.
  static func bracket(beginning text: String) -> Character? { text.first.flatMap { "｛［".contains($0) ? $0 : nil } }

  /// The first comma in a text.
  static func comma(in text: String) -> String.Index? { text.firstIndex { "，、".contains($0) } }

  /// Says that a bracket or a comma is none.
  static func message(_ what: String) -> String { "\(what) is a full-width one, and so is read as text" }
}
