/// A line of a text, and the line break after it.
struct TextLine {
  /// The content without the line break.
  var content: Range<Int>
  /// The line break; empty at the end of the text.
  var lineBreak: Range<Int>

  /// Returns the first line of a range.
  static func first(of range: Range<Int>, in bytes: [UInt8]) -> TextLine {
    let end = bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D }.map { min($0 + 2, range.upperBound) }
    return lines(of: range.lowerBound..<(end ?? range.upperBound), in: bytes)[0]
  }

  /// Divides a range of bytes into lines; there is one more than there are line breaks.
  ///
  /// - Parameter joiningBlank: whether a blank line that follows another one is left out, except among the first two and
  ///   the last one. A file can hold millions of them.
  static func lines(of range: Range<Int>, in bytes: [UInt8], joiningBlank: Bool = false) -> [TextLine] {
    var lines: [TextLine] = []
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      guard bytes[place] == 0x0A || bytes[place] == 0x0D else {
        place += 1
        continue
      }
      let isPair = bytes[place] == 0x0D && place + 1 < range.upperBound && bytes[place + 1] == 0x0A
      let end = place + (isPair ? 2 : 1)
      let line = TextLine(content: start..<place, lineBreak: place..<end)
      let isJoined =
        joiningBlank && lines.count > 1 && line.isBlank(in: bytes) && lines[lines.count - 1].isBlank(in: bytes)
      if !isJoined { lines.append(line) }
      start = end
      place = end
    }
    return lines + [TextLine(content: start..<range.upperBound, lineBreak: range.upperBound..<range.upperBound)]
  }

  private func isBlank(in bytes: [UInt8]) -> Bool { trimmed(in: bytes).isEmpty }

  /// Returns the content without spaces and tabs at its ends.
  func trimmed(in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (content.lowerBound, content.upperBound)
    while start < end, WorkingText.isBlank(bytes[start]) { start += 1 }
    while start < end, WorkingText.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
