extension StringProtocol {
  /// How many columns plain text takes, of which each scalar is a character by itself and drawn as it is; nil for other text.
  ///
  /// Nearly all text in flows and reports is plain, and this is many times as fast as to look up what Unicode knows of it.
  @inlinable public var plainWidth: Int? {
    var width = 0
    for scalar in unicodeScalars {
      guard let own = scalar.plainWidth else { return nil }
      width += own
    }
    return width
  }
}

extension Unicode.Scalar {
  /// How many columns it takes if it is printable ASCII, kana, an ideograph or a sign that tables are drawn with; else nil.
  @inlinable public var plainWidth: Int? {
    switch value {
    case 0x20...0x7E, 0x2026, 0x2192, 0x203A, 0x2502: 1
    case 0x3000...0x3002, 0x300C...0x300F, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF: 2
    default: nil
    }
  }
}
