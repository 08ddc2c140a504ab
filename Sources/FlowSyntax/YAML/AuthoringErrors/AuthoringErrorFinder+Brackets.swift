/// Brackets that are not closed, closed twice, or lack a comma inside.
extension AuthoringErrorFinder {
  /// Returns the error in a bracket or its content.
  func bracketError() -> AuthoringError? {
    guard let opening = history.brackets.last else { return strayClosing() ?? textBehindBracket() }
    if let byte = text.byte(at: place), "]}".utf8.contains(byte) { return closedOtherwise(opening, byte) }
    return end(ofBracketAt: opening) == nil ? unclosed(opening) : missingComma()
  }

  /// Returns the error in `[a, b}` (the wrong bracket), `{ a: [b, c }` (a missing one) or `[a, , ]`.
  private func closedOtherwise(_ opening: Int, _ byte: UInt8) -> AuthoringError? {
    if byte == Self.closing(text.bytes[opening]).utf8.first { return startError(at: place) }
    let isOuter = history.brackets.dropLast().contains { Self.closing(text.bytes[$0]).utf8.first == byte }
    return isOuter ? unclosed(opening) : mismatch(opening)
  }

  // MARK: Not closed

  private func unclosed(_ opening: Int) -> AuthoringError {
    let closing = Self.closing(text.bytes[opening])
    let end = lastContent(ofBracketAt: opening)
    let missing = history.brackets.filter { line($0) == line(opening) }.reversed().map { Self.closing(text.bytes[$0]) }
    let isInner = text.byte(at: place).map("]}".utf8.contains) == true && line(place) == line(opening)
    let edit =
      isInner
      ? TextEdit(at: trimmed(opening..<place).upperBound, insert: closing)
      : TextEdit(at: end, insert: missing.joined())
    let isCertain = isInner || line(end) == line(opening)
    return AuthoringError(
      message: "this \"\(text.string(opening..<opening + 1))\" is never closed", range: opening..<opening + 1,
      help: "write `\(closing)` after its last entry", edits: [edit],
      uncertainSyntax: isCertain ? [] : [opening..<lines.belowEnd(of: line(end))])
  }

  /// Returns the end of the content of an unclosed bracket: before the first line that is not indented deeper than the
  /// bracket's line.
  private func lastContent(ofBracketAt opening: Int) -> Int {
    let first = line(opening)
    var last = first
    for line in first + 1..<max(first + 1, lines.count) where !lines.content(line).isEmpty {
      if lines.depth(line) <= lines.depth(first) { break }
      last = line
    }
    let start = last == first ? opening : lines.indentation(last).upperBound
    return lines.content(from: start).upperBound
  }

  /// Returns the position of the matching bracket, or nil if the bracket is not closed within its content.
  private func end(ofBracketAt opening: Int) -> Int? {
    var expected: [UInt8] = []
    var quotes = QuoteTracker()
    let limit = max(opening, lastContent(ofBracketAt: opening))
    for place in opening..<min(text.bytes.count, limit + trailingClosers(from: limit)) {
      let byte = text.bytes[place]
      let isQuoted = quotes.isInside
      quotes.take(byte, after: place == opening ? 0x20 : text.bytes[place - 1])
      if isQuoted { continue }
      if "[{".utf8.contains(byte) { expected += Self.closing(byte).utf8 }
      guard "]}".utf8.contains(byte) else { continue }
      if expected.popLast() != byte { return nil }
      if expected.isEmpty { return place }
    }
    return nil
  }

  /// Returns the distance to the end of the next line if that begins with a closing bracket, else 0.
  ///
  /// Such a line may have the indentation of the line with the opening bracket.
  private func trailingClosers(from end: Int) -> Int {
    guard let next = lines.lineBelow(line(end)) else { return 0 }
    let content = lines.content(next)
    return text.byte(at: content.lowerBound).map("]}".utf8.contains) == true ? content.upperBound - end : 0
  }

