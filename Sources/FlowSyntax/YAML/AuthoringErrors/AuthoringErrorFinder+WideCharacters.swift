/// Full-width brackets and commas.
extension AuthoringErrorFinder {
  /// Returns the error of a value in full-width brackets.
  ///
  /// The line must end after them, or the next entry or the end of ordinary brackets must follow.
  func wideBracket(at start: Int) -> AuthoringError? {
    let content = lines.content(from: start)
    let written = text.string(content)
    guard let (bracket, end) = WidePunctuation.bracket(beginning: written) else { return nil }
    let rest = written[end...].drop { $0 == " " }
    guard rest.isEmpty || (!history.brackets.isEmpty && ",]}".contains(rest[rest.startIndex])) else { return nil }
    let meant = WidePunctuation.meaning(of: written[..<end])
    return AuthoringError(
      message: WidePunctuation.message("the bracket \"\(bracket)\""), range: start..<start + bracket.utf8.count,
      help: "write `\(Self.brief(meant))`", edits: [TextEdit(start..<start + written[..<end].utf8.count, meant)])
  }

  /// Returns the error of a step, or of a text before another key, that continues after a full-width comma.
  ///
  /// Other texts may contain such commas.
  ///
  /// - Parameter rest: the continuation, for the message.
  func wideComma(in content: Range<Int>, followedBy rest: String = "") -> AuthoringError? {
    let written = text.string(content)
    guard let comma = WidePunctuation.comma(in: written) else { return nil }
    let start = content.lowerBound + written[..<comma].utf8.count
    let before = String(written[..<comma]).trimmed
    let after = String(written[written.index(after: comma)...])
    let key = String(after.prefix { $0 != ":" }).trimmed
    let isStep = before.split(separator: " ").first.map { Verb(rawValue: String($0)) != nil } ?? false
    guard isStep || (!key.isEmpty && key.utf8.allSatisfy { (0x61...0x7A).contains($0) }) else { return nil }
    let meant = before + WidePunctuation.meaning(of: written[comma...])
    return AuthoringError(
      message: WidePunctuation.message(commaAfter: Self.brief(before)),
      range: start..<start + written[comma].utf8.count, help: "write `\(Self.brief(meant))\(rest)`",
      edits: [TextEdit(content, meant)])
  }
}
