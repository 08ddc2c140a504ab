/// The extent of a text that needs quotes, and its quoted form.
extension AuthoringErrorFinder {
  /// Returns the range of a text as intended: to the end of the line, of the brackets around it, or of the key.
  func textUnit(from start: Int) -> Range<Int> {
    let content = lines.content(from: start)
    let isInBrackets = !brackets(at: start).isEmpty
    var depth = 0
    var quotes = QuoteTracker()
    for place in content {
      let byte = text.bytes[place]
      let isQuoted = quotes.isInside
      quotes.take(byte, after: place == start ? 0x20 : text.bytes[place - 1])
      if isQuoted { continue }
      if byte == UInt8(ascii: ":"), isColon(at: place), isInBrackets || isAtKey(start) { return trimmed(start..<place) }
      guard isInBrackets else { continue }
      if "[{".utf8.contains(byte) { depth += 1 }
      if "]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 || (depth == 0 && byte == UInt8(ascii: ",") && place > start) { return trimmed(start..<place) }
    }
    return content
  }

  /// Returns a text in the quotes that change it least.
  static func quoted(_ text: String) -> String {
    let inner = text.withoutQuotes
    if inner.contains("\"") || inner.contains("\\") {
      return "'" + inner.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    return "\"\(inner)\""
  }

  /// Returns a text in a length that a message can quote.
  static func brief(_ text: String) -> String {
    let limit = 80
    let scalars = text.unicodeScalars
    return scalars.count > limit ? String(scalars.prefix(limit)) + "…" : text
  }

  /// Returns whether the colon at an offset ends a key.
  func isColon(at place: Int) -> Bool {
    guard text.byte(at: place) == UInt8(ascii: ":") else { return false }
    return text.byte(at: place + 1).map(WorkingText.isBlank) ?? true
  }

  /// Returns whether only the dashes of lists precede an offset in its line.
  func isAtKey(_ offset: Int) -> Bool {
    let start = lines.range(line(offset)).lowerBound
    return text.bytes[start..<offset].allSatisfy { WorkingText.isBlank($0) || $0 == UInt8(ascii: "-") }
  }

  /// Returns the brackets that are open at an offset; no bracket may begin or end between the offset and the error.
  private func brackets(at offset: Int) -> [Int] { history.brackets.filter { $0 < offset } }

  /// Returns a range without blanks at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, WorkingText.isBlank(text.bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }
}
