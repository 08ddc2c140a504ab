import Localization

/// Puts the texts of markup that is written in the program into the current language.
///
/// A literal holds no text of a flow, because the names of a flow enter the markup as interpolated values.
enum LiteralMarkup {
  /// Returns a literal with each text between two tags, and each `aria-label`, in the current language.
  ///
  /// A text that an interpolation interrupts is not changed.
  static func localized(_ literal: String) -> String {
    guard Language.current != .english else { return literal }
    if !literal.contains("<"), !literal.contains(">") { return text(literal) }
    var result = ""
    var rest = literal[...]
    while let open = rest.firstIndex(of: ">") {
      result += labels(rest[...open])
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "<") else { break }
      result += text(rest[..<close])
      rest = rest[close...]
    }
    return result + labels(rest)
  }

  /// Returns a text in the current language, with the whitespace around it.
  private static func text(_ text: some StringProtocol) -> String {
    let head = text.prefix { $0.isWhitespace }
    let body = text.dropFirst(head.count)
    let tail = body.reversed().prefix { $0.isWhitespace }
    return head + Message(key: String(body.dropLast(tail.count))).localized + String(tail.reversed())
  }

  /// Returns the end of some markup, or a tag, with its labels in the current language.
  private static func labels(_ markup: Substring) -> String {
    let name = "aria-label=\""
    guard let label = markup.range(of: name), let end = markup[label.upperBound...].firstIndex(of: "\"") else {
      return String(markup)
    }
    return markup[..<label.upperBound] + text(markup[label.upperBound..<end]) + markup[end...]
  }
}
