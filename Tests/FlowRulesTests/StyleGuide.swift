import Foundation

/// The checks of `Docs/style.md` that a program can make.
struct StyleGuide {
  /// The words that the page forbids.
  let forbiddenWords: [String]

  /// The page itself.
  static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/style.md")

  /// Reads the forbidden words from the first column of the page's last table.
  init() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let section = page.components(separatedBy: "## Words that we do not use").last ?? ""
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    forbiddenWords = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
  }

  /// Returns what is wrong with a text of a rule.
  func problems(in text: String) -> [String] {
    let plain = Self.withoutQuotes(text)
    return Self.long(plain.split(separator: /[.!?](?:\s|$)/)) + forbidden(in: plain) + Self.unquoted(in: plain, [])
  }

  /// Returns what is wrong with a message, note or help; `names` are words of the user's own that must stand in quotes.
  func problems(inMessage text: String, names: Set<String>) -> [String] {
    let plain = Self.withoutQuotes(text)
    return Self.long(plain.split(separator: /[.!?:;](?:\s|$)/)) + forbidden(in: plain) + Self.unquoted(in: plain, names)
  }

  private static func withoutQuotes(_ text: String) -> String {
    quotes.reduce(text) { $0.replacing($1, with: "“”") }
  }

  /// Quoted names, those behind titles, patterns in braces, gestures that select a tab, and lists of all words that a key accepts.
  private static var quotes: [Regex<Substring>] {
    [/"[^"]*"(?: \(\w+\))?/, /`[^`]*`/, /\{[^{}]*\}/, /Tab: \w+/, /(?:one of:|are) \w+(?:, \w+)+/]
  }

  private static func long(_ sentences: [Substring]) -> [String] {
    sentences.compactMap { sentence in
      let count = sentence.split(separator: " ").count
      return count > 25 ? "\(count) words: \(sentence)" : nil
    }
  }

  private func forbidden(in text: String) -> [String] {
    let words = " " + text.lowercased().replacing(/[^a-zA-Z'-]+/, with: " ") + " "
    return forbiddenWords.filter { words.contains(" \($0) ") }.map { "forbidden: \($0)" }
  }

  /// Words that look like keys or ids of rules, and names of the user's own, outside quotes.
  private static func unquoted(in text: String, _ names: Set<String>) -> [String] {
    let ids = Set(RegistryTests.ids.split(separator: " ").map(String.init).filter { $0.contains("-") })
    return text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init).filter { word in
      ids.contains(word) || names.contains(word)
        || word.wholeMatch(of: /[a-z]+[A-Z].*/) != nil && !["iOS", "iPhone", "iPad", "navflow"].contains(word)
    }.map { "not in quotes: \($0)" }
  }
}
