import Support

/// The translations of a language: pairs of an English pattern and its translation.
public struct MessageCatalogue: Sendable {
  /// One translation.
  public struct Entry: Sendable, Equatable {
    /// The English text, with placeholders.
    public var english: String
    /// The translation, with the same placeholders.
    public var translation: String
  }

  /// The quotes and list separators of a language.
  struct Typography: Sendable {
    var quotes: (open: String, close: String)
    /// The quotes of code, which a reader types.
    var code: (open: String, close: String)
    var separator: String
    /// Returns the end of a list that leaves out a number of elements.
    var more: @Sendable (_ number: String) -> String
  }

  private struct Translation: Sendable {
    var pattern: MessagePattern
    var result: [MessagePattern.Element]
  }

  /// The translation of words that a language does not need.
  private static let nothing = "\\0"
  /// A text nested more deeply than this is not translated.
  private static let maximumDepth = 8

  /// All patterns and their translations, in the order of the data.
  public let entries: [Entry]
  let typography: Typography
  /// The translations of texts without placeholders.
  let fixed: [String: String]
  /// The other translations, those with the longest fixed text first.
  private let patterns: [Translation]
  /// The translations of messages by their keys.
  let templates: [String: MessageTemplate]

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - data: texts of two lines for each entry, the English pattern and its translation, with an empty line between
  ///     entries. Lines that begin with "# " are comments.
  ///   - messages: entries of the same form, whose placeholders are `{1}`, `{2}` and so on.
  init(_ data: [String], messages: String = "", typography: Typography) {
    self.typography = typography
    let messages = Self.entries(of: messages).map { entry in
      Entry(
        english: entry.english.unescapingLineBreaks,
        translation: entry.translation == Self.nothing ? "" : entry.translation.unescapingLineBreaks)
    }
    templates = Dictionary(messages.map { ($0.english, MessageTemplate($0.translation)) }) { first, _ in first }
    entries = data.flatMap(Self.entries)
    var fixed = Dictionary(messages.map { ($0.english, $0.translation) }) { first, _ in first }
    var patterns: [Translation] = []
    for entry in entries {
      let pattern = MessagePattern(entry.english)
      if pattern.isFixed {
        fixed[entry.english] = entry.translation
      } else {
        patterns.append(Translation(pattern: pattern, result: MessagePattern(entry.translation).elements))
      }
    }
    self.fixed = fixed
    // Swift's sort is stable, so entries of equal length keep their order.
    self.patterns = patterns.sorted { $0.pattern.fixedCount > $1.pattern.fixedCount }
  }

  static func entries(of data: String) -> [Entry] {
    let lines = data.split(separator: "\n").filter { !$0.hasPrefix("# ") }
    return stride(from: 0, to: lines.count - 1, by: 2).map { index in
      Entry(english: String(lines[index]), translation: String(lines[index + 1]))
    }
  }

  /// Returns the translation of a text, or nil if no entry matches all of it.
  public func translation(of text: String) -> String? { translation(of: text, depth: 0) }

  private func translation(of text: String, depth: Int) -> String? {
    if let translation = fixed[text] { return translation }
    guard depth < Self.maximumDepth else { return nil }
    let bytes = Array(text.utf8)
    for translation in patterns {
      var nested: [String: String] = [:]
      let values = translation.pattern.match(bytes) { values in
        for (name, value) in values where name.hasPrefix(MessagePattern.Kind.text.rawValue) {
          guard let text = self.translation(of: String(decoding: value, as: UTF8.self), depth: depth + 1) else {
            return false
          }
          nested[name] = text
        }
        return true
      }
      if let values { return write(translation.result, values, nested, depth) }
    }
    return nil
  }

  private func write(
    _ result: [MessagePattern.Element], _ values: [String: ArraySlice<UInt8>], _ nested: [String: String], _ depth: Int
  ) -> String {
    var text = ""
    for element in result {
      switch element {
      case .literal(let bytes): text += String(decoding: bytes, as: UTF8.self)
      case .alternatives: break
      case .placeholder(let kind, let name):
        let value = String(decoding: values[name] ?? [], as: UTF8.self)
        let hasQuotes =
          kind == .quoted && (text.hasSuffix(typography.quotes.open) || text.hasSuffix(typography.code.open))
        text += hasQuotes ? String(value.dropFirst().dropLast()) : nested[name] ?? write(value, kind, depth)
      }
    }
    return text
  }

