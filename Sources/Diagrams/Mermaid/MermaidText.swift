import Diagnostics

/// Formats user text for Mermaid's quoted labels: shortens and escapes it.
enum MermaidText {
  /// Returns the text in at most `columns` columns; longer text ends in `…`.
  static func label(_ text: String, columns: Int = 80) -> String {
    let clipped = text.visible[...].clipped(to: columns)
    return escaped(withoutIcons(withoutList(clipped.isEmpty ? " " : clipped)))
  }

  /// Returns a text in double quotes, for the YAML above the diagram.
  static func yaml(_ text: String) -> String {
    let clipped = text.visible[...].clipped(to: 120)
    return "\"" + clipped.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }

  /// Returns the text with every character that is special in Mermaid, Markdown or HTML replaced by its code.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      // Mermaid drops a semicolon after `style…:#`, so a colon is only left as it is before a space.
      let isLoneColon = scalar == ":" && (index + 1 == scalars.count || scalars[index + 1] != " ")
      if isLoneColon || special.contains(scalar) {
        result += "#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // Mermaid uses the last two internally, as placeholders for `#` and `;` of character codes.
  private static let special = Set("\"#&<>`\\%{}[]|$*_~@ﬂ¶".unicodeScalars)

  /// Inserts a word joiner where Mermaid would read an icon (`fa:fa-car`) or a line break (`\n`), even
  /// from character codes.
  private static func withoutIcons(_ text: String) -> String {
    text.replacing(":fa-", with: ":\u{2060}fa-").replacing("\\n", with: "\\\u{2060}n")
  }

  /// Inserts a no-break space where Mermaid would read a list (`1. Open`), which labels cannot contain.
  private static func withoutList(_ text: String) -> String {
    guard let space = text.firstIndex(of: " ") else { return text }
    let start = text[..<space]
    let isNumber = (start.hasSuffix(".") || start.hasSuffix(")")) && start.dropLast().allSatisfy(\.isNumber)
    guard isNumber || ["-", "+", "*"].contains(start) else { return text }
    return start + "\u{A0}" + text[text.index(after: space)...]
  }
}
