/// Texts with a `#` in them that lack quotes: YAML reads the rest of the line as a comment.
extension AuthoringErrorFinder {
  /// Finds a "#" whose comment hides a closing bracket, or the colon of a label.
  func commentErrors() -> [AuthoringError] {
    let here = line(place)
    let suspects = [history.brackets.last.map(line), line(contextPlace), lines.lineAbove(here), here].compactMap { $0 }
    return Set(suspects).sorted().compactMap { line in
      let start = lines.indentation(line).upperBound
      let sign = text.commentStart(from: start)
      let end = text.lineEnd(from: sign)
      guard sign > start, sign < end else { return nil }
      return bracketComment(at: sign, to: end) ?? labelComment(from: start, at: sign, to: end)
    }
  }

  /// Returns the error in `{ title: #1, actions: … }` or `{ Item #3: push Item }`, where the comment hides the bracket.
  private func bracketComment(at sign: Int, to end: Int) -> AuthoringError? {
    guard history.brackets.contains(where: { line($0) == line(sign) && $0 < sign }),
      let limit = (sign..<end).first(where: isEnd)
    else { return nil }
    let start = text.bytes[..<sign].lastIndex { ",[{:".utf8.contains($0) }.map { $0 + 1 } ?? sign
    return comment(quoting: text.trimmed(start..<limit), sign: sign)
  }

  /// Returns the error in `Item #3: push Item`, where the comment hides the colon.
  private func labelComment(from start: Int, at sign: Int, to end: Int) -> AuthoringError? {
    guard firstColon(in: start..<sign) == nil, let colon = firstColon(in: sign..<end) else { return nil }
    return comment(quoting: text.withoutDashes(text.trimmed(start..<colon)), sign: sign)
  }

  private func comment(quoting unit: Range<Int>, sign: Int) -> AuthoringError? {
    guard !unit.isEmpty, unit.upperBound > sign else { return nil }
    let quoted = Self.quoted(text.string(unit))
    return AuthoringError(
      message: "\"#\" begins a comment, and the rest of the line is lost", range: sign..<unit.upperBound,
      help: "put the text in quotes: `\(Self.brief(quoted))`", edits: [TextEdit(unit, quoted)], isCertain: true)
  }

  /// Whether a colon, comma or bracket at an offset ends a text in brackets.
  private func isEnd(_ place: Int) -> Bool { ",]}".utf8.contains(text.bytes[place]) || isColon(at: place) }
}