  private func write(_ value: String, _ kind: MessagePattern.Kind, _ depth: Int) -> String {
    switch kind {
    case .number, .any, .text: value
    case .quoted: quoted(value.dropFirst().dropLast())
    case .list: list(value) { quoted($0) }
    case .values: list(value) { code($0) }
    case .words: words(value) { translation(of: $0, depth: depth + 1) ?? $0 }
    case .codes: words(value) { code($0[...]) }
    }
  }

  private func code(_ text: Substring) -> String { typography.code.open + text + typography.code.close }

  private func quoted(_ text: Substring) -> String {
    let quotes = CodeText.isCode(String(text)) ? typography.code : typography.quotes
    return quotes.open + text + quotes.close
  }

  /// Returns a list of quoted texts in the typography of the language.
  private func list(_ value: String, _ write: (Substring) -> String) -> String {
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    // Every second part is between the quotes.
    let names = stride(from: 1, to: parts.count - 1, by: 2).map { write(parts[$0]) }
    let number = parts.last?.filter(\.isNumber) ?? ""
    return names.joined(separator: typography.separator) + (number.isEmpty ? "" : typography.more(number))
  }

  /// Returns a list of words in the typography of the language; quoted words stay quoted.
  private func words(_ value: String, _ write: (String) -> String) -> String {
    WordList.words(of: value) { translation(of: $0) != nil }.map { word in
      if word.hasSuffix(" more"), case let number = word.dropLast(" more".count), number.allSatisfy(\.isNumber) {
        return typography.more(String(number))
      }
      let isQuoted =
        word.count > 1 && word.hasPrefix("\"") && word.dropFirst().firstIndex(of: "\"") == word.indices.last
      return typography.separator + (isQuoted ? quoted(word.dropFirst().dropLast()) : write(word))
    }.joined().dropping(prefix: typography.separator)
  }
}

extension String {
  /// The text with line breaks in place of `\n`.
  fileprivate var unescapingLineBreaks: String { replacing("\\n", with: "\n") }

  fileprivate func dropping(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}

extension MessageCatalogue {
  /// The Japanese catalogue.
  public static let japanese = MessageCatalogue(
    JapaneseTexts.all, messages: EmbeddedFile.text(of: "Sources/Localization/Catalogues/ja.txt") ?? "",
    typography: Typography(
      quotes: ("「", "」"), code: ("`", "`"), separator: "、", more: { "、ほか\($0)件" }))
}

/// The phrases of the script of review pages, which puts them into the language of the page itself.
public enum ScriptPhrases {
  /// The phrases in the current language; empty for English.
  ///
  /// Placeholders are `{s}`, `{s2}`, `{s3}` and so on.
  public static var current: [MessageCatalogue.Entry] { phrases(of: .current) }

  private static func phrases(of language: Language) -> [MessageCatalogue.Entry] {
    switch language {
    case .english: []
    case .japanese: japanese
    }
  }

  private static let japanese = MessageCatalogue.entries(of: JapaneseTexts.script)
}

extension MessageCatalogue {
  /// Returns the translation of a message; its English text if the catalogue lacks it.
  func text(of message: Message) -> String { translation(of: message) ?? message.english }

  /// Returns the translation of a message, or nil if its key or that of an argument is missing.
  func translation(of message: Message) -> String? {
    let arguments = message.arguments
    let texts = arguments.compactMap(text)
    guard texts.count == arguments.count else { return translation(ofLines: message.english) }
    if !message.hasWords { return texts.joined() }
    guard let template = templates[message.key] else { return translation(ofLines: message.english) }
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

  /// Returns the translation of lines by the patterns of the catalogue, or nil if one is missing.
  private func translation(ofLines text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String? in
      if line.isEmpty { return "" }
      if let translation = translation(of: String(line)) { return translation }
      let indent = line.prefix { $0 == " " }
      return translation(of: String(line.dropFirst(indent.count))).map { indent + $0 }
    }
    let texts = lines.compactMap(\.self)
    return texts.count == lines.count ? texts.joined(separator: "\n") : nil
  }
}
