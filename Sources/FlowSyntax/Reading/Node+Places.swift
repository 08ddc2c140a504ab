import Diagnostics

extension Node {
  /// The items of a sequence.
  var items: [Node]? { if case .sequence(let items) = content { items } else { nil } }

  /// The pairs of a mapping.
  var pairs: [Pair]? { if case .mapping(let pairs) = content { pairs } else { nil } }

  /// Whether it is a scalar without quotes.
  var isPlain: Bool { if case .scalar(_, .plain) = content { true } else { false } }

  /// What it is, as a phrase.
  var kindName: String {
    switch content {
    case .scalar(let text, _): "\"\(text.shortened)\""
    case .sequence: "a list"
    case .mapping: "a map (`name: value`)"
    }
  }

  /// Where to point at: all of it where it is short, else where it begins, so that no report underlines half a file.
  var place: SourceRange {
    guard range.start.line != range.end.line else { return range }
    switch content {
    case .scalar: return range
    case .sequence(let items): return items.first.map { SourceRange(from: range, to: $0.place) } ?? range
    case .mapping(let pairs): return pairs.first.map { SourceRange(from: range, to: $0.key.range) } ?? range
    }
  }

  /// Where a part of a scalar's text stands; the whole scalar where escapes or folded lines hide that.
  func range(of part: Range<String.Index>) -> SourceRange {
    guard let text, let margin = margin(of: text) else { return range }
    let start = range.start.advanced(by: margin).advanced(over: text[..<part.lowerBound])
    return SourceRange(file: range.file, start: start, end: start.advanced(over: text[part]))
  }

  /// How many ASCII characters stand before the text, or nil where text and source do not correspond.
  private func margin(of text: String) -> Int? {
    guard range.start.line == range.end.line else { return nil }
    let columns = range.end.column - range.start.column - text.unicodeScalars.count
    let bytes = range.end.offset - range.start.offset - text.utf8.count
    guard columns == bytes else { return nil }
    switch content {
    case .scalar(_, .plain) where columns == 0: return 0
    case .scalar(_, .quoted) where columns == 2: return 1
    default: return nil
    }
  }
}

extension SourcePosition {
  /// The position after so many ASCII characters of the same line.
  func advanced(by count: Int) -> SourcePosition {
    SourcePosition(line: line, column: column + count, offset: offset + count)
  }

  /// The position after a text without line breaks.
  func advanced(over text: Substring) -> SourcePosition {
    SourcePosition(line: line, column: column + text.unicodeScalars.count, offset: offset + text.utf8.count)
  }
}

extension SourceRange {
  /// From the start of one range to the end of another of the same file; just the first where the other does not follow.
  init(from first: SourceRange, to last: SourceRange) {
    let follows = first.file == last.file && first.start <= last.end
    self.init(file: first.file, start: first.start, end: follows ? last.end : first.end)
  }
}

extension String {
  /// The text as a message can quote it.
  var shortened: String {
    let line = prefix { !$0.isNewline }
    return line.count > 60 || line.count < count ? line.prefix(59) + "…" : self
  }
}
