/// The lines of a block scalar without their common indentation.
struct BlockScalarLines {
  /// A line of its text.
  struct Line {
    /// The line break before it.
    var breakBefore: Range<Int>
    /// The text after the indentation.
    var content: Range<Int>
  }

  /// The first line, such as `>-`, with a comment after the signs.
  private(set) var header: Range<Int>
  /// The number in the header that says how far the text is indented, or nil.
  private(set) var indicator: Int?
  private(set) var lines: [Line] = []

  /// The end of the last line of the text.
  var end: Int { lines.last?.content.upperBound ?? header.upperBound }

  /// Divides a block scalar.
  ///
  /// - Parameters:
  ///   - range: the range of its token, which ends where the line of the next token begins.
  ///   - parentColumn: the column of the collection that contains it.
  init(_ range: Range<Int>, in bytes: [UInt8], parentColumn: Int) {
    var all = TextLine.lines(of: range, in: bytes)
    header = all[0].trimmed(in: bytes)
    let signs = bytes[header].prefix { !WorkingText.isBlank($0) }
    indicator = signs.first { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }.map { Int($0) - 0x30 }
    // The last line break ends the text, and does not begin another line.
    if all.count > 1, all.last?.content.isEmpty == true { all.removeLast() }
    let indentation =
      indicator.map { parentColumn + $0 }
      ?? all.dropFirst().lazy.map { Self.indentation(of: $0, in: bytes) }.first { $0.isText }?.width ?? .max
    for (before, line) in zip(all, all.dropFirst()) {
      let start = min(line.content.lowerBound + min(indentation, line.content.count), line.content.upperBound)
      lines.append(Line(breakBefore: before.lineBreak, content: start..<line.content.upperBound))
    }
    guard !signs.contains(UInt8(ascii: "+")) else { return }
    while lines.last?.content.isEmpty == true { lines.removeLast() }
  }

  /// Returns the number of spaces before a line, and whether text follows them.
  private static func indentation(of line: TextLine, in bytes: [UInt8]) -> (width: Int, isText: Bool) {
    let width = bytes[line.content].prefix { $0 == 0x20 }.count
    return (width, width < line.content.count)
  }
}
