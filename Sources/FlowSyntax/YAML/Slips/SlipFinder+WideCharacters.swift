/// Brackets and commas of full width.
extension SlipFinder {
  /// A value in full-width brackets.
  func wideBracket(at start: Int) -> Slip? {
    let content = lines.content(from: start)
    let written = text.string(content)
    guard let bracket = WidePunctuation.bracket(beginning: written) else { return nil }
    let meant = WidePunctuation.meaning(of: written)
    return Slip(
      message: WidePunctuation.message("the bracket \"\(bracket)\""), range: start..<start + bracket.utf8.count,
      help: "write `\(Self.brief(meant))`", edits: [TextEdit(content, meant)])
  }

  /// A text that goes on behind a full-width comma.
  ///
  /// - Parameter rest: how what is there goes on, for the message.
  func wideComma(in content: Range<Int>, goingOn rest: String = "") -> Slip? {
    let written = text.string(content)
    guard let comma = WidePunctuation.comma(in: written) else { return nil }
    let start = content.lowerBound + written[..<comma].utf8.count
    let before = String(written[..<comma]).trimmed
    let meant = before + WidePunctuation.meaning(of: written[comma...])
    return Slip(
      message: WidePunctuation.message("the comma behind \"\(Self.brief(before))\""),
      range: start..<start + written[comma].utf8.count, help: "write `\(Self.brief(meant))\(rest)`",
      edits: [TextEdit(content, meant)])
  }
}
