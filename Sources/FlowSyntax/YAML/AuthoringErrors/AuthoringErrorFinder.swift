/// Finds the cause of an error at which libyaml stopped.
///
/// libyaml reports where it noticed the error, often a line too late, in the terms of its grammar.
struct AuthoringErrorFinder {
  let text: WorkingText
  let lines: TextLines
  let history: TokenHistory
  let problem: String
  /// The offset at which libyaml stopped.
  let place: Int
  /// The offset of the construct that libyaml was reading.
  let contextPlace: Int

  /// Creates a finder for a failure in a text.
  init(_ failure: ParserFailure, in text: WorkingText) {
    self.text = text
    lines = TextLines(text)
    problem = failure.problem
    place = Self.offset(of: failure.index, in: text)
    contextPlace = Self.offset(of: failure.contextIndex, in: text)
    history = TokenHistory(text, lines, until: place)
  }

  /// Returns one error for each plausible cause, the likeliest first; never empty.
  func errors() -> [AuthoringError] {
    let searches = [indentationCharacterErrors, { wordError().map { [$0] } ?? [] }, lineErrors, { [unknownError()] }]
    let errors = searches.lazy.map { $0() }.first { !$0.isEmpty } ?? []
    return signErrors() + commentErrors() + errors.map { $0.edits.isEmpty ? withoutLine($0) : $0 }
  }

  private func wordError() -> AuthoringError? {
    characterError() ?? quoteError() ?? bracketError() ?? colonError()
  }

  /// Returns whether libyaml's message contains these words.
  func problemContains(_ words: String) -> Bool { problem.contains(words) }

  /// Returns the line at an offset.
  func line(_ offset: Int) -> Int { lines.line(at: offset) }

  /// The last token before the error, except for the mark of a key, which has no characters.
  var previous: TokenHistory.Token? { history.before.last { $0.kind != .key } }

  /// Returns the range of one character.
  func character(at offset: Int) -> Range<Int> {
    offset..<min(text.bytes.count, offset + (text.scalar(at: offset)?.utf8.count ?? 0))
  }

  private func unknownError() -> AuthoringError {
    AuthoringError(
      message: "this cannot be read as YAML (\(problem))", range: character(at: place),
      help: "compare the indentation, the colons and the quotes with the lines above")
  }

  private static func offset(of index: Int, in text: WorkingText) -> Int {
    var cursor = TextCursor(text)
    cursor.advance(toIndex: index)
    return cursor.offset
  }
}
