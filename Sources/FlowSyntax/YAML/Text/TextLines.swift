/// The lines of a text and their content, as offsets of the text.
struct TextLines {
  private let text: WorkingText
  private var starts: [Int]

  /// Finds the lines of a text.
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

  /// The number of lines, including an empty one at the end.
  var count: Int { starts.count }

  /// Returns the index of the line at an offset.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns a line without its line break.
  func range(_ line: Int) -> Range<Int> { starts[line]..<text.lineEnd(from: starts[line]) }

  /// Returns the leading spaces and tabs of a line, and the characters that look like them.
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

  /// Returns the indentation of a line in bytes, which equal columns for ordinary spaces.
  func depth(_ line: Int) -> Int { indentation(line).count }

  /// Returns the content of a line from an offset, without indentation, comment and trailing blanks.
  func content(from offset: Int) -> Range<Int> {
    var end = text.commentStart(from: offset)
    while end > offset, WorkingText.isBlank(text.bytes[end - 1]) { end -= 1 }
    return offset..<end
  }

  /// Returns the content of a line.
  func content(_ line: Int) -> Range<Int> { content(from: indentation(line).upperBound) }

  /// Returns the nearest line above that is not empty.
  func lineAbove(_ line: Int) -> Int? { (0..<line).last { !content($0).isEmpty } }

  /// Returns the nearest line below that is not empty.
  func lineBelow(_ line: Int) -> Int? { (line + 1..<max(line + 1, count)).first { !content($0).isEmpty } }

  /// Returns the end of the next line that is not empty.
  func belowEnd(of line: Int) -> Int { range(lineBelow(line) ?? line).upperBound }
}
