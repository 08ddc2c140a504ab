import GeneratedFlows

/// Texts made of pieces that are difficult to quote and to escape.
enum NastyText {
  private static let pieces: [String] = [
    ";", "\\", "'", "\"", "$", "`", "!", " ", "\u{3000}", "\t", "\n", "\r\n", "%", "=", "-", "#", "*", "~", "(", "&",
    "|",
    "<", "$(id)", "${HOME}", ": ", "残高", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "\u{202E}", "\u{200B}", "\u{1B}[31m", "a",
    "B", "",
  ]

  /// Returns a text of at most six pieces.
  static func random(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
