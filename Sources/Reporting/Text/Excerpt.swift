import Diagnostics

/// The line of a file where a range starts, prepared for carets under the range.
///
/// It only reads the bytes around the range, because a line can have many megabytes.
package struct Excerpt {
  private static let bytesBefore = 400
  private static let bytesAfter = 1200
  private static let columns = 100
  private static let columnsBefore = 30
  private static let columnsMarked = 60
  private static let tabStop = 4

  /// The text before the range.
  package private(set) var before = ""
  /// The text of the range on its first line.
  package private(set) var marked = ""
  /// The text after the range.
  package private(set) var after = ""

  /// Creates the excerpt, or returns nil if the line contains only whitespace.
  package init?(of range: SourceRange, in file: SourceFile) {
    let bytes = file.bytes
    let start = min(max(range.start.offset, Self.textStart(in: bytes)), bytes.count)
    let line = Self.window(around: start, in: bytes)
    var end = min(max(range.end.offset, start), line.upperBound)
    let isMultiline = range.end.line > range.start.line
    if isMultiline { end = line.upperBound }
    take(isMultiline: isMultiline, bytes[line.lowerBound..<start], bytes[start..<end], bytes[end..<line.upperBound])
    let isCutBefore = line.lowerBound > Self.textStart(in: bytes) && !Self.isLineBreak(bytes[line.lowerBound - 1])
    let isCutAfter = line.upperBound < bytes.count && !Self.isLineBreak(bytes[line.upperBound])
    clip(isCutBefore: isCutBefore, isCutAfter: isCutAfter)
    if [before, marked, after].allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return nil }
  }

  /// The text before, in and after the range.
  var text: String { before + marked + after }

  /// The spaces under the text before the range.
  var blanks: String { String(repeating: " ", count: before.displayWidth) }

  /// The carets under the range; at least one.
  var carets: String { String(repeating: "^", count: max(1, marked.displayWidth)) }

  /// Returns the bytes of the line around an offset, without its line break and limited in length.
  private static func window(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var lower = offset
    while lower > max(textStart(in: bytes), offset - bytesBefore), !isLineBreak(bytes[lower - 1]) { lower -= 1 }
    while lower < offset, bytes[lower] & 0xC0 == 0x80 { lower += 1 }  // not into the middle of a character
    var upper = offset
    while upper < min(bytes.count, offset + bytesAfter), !isLineBreak(bytes[upper]) { upper += 1 }
    while upper > offset, upper < bytes.count, bytes[upper] & 0xC0 == 0x80 { upper -= 1 }
    return lower..<upper
  }

  /// Returns the offset after the byte order mark.
  private static func textStart(in bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func take(
    isMultiline: Bool, _ head: ArraySlice<UInt8>, _ middle: ArraySlice<UInt8>, _ tail: ArraySlice<UInt8>
  ) {
    var column = 0
    before = Self.shown(head, column: &column)
    marked = Self.shown(middle, column: &column)
    after = Self.shown(tail, column: &column)
    while let last = after.last, last.isWhitespace { after.removeLast() }
    // A range over several lines marks the text of the first line without trailing whitespace.
    while after.isEmpty, isMultiline, let last = marked.last, last.isWhitespace { marked.removeLast() }
  }

  /// Returns the text for a terminal, with tabs replaced by spaces.
  private static func shown(_ bytes: ArraySlice<UInt8>, column: inout Int) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    if let width = text.plainWidth {
      column += width
      return text
    }
    var result = ""
    for character in text {
      let spaces = String(repeating: " ", count: tabStop - column % tabStop)
      let shown = character == "\t" ? spaces : String(character).visible
      column += shown.displayWidth
      result += shown
    }
    return result
  }

  private mutating func clip(isCutBefore: Bool, isCutAfter: Bool) {
    let isLong = before.displayWidth + marked.displayWidth + after.displayWidth > Self.columns
    guard isLong || isCutBefore || isCutAfter else { return }
    if isCutBefore || before.displayWidth > Self.columnsBefore {
      before = "…" + before.suffix(fitting: Self.columnsBefore - 1)
    }
    marked = marked.clipped(to: Self.columnsMarked)
    let room = Self.columns - before.displayWidth - marked.displayWidth
    after = isCutAfter ? after.prefix(fitting: room - 1) + "…" : after.clipped(to: room)
  }
}
