import Localization

/// Colons: one too many in a text, a missing one after a key, one without a space, a full-width one.
extension AuthoringErrorFinder {
  /// Returns the error of a superfluous, missing or malformed colon.
  func colonError() -> AuthoringError? {
    if problemContains("mapping values are not allowed") { return extraColon() }
    if problemContains("could not find expected ':'") { return colonless(line: line(contextPlace)) }
    guard problemContains("expected key"), isColon(at: place) else { return nil }
    return AuthoringError(
      message: "there is no name before this colon", range: place..<place + 1, help: "write the name that belongs here")
  }

  /// Returns the error for an unexpected colon.
  ///
  /// The second colon of a line, as in `title: Pay: now`, belongs to the text, which needs quotes. If the colon is the
  /// first of its line, the line above has the error.
  private func extraColon() -> AuthoringError? {
    let line = line(place)
    let start = lines.indentation(line).upperBound
    if let colon = firstColon(in: entryStart(from: start)..<place), let error = colonInLabel(colon) { return error }
    if let colon = firstColon(in: start..<place) {
      let value = valueStart(behind: colon)
      return wideBracket(at: value) ?? colonInText(from: value)
    }
    guard let above = lines.lineAbove(line) else { return nil }
    if let error = malformedColon(in: lines.content(above)) { return error }
    // A list entry needs no colon, so the line with the colon is the misplaced one.
    if edits.isEntry(above) { return nil }
    return firstColon(in: lines.content(above)) == nil ? colonless(line: above) : nil
  }

  /// Returns the start of the entry in the innermost brackets, or of the line.
  func entryStart(from start: Int) -> Int {
    guard let bracket = history.brackets.last else { return start }
    let first = max(start, bracket + 1)
    return text.bytes[first..<max(first, place)].lastIndex { ",[{".utf8.contains($0) }.map { $0 + 1 } ?? first
  }

  /// Returns the error of a text that contains a colon.
  func colonInText(from start: Int) -> AuthoringError {
    let content = history.brackets.isEmpty ? lines.content(from: start) : bracketText(from: start)
    if !history.brackets.isEmpty, let error = wideComma(in: content) { return error }
    if let error = nestedName(in: content) ?? nestedWord(in: content) ?? labelWithColon(endingWith: content) {
      return error
    }
    let quoted = Self.quoted(text.string(content))
    return AuthoringError(
      message: "a text with a colon in it must be in quotes", range: content, help: "write `\(Self.brief(quoted))`",
      edits: [TextEdit(content, quoted)])
  }

  /// Returns the error of a label with a colon in it, whose steps are on the lines below: `Message: it is late:`.
  private func labelWithColon(endingWith content: Range<Int>) -> AuthoringError? {
    let line = line(content.lowerBound)
    guard history.brackets.isEmpty, text.bytes[content].last == UInt8(ascii: ":"), let below = lines.lineBelow(line),
      lines.depth(below) > lines.depth(line)
    else { return nil }
    let label = text.withoutDashes(text.trimmed(lines.content(line).lowerBound..<content.upperBound - 1))
    let quoted = Self.quoted(text.string(label))
    return AuthoringError(
      message: "a name with a colon in it must be in quotes", range: label, help: "write `\(Self.brief(quoted)):`",
      edits: [TextEdit(label, quoted)])
  }

  private func bracketText(from start: Int) -> Range<Int> {
    let content = lines.content(from: start)
    let end = text.bytes[content].firstIndex { ",]}".utf8.contains($0) } ?? content.upperBound
    return trimmed(start..<end)
  }

  /// Returns the error of a line that lacks a colon.
  private func colonless(line: Int) -> AuthoringError? {
    var content = lines.content(line)
    if let error = WideSigns(text).tightDash(in: content) { return error }
    while text.byte(at: content.lowerBound) == UInt8(ascii: "-"), content.count > 1 {
      content = lines.content(from: content.lowerBound + 1 + blanks(from: content.lowerBound + 1))
    }
    if let error = malformedColon(in: content) { return error }
    guard !content.isEmpty else { return nil }
    let written = text.string(content)
    let behindKey =
      isAmongKeys(line) ? MissingColon.blank(behindKeyIn: written) { MissingColon.keys.contains($0) } : nil
    if let behindKey { return missingColon(behindKey, in: content) }
    if let error = continuation(at: line) { return error }
    if let blank = MissingColon.blank(beforeStepIn: written) { return missingColon(blank, in: content) }
    let isTooLong = content.count > 1024
    return AuthoringError(
      message: isTooLong ? "a name may not be longer than 1,024 characters" : "a colon is missing in this line",
      range: content,
      help: isTooLong ? nil : "write `\(Self.brief(text.string(content))):`, and what belongs to it after it or below",
      edits: isTooLong ? [] : [TextEdit(at: content.upperBound, insert: ":")])
  }

  /// Returns whether the nearest line in the same column begins with a key of the language.
  private func isAmongKeys(_ line: Int) -> Bool {
    let depth = lines.depth(line)
    for others in [Array((0..<line).reversed()), Array(line + 1..<lines.count)] {
      for other in others where !lines.content(other).isEmpty {
        if lines.depth(other) < depth { break }
        let content = lines.content(other)
        guard lines.depth(other) == depth, let colon = firstColon(in: content) else { continue }
        return MissingColon.keys.contains(text.string(content.lowerBound..<colon))
      }
    }
    return false
  }

  /// Returns the error of a missing colon between a name and its value.
  ///
  /// - Parameter blank: the blanks between them, as offsets from the start of the content.
  private func missingColon(_ blank: Range<Int>, in content: Range<Int>) -> AuthoringError {
    let place = content.lowerBound + blank.lowerBound..<content.lowerBound + blank.upperBound
    let name = text.string(content.lowerBound..<place.lowerBound)
    let value = text.string(place.upperBound..<content.upperBound)
    return AuthoringError(
      message: MissingColon.message(behind: Self.brief(name)), range: content,
      help: "write `\(Self.brief("\(name): \(value)"))`", edits: [TextEdit(place, ": ")])
  }

  /// Returns the error of a full-width colon, or of one without a space after it.
  private func malformedColon(in content: Range<Int>) -> AuthoringError? {
    let first = firstColon(in: content) ?? content.upperBound
    if let wide = MalformedColon(in: content, of: text, where: { $0.colon.count > 1 }), wide.colon.lowerBound < first {
      return wide.error
    }
    return first == content.upperBound ? MalformedColon(in: content, of: text)?.error : nil
  }
}

// MARK: - Searching

extension AuthoringErrorFinder {
  /// Returns the offset of the first colon that ends a key, outside quotes.
  func firstColon(in range: Range<Int>) -> Int? {
    var quotes = QuoteTracker()
    return range.first { place in
      let isQuoted = quotes.isInside
      quotes.take(text.bytes[place], after: place == range.lowerBound ? 0x20 : text.bytes[place - 1])
      return !isQuoted && isColon(at: place)
    }
  }

  /// Returns the start of the value after a key's colon.
  func valueStart(behind colon: Int) -> Int { colon + 1 + blanks(from: colon + 1) }

  /// Returns the number of blank bytes at an offset.
  func blanks(from offset: Int) -> Int {
    let end = text.bytes[offset...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? text.bytes.count
    return end - offset + (text.wideSpace(at: end) ?? 0)
  }
}
