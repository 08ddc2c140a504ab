import Diagnostics

/// Texts in files for Maestro.
enum MaestroText {
  /// Returns a text in quotes that YAML and Maestro read as it is.
  static func quoted(_ text: String) -> String { yaml(withoutScripts(text)) }

  /// Returns a text in quotes that Maestro reads as a regular expression for exactly this text.
  static func pattern(_ text: String) -> String {
    let special: Set<Character> = ["\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}"]
    return yaml(text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined())
  }

  /// Returns a word without quotes if it needs none.
  static func word(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil
    return isPlain && !yamlWords.contains(text.lowercased()) ? text : quoted(text)
  }

  /// The words that some reader of YAML does not read as texts.
  private static let yamlWords: Set<String> = ["y", "n", "yes", "no", "true", "false", "on", "off", "null"]

  /// Escapes `${…}`, which Maestro would run as a script.
  private static func withoutScripts(_ text: String) -> String {
    // Few texts have one, and a regular expression costs more than everything else.
    guard text.contains("$") else { return text }
    return text.replacing(/\$\{[^$]*\}/) { "\\" + $0.output }
  }

  /// Returns a text in double quotes for YAML; hidden characters are escaped.
  private static func yaml(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isHidden: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let width = scalar.value > 0xFFFF ? 8 : 4
    return (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - digits.count) + digits
  }
}
