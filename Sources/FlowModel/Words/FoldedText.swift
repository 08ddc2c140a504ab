extension String {
  /// The text without differences that typing errors cause: in lower case, trimmed, and with full-width Latin and
  /// half-width kana normalised.
  package var folded: String {
    // Almost all words are visible ASCII, which is quicker.
    if utf8.allSatisfy({ 0x21...0x7E ~= $0 }) {
      return String(decoding: utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.withOrdinaryWidth) }
    let text = String(scalars).lowercased()
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    guard start < text.endIndex, let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[start...last])
  }
}

extension Character {
  /// The character with normal width, as a keyboard without an input method sends it.
  package var withOrdinaryWidth: Character {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first, (0xFF01...0xFF5E).contains(scalar.value) else {
      return self == "\u{3000}" ? " " : self
    }
    return Character(scalar.withOrdinaryWidth)
  }
}

extension Unicode.Scalar {
  /// The scalar with normal width, or the scalar itself.
  fileprivate var withOrdinaryWidth: Unicode.Scalar {
    switch value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0) ?? self
    case 0xFF65...0xFF9F: return Self.kana[Int(value - 0xFF65)]
    default: return self
    }
  }

  /// The normal forms of U+FF65…U+FF9F; the voice marks are the combining ones, so that a pair equals the single
  /// character.
  private static let kana = Array(
    "・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)
}
