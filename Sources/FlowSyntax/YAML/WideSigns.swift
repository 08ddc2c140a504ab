/// Full-width punctuation of YAML, or punctuation beside a full-width space, which YAML reads as letters.
struct WideSigns {
  private let text: WorkingText

  /// Creates a search in a text.
  init(_ text: WorkingText) { self.text = text }

  /// Returns whether a text may contain any such sign.
  static func areIn(_ bytes: some Sequence<UInt8>) -> Bool { bytes.contains { $0 >= 0xC2 } }

  /// Returns the error of a list entry's dash that is full-width or has a full-width space after it.
  func dash(in content: Range<Int>) -> AuthoringError? {
    guard let first = text.scalar(at: content.lowerBound), first == "-" || first == "\u{FF0D}" else { return nil }
    let end = content.lowerBound + first.utf8.count
    let rest = text.blanksEnd(from: end, to: content.upperBound)
    guard rest > end, rest < content.upperBound, first != "-" || text.wideSpace(at: end) != nil else { return nil }
    let isWide = first != "-"
    return AuthoringError(
      message: isWide ? WidePunctuation.message("the dash") : "a full-width space is after the dash",
      range: isWide ? content.lowerBound..<end : end..<rest,
      help: "write `- \(AuthoringErrorFinder.brief(text.string(rest..<content.upperBound)))`",
      edits: [TextEdit(content.lowerBound..<rest, "- ")], isCertain: true)
  }

  /// Returns the error of a list entry without a space after its dash.
  func tightDash(in content: Range<Int>) -> AuthoringError? {
    let entry = text.string(content)
    guard entry.hasPrefix("-"), let next = entry.dropFirst().first, next.isLetter else { return nil }
    let end = content.lowerBound + 1
    return AuthoringError(
      message: "a space is missing after the dash", range: content.lowerBound..<end,
      help: "write `- \(AuthoringErrorFinder.brief(String(entry.dropFirst())))`",
      edits: [TextEdit(at: end, insert: " ")],
      isCertain: true)
  }

  /// Returns the error of a comment that begins with a full-width sign, after a blank or at the beginning.
  ///
  /// - Parameter beginsLine: whether the range is the beginning of a line.
  func comment(in content: Range<Int>, beginsLine: Bool) -> AuthoringError? {
    var quotes = QuoteTracker()
    for place in content {
      let isStart = place == content.lowerBound
      let isQuoted = quotes.isInside
      quotes.take(text.bytes[place], after: isStart ? 0x20 : text.bytes[place - 1])
      guard !isQuoted, text.bytes[place] == 0xEF, text.scalar(at: place) == "\u{FF03}" else { continue }
      let start = text.trimmed(content.lowerBound..<place).upperBound
      let end = place + 3
      let isFollowedByBlank = text.blanksEnd(from: end, to: content.upperBound) > end
      // After a full-width space the sign is meant as a comment, whatever follows it.
      let isAfterWideSpace = !isStart && (start..<place).contains { text.wideSpace(at: $0) != nil }
      guard isStart ? beginsLine : (start < place && (isFollowedByBlank || isAfterWideSpace)) else { continue }
      let comment = text.string(text.trimmed(end..<content.upperBound))
      return AuthoringError(
        message: WidePunctuation.message("the \"＃\""), range: place..<end,
        help: "begin a comment with a half-width sign and a space: `# \(AuthoringErrorFinder.brief(comment))`",
        edits: [TextEdit(start..<end, (isStart ? "#" : " #") + (isStart || isFollowedByBlank ? "" : " "))],
        isCertain: true)
    }
    return nil
  }

  /// Returns the error of a wide space at the end or beginning of a range.
  func space(beside piece: Range<Int>) -> AuthoringError? {
    let inner = text.trimmed(piece)
    if inner.isEmpty { return nil }
    if inner.upperBound < piece.upperBound { return space(inner.upperBound..<piece.upperBound, isAfter: true, inner) }
    return inner.lowerBound > piece.lowerBound ? space(piece.lowerBound..<inner.lowerBound, isAfter: false, inner) : nil
  }

  private func space(_ blanks: Range<Int>, isAfter: Bool, _ piece: Range<Int>) -> AuthoringError? {
    guard let first = blanks.first(where: { text.wideSpace(at: $0) != nil }) else { return nil }
    let length = text.wideSpace(at: first) ?? 1
    let name = AuthoringErrorFinder.brief(text.string(piece).withoutQuotes)
    let space = text.spaceName(at: first)
    return AuthoringError(
      message: isAfter ? "\(space) is after \"\(name)\"" : "\(space) is before \"\(name)\"",
      range: first..<first + length,
      help: "delete it", edits: [TextEdit(blanks, "")], isCertain: true)
  }
}
