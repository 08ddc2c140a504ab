import Diagnostics
import FlowModel
import Localization

extension Node {
  /// The items of a sequence, or nil.
  var items: [Node]? { if case .sequence(let items) = content { items } else { nil } }

  /// The pairs of a mapping, or nil.
  var pairs: [Pair]? { if case .mapping(let pairs) = content { pairs } else { nil } }

  /// Whether it is a scalar without quotes.
  var isPlain: Bool { if case .scalar(_, .plain) = content { true } else { false } }

  /// The form of the node, as a phrase.
  var kindName: Message {
    switch content {
    case .scalar(let text, _): "\"\(text.shortened)\""
    case .sequence: "a list"
    case .mapping: "a map (`name: value`)"
    }
  }

  /// The range to underline in a report: the whole node if it is on one line, else its beginning.
  var place: SourceRange {
    guard range.start.line != range.end.line else { return range }
    switch content {
    case .scalar: return range
    case .sequence(let items): return items.first.map { SourceRange(from: range, to: $0.place) } ?? range
    case .mapping(let pairs): return pairs.first.map { SourceRange(from: range, to: $0.key.range) } ?? range
    }
  }

  /// Returns the source range of a part of a scalar's text, or of the whole scalar if it has escapes or folded lines.
  func range(of part: Range<String.Index>) -> SourceRange {
    guard let text, let margin = margin(of: text) else { return range }
    let start = range.start.advanced(by: margin).advanced(over: text[..<part.lowerBound])
    return SourceRange(file: range.file, start: start, end: start.advanced(over: text[part]))
  }

  /// Returns the number of ASCII characters before the text, or nil if text and source do not correspond.
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

extension Located<String> {
  /// Returns the source range of the end of the text, or of the whole text if it has escapes or folded lines.
  func range(ofSuffix suffix: String) -> SourceRange {
    let columns = range.end.column - range.start.column - value.unicodeScalars.count
    let bytes = range.end.offset - range.start.offset - value.utf8.count
    // Quotes add two characters. Each escape adds more characters to the source than to the text.
    guard range.start.line == range.end.line, columns == bytes, columns == 0 || columns == 2 else { return range }
    let start = range.start.advanced(by: columns / 2).advanced(over: value.dropLast(suffix.count))
    return SourceRange(file: range.file, start: start, end: start.advanced(over: suffix[...]))
  }
}

extension SourcePosition {
  /// Returns the position after a number of ASCII characters on the same line.
  func advanced(by count: Int) -> SourcePosition {
    SourcePosition(line: line, column: column + count, offset: offset + count)
  }

  /// Returns the position after a text without line breaks.
  func advanced(over text: Substring) -> SourcePosition {
    SourcePosition(line: line, column: column + text.unicodeScalars.count, offset: offset + text.utf8.count)
  }
}

extension SourceRange {
  /// Creates the range from the start of one range to the end of another; just the first if the other does not follow
  /// it.
  init(from first: SourceRange, to last: SourceRange) {
    let follows = first.file == last.file && first.start <= last.end
    self.init(file: first.file, start: first.start, end: follows ? last.end : first.end)
  }
}

extension String {
  /// The text in a length that a message can quote.
  var shortened: String {
    let line = prefix { !$0.isNewline }
    return line.count > 60 || line.count < count ? line.prefix(59) + "…" : self
  }
}

extension Node {
  /// All texts among the values, with and without their first word: the names in steps, tabs and roots.
  var mentions: Set<String> {
    switch content {
    case .scalar(let text, _):
      guard let space = text.firstIndex(of: " ") else { return [text] }
      return [text, String(text[text.index(after: space)...])]
    case .sequence(let items): return items.reduce(into: []) { $0.formUnion($1.mentions) }
    case .mapping(let pairs): return pairs.reduce(into: []) { $0.formUnion($1.value.mentions) }
    }
  }
}
