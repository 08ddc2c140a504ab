/// Tabs and wide spaces in the indentation of a line.
extension AuthoringErrorFinder {
  /// Returns errors if the line of the error, or the line that libyaml was reading, is indented with such characters.
  func indentationCharacterErrors() -> [AuthoringError] {
    var suspects = [line(place)]
    if let above = lines.lineAbove(line(place)) { suspects.append(above) }
    if contextPlace > 0 { suspects.append(line(contextPlace)) }
    return suspects.sorted().lazy.map { Self.indentationErrors(ofLine: $0, text, lines) }.first { !$0.isEmpty } ?? []
  }

  /// Returns errors for the indentation of a line, with edits for every such line, because one message is enough.
  ///
  /// The intended width of a tab or special space is unknown, so there is one error for each width.
  static func indentationErrors(ofLine line: Int, _ text: WorkingText, _ lines: TextLines) -> [AuthoringError] {
    let indentation = lines.indentation(line)
    guard !lines.content(line).isEmpty || line == lines.count - 1,
      let first = indentation.first(where: { text.bytes[$0] != 0x20 })
    else { return [] }
    let isTab = text.bytes[first] == 0x09
    let invalid = InvalidIndentation(text, lines)
    return invalid.widths.map { width in
      AuthoringError(
        message: isTab ? "a tab indents this line" : "\(text.spaceName(at: first)) indents this line",
        range: first..<first + (text.wideSpace(at: first) ?? 1),
        help: "indent with ordinary spaces, two for each level",
        edits: invalid.respaced(width), uncertainSyntax: invalid.uncertainSyntax,
        uncertainContent: invalid.uncertainContent)
    }
  }
}
