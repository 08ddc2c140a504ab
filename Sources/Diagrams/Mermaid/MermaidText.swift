import Diagnostics

/// User text for Mermaid's quoted labels: clipped, and escaped so that it can only be text.
enum MermaidText {
  /// The text in at most so many columns; more of it ends in `…`.
  static func label(_ text: String, columns: Int = 80) -> String {
    let clipped = text.visible[...].clipped(to: columns)
    return escaped(withoutWords(withoutList(clipped.isEmpty ? " " : clipped)))
  }

  /// A text between double quotes in the YAML above the diagram.
  static func yaml(_ text: String) -> String {
    let clipped = text.visible[...].clipped(to: 120)
    return "\"" + clipped.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }

  /// Everything that means something to Mermaid, to the Markdown in its labels, or to HTML is written by its number.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      // Mermaid drops a semicolon behind `style…:#`, so that a colon stands as itself only before a space.
      let isLoneColon = scalar == ":" && (index + 1 == scalars.count || scalars[index + 1] != " ")
      if isLoneColon || special.contains(scalar) {
        result += "#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // The last two begin and end what Mermaid makes of numbers inside.
  private static let special = Set("\"#&<>`\\%{}[]|$*_~@ﬂ¶".unicodeScalars)

  /// `fa:fa-car` would be an icon and `\n` a new line even by their numbers; with a joiner inside they are text.
  private static func withoutWords(_ text: String) -> String {
    text.replacing(":fa-", with: ":\u{2060}fa-").replacing("\\n", with: "\\\u{2060}n")
  }

  /// `1. Open` would be a list, which labels do not have; with a space that does not break it is text.
  private static func withoutList(_ text: String) -> String {
    guard let space = text.firstIndex(of: " ") else { return text }
    let start = text[..<space]
    let isNumber = (start.hasSuffix(".") || start.hasSuffix(")")) && start.dropLast().allSatisfy(\.isNumber)
    guard isNumber || ["-", "+", "*"].contains(start) else { return text }
    return start + "\u{A0}" + text[text.index(after: space)...]
  }
}
