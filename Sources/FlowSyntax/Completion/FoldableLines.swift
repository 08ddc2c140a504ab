import Diagnostics

/// The lines of a file that an editor can fold: values below their key, items of lists, and comments.
package struct FoldableLines: Sendable {
  /// The first line of each part, counted from 0, and its last one.
  package private(set) var ranges: [ClosedRange<Int>] = []
  /// The comments of several lines.
  package private(set) var comments: [ClosedRange<Int>] = []
  /// The lines of texts after their first line, counted from 0; `#` begins no comment in them.
  private var textLines: Set<Int> = []

  /// Finds the parts of a file.
  package init(_ file: SourceFile) {
    if let node = NodeReader.read(file, id: FileID(0), allowsEmpty: true).node { add(node) }
    addComments(of: file)
    var seen: Set<Int> = []
    // Several parts can begin on one line; the outermost one counts.
    ranges = ranges.filter { seen.insert($0.lowerBound).inserted }
  }

  private mutating func add(_ node: Node) {
    switch node.content {
    case .scalar:
      // The lines of positions are counted from 1, so this range begins with the second line.
      textLines.formUnion(node.range.start.line..<node.range.end.line)
    case .sequence(let items):
      for item in items {
        add(from: item.range, to: item.range)
        add(item)
      }
    case .mapping(let pairs):
      for pair in pairs {
        add(from: pair.key.range, to: pair.value.range)
        add(pair.value)
      }
    }
  }

  private mutating func add(from first: SourceRange, to last: SourceRange) {
    // The value of an alias is elsewhere.
    guard first.start <= last.end, last.end.line > first.start.line else { return }
    ranges.append((first.start.line - 1)...(last.end.line - 1))
  }

  private mutating func addComments(of file: SourceFile) {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isComment = lines.enumerated().map { number, line in
      line.drop { $0 == " " }.first == "#" && !textLines.contains(number)
    }
    var start = 0
    while start < isComment.count {
      guard isComment[start] else {
        start += 1
        continue
      }
      let end = isComment[start...].firstIndex(of: false) ?? isComment.count
      if end - start > 1 { comments.append(start...(end - 1)) }
      start = end
    }
  }
}
