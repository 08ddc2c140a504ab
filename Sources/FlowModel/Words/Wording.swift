/// A label, title or name for comparisons that ignore the case and width of letters.
package struct Wording {
  /// The text in lower case, with normal Latin letters and kana in place of full-width and half-width ones.
  package let text: String
  /// Whether the text has only ASCII characters, whose bytes are quicker to compare.
  let isASCII: Bool
  /// The meanings that the project's settings give the text.
  private let own: Set<KnownWords.Meaning>

  /// Creates the wording of a text.
  package init(_ text: String, meaning own: Set<KnownWords.Meaning> = []) {
    self.text = text.folded
    isASCII = self.text.utf8.allSatisfy { $0 < 0x80 }
    self.own = own
  }

  /// Returns whether the text has a meaning, by the words of navflow or those of the project.
  package func means(_ meaning: KnownWords.Meaning) -> Bool {
    own.contains(meaning) || KnownWords[meaning].matches(self)
  }

  /// Returns whether the text is one of some words.
  package func isOne(of words: KnownWords) -> Bool { words.matches(self) }

  /// Returns whether a text may contain a word, by its bytes; this is much faster than a comparison of characters.
  ///
  /// - Parameter part: the bytes of the word in lower case, or a part of it with only one Unicode spelling.
  package static func mayContain(_ part: [UInt8], in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // Full-width letters and half-width kana begin with this byte.
      if bytes.contains(0xEF) { return true }
      guard bytes.count >= part.count else { return false }
      return bytes.indices.dropLast(part.count - 1).contains { start in
        part.indices.allSatisfy { part[$0] == lowered(bytes[start + $0]) }
      }
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The words of Latin letters.
  package var latinWords: [Substring] {
    guard isASCII else { return text.split { !$0.isASCII || !$0.isLetter } }
    return text.utf8.split { !$0.isLowercaseLetter }.map { Substring($0) }
  }

  /// The letters and digits, without other characters.
  package var lettersAndDigits: String {
    guard isASCII else { return text.filter { $0.isLetter || $0.isNumber } }
    return String(decoding: text.utf8.filter { $0.isLowercaseLetter || $0.isDigit }, as: UTF8.self)
  }

  /// Returns whether two words follow each other, or are written as one.
  package func hasWord(_ first: Substring, _ second: Substring) -> Bool {
    let words = latinWords
    return words.contains(first + second)
      || zip(words, words.dropFirst()).contains { $0 == first && $1 == second }
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Action {
  /// The wording of the label.
  package var wording: Wording { Wording(label.value, meaning: meanings) }
}

extension Field {
  /// The wording of the name.
  package var wording: Wording { Wording(name.value, meaning: meanings) }
}

extension Flow {
  /// Gives the actions and fields of the flow the meanings that the settings of their project list.
  package mutating func recognise(_ words: [KnownWords.Meaning: [String]]) {
    guard !words.isEmpty else { return }
    var meanings: [String: Set<KnownWords.Meaning>] = [:]
    for (meaning, texts) in words {
      for text in texts { meanings[text.folded, default: []].insert(meaning) }
    }
    for place in actions.indices { actions[place].meanings = meanings[actions[place].label.value.folded] ?? [] }
    for screen in screens.indices {
      for place in screens[screen].fields.indices {
        screens[screen].fields[place].meanings = meanings[screens[screen].fields[place].name.value.folded] ?? []
      }
    }
  }
}
