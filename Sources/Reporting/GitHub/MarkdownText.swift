import Diagnostics

/// Text as Markdown shows it letter for letter, in a paragraph or a cell of a table.
enum MarkdownText {
  /// The text with everything escaped that could mean something: markup, tags, tables, formulas, mentions.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      if special.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static let special = Set("\\`*_[]<>&|~$#@!:".unicodeScalars)
}
