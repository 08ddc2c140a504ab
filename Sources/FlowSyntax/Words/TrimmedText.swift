extension String {
  /// The text without surrounding white space, including ideographic spaces.
  var trimmed: String {
    let start = firstIndex { !$0.isBlank } ?? endIndex
    guard start < endIndex, let last = lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(self[start...last])
  }
}

extension Character {
  /// Whether the character is white space; ASCII needs no slow look-up.
  var isBlank: Bool { asciiValue.map { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? isWhitespace }
}

extension Unicode.Scalar {
  /// U+3000.
  static let ideographicSpace: Unicode.Scalar = "\u{3000}"
  /// U+FF1A.
  static let fullWidthColon: Unicode.Scalar = "\u{FF1A}"
}
