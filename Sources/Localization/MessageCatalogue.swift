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
    var separator: String
    /// Returns the end of a list that leaves out a number of elements.
    var more: @Sendable (_ number: String) -> String
  }

  private struct Translation: Sendable {
    var pattern: MessagePattern
    var result: [MessagePattern.Element]
  }

  /// A text nested more deeply than this is not translated.
  private static let maximumDepth = 8

  /// All translations, in the order of the data.
  public let entries: [Entry]
  private let typography: Typography
  /// The translations of texts without placeholders.
  let fixed: [String: String]
  /// The other translations, those with the longest fixed text first.
  private let patterns: [Translation]

  /// Reads a catalogue.
  ///
  /// - Parameter data: texts of two lines for each entry, the English pattern and its translation, with an empty line
  ///   between entries. Lines that begin with "# " are comments.
  init(_ data: [String], typography: Typography) {
    self.typography = typography
    entries = data.flatMap(Self.entries)
    var fixed: [String: String] = [:]
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
      if let values { return write(translation.result, values, nested) }
    }
    return nil
  }

  private func write(
    _ result: [MessagePattern.Element], _ values: [String: ArraySlice<UInt8>], _ nested: [String: String]
  ) -> String {
    result.map { element in
      switch element {
      case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
      case .alternatives: ""
      case .placeholder(let kind, let name):
        nested[name] ?? write(String(decoding: values[name] ?? [], as: UTF8.self), kind)
      }
    }.joined()
  }

  private func write(_ value: String, _ kind: MessagePattern.Kind) -> String {
    switch kind {
    case .number, .any, .text: value
    case .quoted: typography.quotes.open + value.dropFirst().dropLast() + typography.quotes.close
    case .list: list(value)
    }
  }

  /// Returns a list of quoted texts in the typography of the language.
  private func list(_ value: String) -> String {
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    // Every second part is between the quotes.
    let names = stride(from: 1, to: parts.count - 1, by: 2).map {
      typography.quotes.open + parts[$0] + typography.quotes.close
    }
    let number = parts.last?.filter(\.isNumber) ?? ""
    return names.joined(separator: typography.separator) + (number.isEmpty ? "" : typography.more(number))
  }
}

extension MessageCatalogue {
  /// The Japanese catalogue.
  public static let japanese = MessageCatalogue(
    JapaneseTexts.all,
    typography: Typography(quotes: ("「", "」"), separator: "、", more: { "、ほか\($0)件" }))
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