  private func mismatch(_ opening: Int) -> AuthoringError {
    let closing = Self.closing(text.bytes[opening])
    return AuthoringError(
      message: "\"\(text.string(opening..<opening + 1))\" is closed with \"\(text.string(place..<place + 1))\"",
      range: place..<place + 1, help: "write `\(closing)`",
      relatedRanges: [AuthoringError.RelatedRange(message: "opened here", range: opening..<opening + 1)],
      edits: [TextEdit(place..<place + 1, closing)])
  }

  // MARK: Closed

  private func strayClosing() -> AuthoringError? {
    guard history.here?.kind == .closing else { return nil }
    return AuthoringError(
      message: "this \"\(text.string(place..<place + 1))\" closes nothing", range: place..<place + 1,
      help: "delete it, or put the whole text in quotes if it belongs to one",
      edits: [TextEdit(place..<place + 1, " ")])
  }

  private func textBehindBracket() -> AuthoringError? {
    guard let last = previous, last.kind == .closing, line(last.range.lowerBound) == line(place),
      problemContains("expected")
    else { return nil }
    return history.lastClosed.flatMap { line($0) == line(place) ? startError(at: $0) : nil }
      ?? AuthoringError(
        message: "something follows the closing \"\(text.string(last.range))\"", range: lines.content(from: place),
        help: "put it on a line of its own, or put the whole text in quotes",
        edits: [TextEdit(lines.content(from: place), "")])
  }

  private func missingComma() -> AuthoringError? {
    guard let last = previous else { return nil }
    if line(last.range.lowerBound) != line(place) || last.kind != .plain || !isColon(at: place) {
      return missingComma(behind: last)
    }
    return colonInside(last.range)
  }

  /// Returns the error in `{ push: A as: popover }` (a missing comma) or `{ title: Step 1: Start }` (missing quotes).
  private func colonInside(_ range: Range<Int>) -> AuthoringError {
    let start = entryStart(from: lines.indentation(line(place)).upperBound)
    if let first = firstColon(in: start..<place), let error = colonInLabel(first) { return error }
    if let error = wideBracket(at: range.lowerBound) ?? wideComma(in: range, followedBy: ": …") { return error }
    let words = text.string(range).split(separator: " ")
    if words.count > 1, let word = words.last, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      let wordStart = range.upperBound - word.utf8.count
      let end = trimmed(range.lowerBound..<wordStart).upperBound
      return AuthoringError(
        message: "a comma is missing before \"\(word)\"", range: wordStart..<range.upperBound,
        help: "write `\(Self.brief(text.string(range.lowerBound..<end))), \(word): …`",
        edits: [TextEdit(at: end, insert: ",")])
    }
    return colonInText(from: range.lowerBound)
  }

  private func missingComma(behind last: TokenHistory.Token) -> AuthoringError? {
    // A text without quotes may span several lines; the comma belongs after its first line.
    let entry = trimmed(last.range.lowerBound..<min(last.range.upperBound, text.lineEnd(from: last.range.lowerBound)))
    guard last.kind != .comma, last.kind != .opening, last.kind != .value else { return emptyEntry() }
    return AuthoringError(
      message: "a comma is missing after \"\(Self.brief(text.string(entry).withoutQuotes))\"", range: entry,
      help: "divide the entries between brackets with commas",
      edits: [TextEdit(at: entry.upperBound, insert: ",")])
  }

  private func emptyEntry() -> AuthoringError? {
    guard text.byte(at: place) == UInt8(ascii: ",") else { return startError(at: place) }
    return AuthoringError(
      message: "there is nothing before this comma", range: place..<place + 1,
      help: "delete it, or write what is missing",
      edits: [TextEdit(place..<place + 1, " ")])
  }

  private static func closing(_ opening: UInt8) -> String { opening == UInt8(ascii: "[") ? "]" : "}" }
}
