/// Edits that move or delete whole lines with the blocks below them.
struct LineEdits {
  let text: WorkingText
  let lines: TextLines

  /// Returns a line with its block: the deeper lines, and below a name without a value the list entries in its column.
  func subtree(of line: Int) -> Range<Int> {
    var depth = lines.depth(line) + 1
    var end = line + 1
    for next in end..<max(end, lines.count) where !lines.content(next).isEmpty {
      let nextDepth = lines.depth(next)
      let isOwnEntry = nextDepth == lines.depth(line) && endsInColon(line) && !isEntry(line) && isEntry(next)
      guard nextDepth >= depth || isOwnEntry else { break }
      // A line that is indented less than the first line of the block does not belong to it.
      if end == line + 1, nextDepth >= depth { depth = nextDepth }
      end = next + 1
    }
    return line..<end
  }

  /// Returns the line and the following lines with at least its indentation.
  func block(from line: Int) -> Range<Int> {
    let depth = lines.depth(line)
    var end = line + 1
    for next in end..<max(end, lines.count) where !lines.content(next).isEmpty {
      if lines.depth(next) < depth { break }
      end = next + 1
    }
    return line..<end
  }

  /// Returns edits that move lines by a number of columns, at most to the margin.
  func moving(_ range: Range<Int>, by columns: Int) -> [TextEdit] {
    range.compactMap { line in
      let indentation = lines.indentation(line)
      guard !lines.content(line).isEmpty else { return nil }
      if columns > 0 {
        return TextEdit(at: indentation.lowerBound, insert: String(repeating: " ", count: columns))
      }
      let count = min(-columns, indentation.count)
      return count == 0 ? nil : TextEdit(indentation.lowerBound..<indentation.lowerBound + count, "")
    }
  }

  /// Returns edits that empty lines.
  func emptying(_ range: Range<Int>) -> [TextEdit] {
    range.map { lines.range($0) }.filter { !$0.isEmpty }.map { TextEdit($0, "") }
  }

  /// Returns the range from the first to the last character of lines.
  func extent(of range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    return lines.range(range.lowerBound).lowerBound..<lines.range(last).upperBound
  }

  /// Returns whether a line is a list entry.
  func isEntry(_ line: Int) -> Bool {
    let start = lines.content(line).lowerBound
    guard text.byte(at: start) == UInt8(ascii: "-") else { return false }
    return text.byte(at: start + 1).map(WorkingText.isBlank) ?? true
  }

  /// Returns whether a line's value, if any, is below it.
  func endsInColon(_ line: Int) -> Bool { text.bytes[lines.content(line)].last == UInt8(ascii: ":") }

  /// The most frequent indentation step.
  var step: Int {
    var counts: [Int: Int] = [:]
    var before: Int?
    for line in 0..<lines.count where !lines.content(line).isEmpty {
      let depth = lines.depth(line)
      if let before, depth > before { counts[depth - before, default: 0] += 1 }
      before = depth
    }
    let most = counts.values.max() ?? 0
    return counts.filter { $0.value == most }.keys.min() ?? 2
  }
}
