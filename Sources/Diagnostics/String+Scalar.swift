extension String {
  /// The text as a value in a flow file, also inside brackets: in quotes if YAML would read it differently.
  public var spelledAsScalar: String {
    isPlainScalar ? self : spelledInQuotes
  }

  /// The text as a value inside a text in double quotes: in single quotes if YAML would read it differently.
  package var spelledAsQuotedScalar: String {
    isPlainScalar ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// The text in double quotes.
  package var spelledInQuotes: String {
    var spelled = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": spelled += "\\" + String(scalar)
      case "\n": spelled += "\\n"
      case "\t": spelled += "\\t"
      case "\r": spelled += "\\r"
      default: spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled + "\""
  }

  /// Whether YAML reads the text unchanged without quotes, even inside brackets.
  private var isPlainScalar: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    if "-?:,[]{}#&*!|>'\"%@` \t".unicodeScalars.contains(first) || " :\t".unicodeScalars.contains(last) { return false }
    var previous: Unicode.Scalar = "x"
    for scalar in unicodeScalars {
      if ",[]{}\n\r\t".unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .control { return false }
      if scalar == " " && previous == ":" || scalar == "#" && previous == " " { return false }
      previous = scalar
    }
    return true
  }
}
