/// Finds out what a designer did where libyaml could not read on.
///
/// libyaml says where it noticed, which is often a line too late, and in the words of its own grammar.
struct AuthoringErrorFinder {
  let text: WorkingText
  let lines: TextLines
  let trail: TokenTrail
  let problem: String
  /// Where libyaml noticed.
  let place: Int
  /// Where that began which it was reading.
  let contextPlace: Int

  /// Looks at a failure to read a text.
  init(_ failure: ParserFailure, in text: WorkingText) {
    self.text = text
    lines = TextLines(text)
    problem = failure.problem
    place = Self.offset(of: failure.index, in: text)
    contextPlace = Self.offset(of: failure.contextIndex, in: text)
    trail = TokenTrail(text, lines, until: place)
  }

  /// What went wrong: one mistake in each way that it may be understood, the likeliest first; never empty.
  func slips() -> [AuthoringError] {
    let ways = [indentationCharacterSlips, { wordSlip().map { [$0] } ?? [] }, lineSlips, { [unknownSlip()] }]
    let slips = ways.lazy.map { $0() }.first { !$0.isEmpty } ?? []
    return signSlips() + slips.map { $0.edits.isEmpty ? withoutLine($0) : $0 }
  }

  private func wordSlip() -> AuthoringError? {
    characterSlip() ?? quoteSlip() ?? bracketSlip() ?? colonSlip()
  }

  /// Whether libyaml's words contain these.
  func says(_ words: String) -> Bool { problem.contains(words) }

  /// The line at an offset.
  func line(_ offset: Int) -> Int { lines.line(at: offset) }

  /// The last token before the place that is more than a mark of the grammar.
  var previous: TokenTrail.Token? { trail.before.last { $0.kind != .key } }

  /// One character.
  func character(at offset: Int) -> Range<Int> {
    offset..<min(text.bytes.count, offset + (text.scalar(at: offset)?.utf8.count ?? 0))
  }

  private func unknownSlip() -> AuthoringError {
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
