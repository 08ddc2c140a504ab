import Diagnostics

/// Escapes text for Markdown, in a paragraph or a table cell.
enum MarkdownText {
  /// Returns the text with every character escaped that has a meaning in GitHub's Markdown.
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
