extension String {
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
}
