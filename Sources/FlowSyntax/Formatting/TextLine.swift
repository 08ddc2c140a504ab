/// A line of a text, and the line break after it.
struct TextLine {
  /// The content without the line break.
  var content: Range<Int>
  /// The line break; empty at the end of the text.
  var lineBreak: Range<Int>

  /// Divides a range of bytes into lines; there is one more than there are line breaks.
  static func lines(of range: Range<Int>, in bytes: [UInt8]) -> [TextLine] {
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
      lines.append(TextLine(content: start..<place, lineBreak: place..<end))
      start = end
      place = end
    }
    return lines + [TextLine(content: start..<range.upperBound, lineBreak: range.upperBound..<range.upperBound)]
  }

  /// Returns the content without spaces and tabs at its ends.
  func trimmed(in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (content.lowerBound, content.upperBound)
    while start < end, WorkingText.isBlank(bytes[start]) { start += 1 }
    while start < end, WorkingText.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
