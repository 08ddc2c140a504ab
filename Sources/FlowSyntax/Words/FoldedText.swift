extension String {
  /// The text without differences that typing errors cause: in lower case, trimmed, and with full-width Latin and
  /// half-width kana normalised.
  var folded: String {
    // Almost all words are visible ASCII, which is quicker.
    if utf8.allSatisfy({ 0x21...0x7E ~= $0 }) {
      return String(decoding: utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.withOrdinaryWidth) }
    return String(scalars).lowercased().trimmed
  }

  /// The text without surrounding white space, including ideographic spaces.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    guard start < endIndex, let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[start...last])
  }
}

extension Unicode.Scalar {
  /// U+3000.
  static let ideographicSpace: Unicode.Scalar = "\u{3000}"
  /// U+FF1A.
  static let fullWidthColon: Unicode.Scalar = "\u{FF1A}"

  /// The scalar with normal width, or the scalar itself.
  fileprivate var withOrdinaryWidth: Unicode.Scalar {
    switch value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0) ?? self
    case 0xFF66...0xFF9F: return Self.kana[Int(value - 0xFF66)]
    default: return self
    }
  }

  /// The normal forms of U+FF66…U+FF9F; the voice marks are the combining ones, so that a pair equals the single
  /// character.
  private static let kana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)
}
