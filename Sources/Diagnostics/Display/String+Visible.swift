extension String {
  /// The text with everything that a reader would not see spelled out, such as `\n` and `\u{202E}`, so that a name from a flow
  /// file can neither steer a terminal nor disguise a line.
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
