extension StringProtocol {
  /// The width in columns if every scalar is one ordinary character of known width; otherwise nil.
  ///
  /// Nearly all text in flows and reports is plain, and this is many times faster than reading Unicode properties.
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
  /// The width in columns of printable ASCII, kana, ideographs and the signs that tables use; nil for other scalars.
  @inlinable public var plainWidth: Int? {
    switch value {
    case 0x20...0x7E, 0x203A: 1
    case 0x2026, 0x2192, 0x2502: AmbiguousWidth.columns
    case 0x3000...0x3002, 0x300C...0x300F, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF: 2
    default: nil
    }
  }
}
