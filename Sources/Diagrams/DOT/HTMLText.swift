import Diagnostics

/// Formats user text for Graphviz's HTML-like labels: wraps, shortens and escapes it.
enum HTMLText {
  /// Returns the text in at most `maxLines` escaped lines of at most `columns` columns; longer text ends in `…`.
  static func lines(of text: String, columns: Int, maxLines: Int) -> [String] {
    let lines = wrapped(text, columns: columns, maxLines: maxLines)
    // Graphviz rejects empty text.
    return lines.isEmpty ? ["&#160;"] : lines.map(escaped)
  }

  /// Returns the text in at most `maxLines` lines of at most `columns` columns; longer text ends in `…`.
  static func wrapped(_ text: String, columns: Int, maxLines: Int) -> [String] {
    var rest = text.visible[...]
    var result: [String] = []
    let columns = maxLines > 1 ? balanced(columns, for: rest) : columns
    while !rest.isEmpty, result.count < maxLines - 1 { result.append(String(nextLine(of: &rest, columns: columns))) }
    if !rest.isEmpty { result.append(rest.clipped(to: columns)) }
    return result
  }

  /// Returns the text with every character that is special in XML replaced by an entity.
  static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// Returns the text with every character that is special in XML or Graphviz replaced by an entity.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\\": result += "&#92;&#92;"  // Graphviz reads `\\` as one backslash, and `\N` as the node's name
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text without spaces can break anywhere, so its lines get equal lengths instead of a short last line.
  private static func balanced(_ columns: Int, for text: Substring) -> Int {
    let width = text.displayWidth
    guard width > columns, !text.contains(" ") else { return columns }
    let lines = (width + columns - 1) / columns
    return min(columns, (width + lines - 1) / lines + 1)
  }

  /// Removes the next line from the text, up to a space if there is one, and otherwise at any character, as in
  /// Japanese.
  private static func nextLine(of rest: inout Substring, columns: Int) -> Substring {
    let fitting = rest.prefix(fitting: columns)
    if fitting.endIndex == rest.endIndex {
      rest = ""
      return fitting
    }
    guard !fitting.isEmpty else {
      rest = rest.dropFirst()  // a letter with thousands of combining marks
      return "…"
    }
    let line = LineBreaking.line(of: rest, fitting: fitting)
    rest = rest[line.endIndex...].drop { $0 == " " }
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.endIndex
    return line[..<end]
  }
}
