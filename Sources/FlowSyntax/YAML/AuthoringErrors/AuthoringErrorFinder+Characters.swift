/// Texts that start with a reserved character of YAML, and unknown escapes.
extension AuthoringErrorFinder {
  /// Returns the error in the first character of a text, or in an escape in quotes.
  func characterError() -> AuthoringError? {
    // libyaml spells it "hexdecimal".
    if problemContains("escape") || problemContains("hexdecimal") { return escapeError() }
    if problemContains("cannot start any token") || problemContains("mapping keys are not allowed") {
      return startError(at: place)
    }
    let startProblems = [
      "alphabetic or numeric", "tag", "'>'", "expected '!'", "leading UTF-8", "whitespace or line break",
      "comment or line break", "equal to 0", "URI", "directive",
    ]
    if startProblems.contains(where: problemContains) { return startError(at: contextPlace) }
    guard problemContains("expected key") || problemContains("node content") || problemContains("-' indicator") else {
      return nil
    }
    return leadError()
  }

  /// Returns the error in a text whose first word is an alias, as in `*note* to self`, or that starts with a misplaced
  /// bracket or comma.
  private func leadError() -> AuthoringError? {
    if let last = history.before.last, last.kind == .alias || last.kind == .anchor,
      line(last.range.lowerBound) == line(place)
    {
      return startError(at: last.range.lowerBound)
    }
    guard problemContains("node content"), history.brackets.isEmpty, let byte = text.byte(at: place),
      "]},".utf8.contains(byte)
    else { return nil }
    return startError(at: place)
  }

  /// Returns the error in a text's first character; the edit puts the text in quotes.
  func startError(at start: Int) -> AuthoringError? {
    guard let first = text.scalar(at: start), start < text.lineEnd(from: start) else { return nil }
    let unit = textUnit(from: start)
    guard !unit.isEmpty else { return nil }
    let quoted = Self.quoted(text.string(unit))
    var error = AuthoringError(
      message: "a text that starts with \"\(first)\" must be in quotes", range: unit,
      help: "write `\(Self.brief(quoted))`",
      edits: [TextEdit(unit, quoted)])
    error.isSketch = text.string(unit) == "?"
    return error
  }

  private func escapeError() -> AuthoringError? {
    // libyaml reports the backslash for an unknown letter, and the position after the letter for a bad number.
    guard let slash = text.bytes[contextPlace...min(place, text.bytes.count - 1)].lastIndex(of: UInt8(ascii: "\\")),
      let letter = text.scalar(at: slash + 1)
    else { return nil }
    return AuthoringError(
      message: "\"\\\(letter)\" means nothing in double quotes", range: slash..<slash + 1 + letter.utf8.count,
      help: "write `\\\\` for a backslash, or use single quotes", edits: [TextEdit(at: slash, insert: "\\")])
  }
}
