/// The lines of a text, and what stands in them.
///
/// Offsets are the text's own.
struct TextLines {
  private let text: WorkingText
  private var starts: [Int]

  /// Finds a text's lines.
  init(_ text: WorkingText) {
    self.text = text
    starts = [text.start]
    var offset = text.start
    while true {
      offset = text.lineEnd(from: offset)
      guard let byte = text.byte(at: offset) else { break }
      offset += byte == 0x0D && text.byte(at: offset + 1) == 0x0A ? 2 : 1
      starts.append(offset)
    }
  }

  /// How many lines there are, an empty one at the end included.
  var count: Int { starts.count }

  /// The index of the line that holds an offset.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// A line without its line break.
  func range(_ line: Int) -> Range<Int> { starts[line]..<text.lineEnd(from: starts[line]) }

  /// What a line starts with: spaces, tabs, and what looks like them.
  func indentation(_ line: Int) -> Range<Int> {
    let range = range(line)
    var end = range.lowerBound
    while end < range.upperBound {
      if text.bytes[end] == 0x20 || text.bytes[end] == 0x09 {
        end += 1
      } else if let length = text.wideSpace(at: end) {
        end += length
      } else {
        break
      }
    }
    return range.lowerBound..<end
  }

  /// How far a line is indented, in bytes, which are columns where the indentation is what it should be.
  func depth(_ line: Int) -> Int { indentation(line).count }

  /// What a line holds from an offset: no indentation, no comment, no blanks at the end.
  func content(from offset: Int) -> Range<Int> {
    var end = text.commentStart(from: offset)
    while end > offset, WorkingText.isBlank(text.bytes[end - 1]) { end -= 1 }
    return offset..<end
  }

  /// What a line holds.
  func content(_ line: Int) -> Range<Int> { content(from: indentation(line).upperBound) }

  /// The nearest line above that holds something.
  func lineAbove(_ line: Int) -> Int? { (0..<line).last { !content($0).isEmpty } }

  /// The nearest line below that holds something.
  func lineBelow(_ line: Int) -> Int? { (line + 1..<max(line + 1, count)).first { !content($0).isEmpty } }

  /// Where the next line that holds something ends.
  func belowEnd(of line: Int) -> Int { range(lineBelow(line) ?? line).upperBound }
}
