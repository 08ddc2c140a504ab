extension String {
  /// The text with every hidden scalar replaced by an escape such as `\n` or `\u{202E}`.
  ///
  /// A name from a flow file can then neither control a terminal nor disguise a line.
  public var visible: String {
    guard plainWidth == nil, unicodeScalars.contains(where: \.isHidden) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isHidden { result += Self.spelling(of: scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  private static func spelling(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
