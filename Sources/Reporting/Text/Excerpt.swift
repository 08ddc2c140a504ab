import Diagnostics

/// The line of a file that a range begins on, ready to be shown with carets under the range.
///
/// It reads only the bytes around the range: a file may be one line of many megabytes.
package struct Excerpt {
  private static let bytesBefore = 400
  private static let bytesAfter = 1200
  private static let columns = 100
  private static let columnsBefore = 30
  private static let columnsMarked = 60
  private static let tabStop = 4

  /// What stands before the range, as it is shown.
  package private(set) var before = ""
  /// What the range covers on its first line.
  package private(set) var marked = ""
  /// What stands behind it.
  package private(set) var after = ""

  /// Cuts out the line; nil where there is nothing on it to be seen.
  package init?(of range: SourceRange, in file: SourceFile) {
    let bytes = file.bytes
    let start = min(max(range.start.offset, Self.textStart(in: bytes)), bytes.count)
    let line = Self.window(around: start, in: bytes)
    var end = min(max(range.end.offset, start), line.upperBound)
    let runsOn = range.end.line > range.start.line
    if runsOn { end = line.upperBound }
    take(runsOn: runsOn, bytes[line.lowerBound..<start], bytes[start..<end], bytes[end..<line.upperBound])
    let isCutBefore = line.lowerBound > Self.textStart(in: bytes) && !Self.isLineBreak(bytes[line.lowerBound - 1])
    let isCutAfter = line.upperBound < bytes.count && !Self.isLineBreak(bytes[line.upperBound])
    clip(isCutBefore: isCutBefore, isCutAfter: isCutAfter)
    if text.allSatisfy(\.isWhitespace) { return nil }
  }

  /// The line as it is shown.
  var text: String { before + marked + after }

  /// Spaces to stand under what is before the range.
  var blanks: String { String(repeating: " ", count: before.displayWidth) }

  /// Carets to stand under the range; an empty one has one.
  var carets: String { String(repeating: "^", count: max(1, marked.displayWidth)) }

  /// The bytes of the line around an offset, without its line break, as far as they can be of interest.
  private static func window(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var lower = offset
    while lower > max(textStart(in: bytes), offset - bytesBefore), !isLineBreak(bytes[lower - 1]) { lower -= 1 }
    while lower < offset, bytes[lower] & 0xC0 == 0x80 { lower += 1 }  // not into the middle of a character
    var upper = offset
    while upper < min(bytes.count, offset + bytesAfter), !isLineBreak(bytes[upper]) { upper += 1 }
    while upper > offset, upper < bytes.count, bytes[upper] & 0xC0 == 0x80 { upper -= 1 }
    return lower..<upper
  }

  /// Behind the byte order mark, which is no text.
  private static func textStart(in bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func take(
    runsOn: Bool, _ head: ArraySlice<UInt8>, _ middle: ArraySlice<UInt8>, _ tail: ArraySlice<UInt8>
  ) {
    var column = 0
    before = Self.shown(head, column: &column)
    marked = Self.shown(middle, column: &column)
    after = Self.shown(tail, column: &column)
    while let last = after.last, last.isWhitespace { after.removeLast() }
    // A range over several lines marks what there is on the first, not the blanks at its end.
    while after.isEmpty, runsOn, let last = marked.last, last.isWhitespace { marked.removeLast() }
  }

  /// The text as a terminal shall show it, tabs as the spaces they come to.
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
    let isLong = text.displayWidth > Self.columns
    guard isLong || isCutBefore || isCutAfter else { return }
    if isCutBefore || before.displayWidth > Self.columnsBefore {
      before = "…" + String(String(before.reversed()).prefix(fitting: Self.columnsBefore - 1).reversed())
    }
    marked = marked.clipped(to: Self.columnsMarked)
    let room = Self.columns - before.displayWidth - marked.displayWidth
    after = isCutAfter ? after.prefix(fitting: room - 1) + "…" : after.clipped(to: room)
  }
}
