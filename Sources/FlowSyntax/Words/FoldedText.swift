extension String {
  /// The text as careless typing would confuse it: lower case, full-width Latin and half-width kana made ordinary, no spaces around.
  var folded: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.withOrdinaryWidth) }
    return String(scalars).lowercased().trimmed
  }

  /// The text without white space at its ends, ideographic spaces included.
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

  /// The scalar itself, or the one of ordinary width that it is a wide or narrow form of.
  fileprivate var withOrdinaryWidth: Unicode.Scalar {
    switch value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0) ?? self
    case 0xFF66...0xFF9F: return Self.kana[Int(value - 0xFF66)]
    default: return self
    }
  }

  /// The ordinary forms of U+FF66…U+FF9F; the voice marks are the combining ones, so that a pair equals the one character.
  private static let kana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)
}
