import Diagnostics

/// User text for Graphviz's HTML-like labels: wrapped, clipped, and escaped so that it can only be text.
enum HTMLText {
  /// The text in lines of at most so many columns, at least one line; more text than allowed ends in `…`.
  static func lines(of text: String, columns: Int, most: Int) -> [String] {
    var rest = text.visible[...]
    var result: [String] = []
    let columns = balanced(columns, for: rest)
    while !rest.isEmpty, result.count < most - 1 { result.append(String(nextLine(of: &rest, columns: columns))) }
    if !rest.isEmpty { result.append(rest.clipped(to: columns)) }
    // Graphviz takes no empty text.
    return result.isEmpty ? ["&#160;"] : result.map(escaped)
  }

  /// The text as it stands, with everything that means something to Graphviz or XML written as an entity.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\\": result += "&#92;&#92;"  // Graphviz takes one of two, and `\N` with one for the node's name
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text without spaces breaks anywhere: lines of one length rather than two letters left over for the last.
  private static func balanced(_ columns: Int, for text: Substring) -> Int {
    let width = text.displayWidth
    guard width > columns, !text.contains(" ") else { return columns }
    let lines = (width + columns - 1) / columns
    return min(columns, (width + lines - 1) / lines + 1)
  }

  /// Takes a line off the text, up to a space where there is one, anywhere where there is none, as Japanese has it.
  private static func nextLine(of rest: inout Substring, columns: Int) -> Substring {
    let fitting = rest.prefix(fitting: columns)
    if fitting.endIndex == rest.endIndex {
      rest = ""
      return fitting
    }
    guard !fitting.isEmpty else {
      rest = rest.dropFirst()  // a letter with thousands of marks on it
      return "…"
    }
    var end = fitting.endIndex
    if rest[end] != " ", let space = fitting.lastIndex(of: " "), space > fitting.startIndex { end = space }
    let line = rest[..<end]
    rest = rest[end...].drop { $0 == " " }
    return line
  }
}
