/// Whole lines that are moved or taken out, with all that is indented under them.
struct LineEdits {
  let text: WorkingText
  let lines: TextLines

  /// A line and those that belong under it: deeper ones, and the list entries of a name that has no value beside it.
  func subtree(of line: Int) -> Range<Int> {
    var depth = lines.depth(line) + 1
    var end = line + 1
    for next in end..<max(end, lines.count) where !lines.content(next).isEmpty {
      let nextDepth = lines.depth(next)
      let isOwnEntry = nextDepth == lines.depth(line) && endsInColon(line) && !isEntry(line) && isEntry(next)
      guard nextDepth >= depth || isOwnEntry else { break }
      // What is indented less than the first line under it is not under it.
      if end == line + 1, nextDepth >= depth { depth = nextDepth }
      end = next + 1
    }
    return line..<end
  }

  /// The line and all below it that are indented at least as far, up to the first that is not.
  func block(from line: Int) -> Range<Int> {
    let depth = lines.depth(line)
    var end = line + 1
    for next in end..<max(end, lines.count) where !lines.content(next).isEmpty {
      if lines.depth(next) < depth { break }
      end = next + 1
    }
    return line..<end
  }

  /// Moves lines by so many columns; none goes further left than the margin.
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

  /// Leaves lines empty.
  func emptying(_ range: Range<Int>) -> [TextEdit] {
    range.map { lines.range($0) }.filter { !$0.isEmpty }.map { TextEdit($0, "") }
  }

  /// The text of lines, from the first character to the last.
  func extent(of range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    return lines.range(range.lowerBound).lowerBound..<lines.range(last).upperBound
  }

  /// Whether a line holds a list's entry.
  func isEntry(_ line: Int) -> Bool {
    let start = lines.content(line).lowerBound
    guard text.byte(at: start) == UInt8(ascii: "-") else { return false }
    return text.byte(at: start + 1).map(WorkingText.isBlank) ?? true
  }

  /// Whether a line's value, if it has any, stands below.
  func endsInColon(_ line: Int) -> Bool { text.bytes[lines.content(line)].last == UInt8(ascii: ":") }

  /// How much deeper most lines are than the line above, where they are deeper.
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
