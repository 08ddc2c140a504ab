/// Quotes that are not closed, or closed too early.
extension AuthoringErrorFinder {
  /// Returns the error of an opening quote, or of the text after a closing one.
  func quoteError() -> AuthoringError? {
    if let opening = history.suspiciousQuote { return unclosedQuote(at: opening) }
    if problemContains("unexpected end of stream") || problemContains("unexpected document indicator") {
      return unclosedQuote(at: contextPlace)
    }
    guard let last = previous, last.kind == .quoted, line(last.range.upperBound) == line(place),
      problemContains("expected"), history.here?.kind != .closing, !isColon(at: place)
    else { return nil }
    return history.brackets.isEmpty ? textBehindQuote(last.range) : nil
  }

  private func unclosedQuote(at opening: Int) -> AuthoringError? {
    guard let quote = text.scalar(at: opening) else { return nil }
    let content = trimmed(opening..<text.lineEnd(from: opening))
    return AuthoringError(
      message: "this text starts with a quote that is never closed", range: content,
      help: "write `\(quote)` at its end as well", edits: [TextEdit(at: content.upperBound, insert: String(quote))])
  }

  private func textBehindQuote(_ quoted: Range<Int>) -> AuthoringError? {
    let unit = textUnit(from: quoted.lowerBound)
    guard unit.upperBound > quoted.upperBound else { return nil }
    let repaired = Self.quoted(text.string(unit))
    return AuthoringError(
      message: "something follows the closing quote", range: trimmed(place..<unit.upperBound),
      help: "put quotes of the other kind around the whole text: `\(Self.brief(repaired))`",
      edits: [TextEdit(unit, repaired)])
  }
}
