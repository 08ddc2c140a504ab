import Support

/// The translations of a language, by the keys of messages.
struct MessageCatalogue: Sendable {
  /// One translation.
  struct Entry: Sendable, Equatable {
    /// The English text, with placeholders.
    var english: String
    /// The translation, with the same placeholders.
    var translation: String
  }

  /// The quotes and list separators of a language.
  struct Typography: Sendable {
    var quotes: (open: String, close: String)
    /// The quotes of code, which a reader types.
    var code: (open: String, close: String)
    var separator: String
  }

  /// The translation of words that a language does not need.
  private static let nothing = "\\0"

  let typography: Typography
  /// The translations of messages by their keys.
  let templates: [String: MessageTemplate]

  /// Reads a catalogue.
  ///
  /// - Parameter text: two lines for each entry, the key and its translation, with an empty line between entries. Lines
  ///   that begin with "# " are comments.
  init(_ text: String, typography: Typography) {
    self.typography = typography
    templates = Dictionary(
      Self.entries(of: text).map { entry in
        let translation = entry.translation == Self.nothing ? "" : entry.translation.unescapingLineBreaks
        return (entry.english.unescapingLineBreaks, MessageTemplate(translation))
      }
    ) { first, _ in first }
  }

  static func entries(of text: String) -> [Entry] {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }
    return stride(from: 0, to: lines.count - 1, by: 2).map { index in
      Entry(english: String(lines[index]), translation: String(lines[index + 1]))
    }
  }

  private func code(_ text: Substring) -> String { typography.code.open + text + typography.code.close }

  private func quoted(_ text: Substring) -> String {
    let quotes = CodeText.isCode(String(text)) ? typography.code : typography.quotes
    return quotes.open + text + quotes.close
  }
}

extension String {
  /// The text with line breaks in place of `\n`.
  fileprivate var unescapingLineBreaks: String { replacing("\\n", with: "\n") }
}

extension MessageCatalogue {
  /// The Japanese catalogue.
  static let japanese = MessageCatalogue(
    EmbeddedFile.text(of: "Sources/Localization/Catalogues/ja.txt") ?? "",
    typography: Typography(quotes: ("「", "」"), code: ("`", "`"), separator: "、"))
}

/// The phrases of the script of review pages, which puts them into the language of the page itself.
package enum ScriptPhrases {
  /// Returns the phrases in a language, with their placeholders `{s}`, `{s2}` and so on; none for English.
  package static func phrases(in language: Language) -> [(english: String, translation: String)] {
    guard language != .english else { return [] }
    let text = EmbeddedFile.text(of: "Sources/Localization/Catalogues/\(language.rawValue).script.txt") ?? ""
    return MessageCatalogue.entries(of: text).map { ($0.english, $0.translation) }
  }
}

extension MessageCatalogue {
  /// Returns the translation of a message; its English text if the catalogue lacks it.
  func text(of message: Message) -> String { translation(of: message) ?? message.english }

  /// Returns the translation of a message, or nil if its key or that of an argument is missing.
  func translation(of message: Message) -> String? {
    let arguments = message.arguments
    let texts = arguments.compactMap(text)
    guard texts.count == arguments.count else { return nil }
    if !message.hasWords { return texts.joined() }
    guard let template = templates[message.key] else { return nil }
    var text = ""
    // The words of the template since the last argument; a quote in an argument opens nothing.
    var before = ""
    var closesTitle = false
    for part in template.parts {
      switch part {
      case .words(let words):
        before = words
        text += closesTitle ? words.dropFirst() : words[...]
        closesTitle = false
      case .argument(let index):
        closesTitle = false
        if opensQuote(before), case .titled = arguments[index] {
          // It brings its own quotes, because its name stands behind them.
          text.removeLast()
          text += texts[index]
          closesTitle = true
        } else {
          text += opensQuote(before) ? bareText(arguments[index]) ?? texts[index] : texts[index]
        }
        before = ""
      }
    }
    return text
  }

  private func opensQuote(_ words: String) -> Bool {
    words.hasSuffix(typography.quotes.open) || words.hasSuffix(typography.code.open)
  }

  private func text(_ argument: Message.Part) -> String? {
    switch argument {
    case .words(let text), .text(let text): return text
    case .name(let name): return quoted(name[...])
    case .titled(let title, let name): return typography.quotes.open + title + typography.quotes.close + "(\(name))"
    case .code(let word): return code(word[...])
    case .gesture(let name): return typography.quotes.open + gesture(name) + typography.quotes.close
    case .message(let message), .capitalized(let message): return translation(of: message)
    case .count(let number, let noun): return templates[noun.key]?.text(with: number)
    case .list(let elements, _):
      let texts = elements.compactMap { translation(of: $0) }
      return texts.count == elements.count ? texts.joined(separator: typography.separator) : nil
    }
  }

  /// Returns the name of a gesture in the language.
  private func gesture(_ name: String) -> String { translation(of: Message.gesture(name)) ?? name }

  /// Returns the text of an argument without the quotes that a language puts around it; nil if it has none.
  private func bareText(_ part: Message.Part) -> String? {
    switch part {
    case .name(let text), .code(let text): text
    case .gesture(let name): gesture(name)
    case .words, .text, .titled, .count, .message, .capitalized, .list: nil
    }
  }
}
