import CLibYAML

/// The tokens before the position at which reading failed, and the brackets and blocks that are open there.
struct TokenHistory {
  /// A token.
  struct Token {
    /// The kind of a token.
    enum Kind {
      case plain, quoted, block, alias, anchor, tag
      case opening, closing, comma
      case key, value, entry
      case other
    }

    var kind: Kind
    var range: Range<Int>
  }

  /// A block collection: a list or a map by indentation.
  struct Block {
    /// Its first character.
    var start: Int
    /// Whether it is a list.
    var isList: Bool
  }

  /// The unclosed opening brackets, outermost first.
  private(set) var brackets: [Int] = []
  /// The opening bracket of the last closed pair.
  private(set) var lastClosed: Int?
  /// The block collections that are open, outermost first.
  private(set) var blocks: [Block] = []
  /// The last tokens before the position, the nearest last.
  private(set) var before: [Token] = []
  /// The token at the position, or nil.
  private(set) var here: Token?
  /// The first quoted text that spans lines and reaches the column of its own key.
  private(set) var suspiciousQuote: Int?

  private let text: WorkingText
  private let lines: TextLines

  /// Reads tokens up to the first that starts at or after an offset.
  init(_ text: WorkingText, _ lines: TextLines, until limit: Int) {
    self.text = text
    self.lines = lines
    let handle = ParserHandle(text.text)
    var cursor = TextCursor(text)
    var isDone = !handle.isReady
    while !isDone {
      var token = yaml_token_t()
      guard yaml_parser_scan(handle.parser, &token) == 1 else { break }
      defer { yaml_token_delete(&token) }
      cursor.advance(toIndex: token.start_mark.index)
      let start = cursor.offset
      isDone = token.type == YAML_STREAM_END_TOKEN || token.type == YAML_NO_TOKEN
      var end = cursor
      if !isDone { end.advance(toIndex: token.end_mark.index) }
      isDone = !take(token.type, start..<end.offset, token: token, limit) || isDone
    }
  }

  /// Records a token and returns whether to read another.
  private mutating func take(_ type: yaml_token_type_t, _ range: Range<Int>, token: yaml_token_t, _ limit: Int) -> Bool
  {
    guard let kind = Self.kind(type, token) else {
      takeBlock(type, range, limit)
      return true
    }
    let token = Token(kind: kind, range: range)
    if range.lowerBound >= limit {
      if range.lowerBound == limit { here = token }
      return false
    }
    if kind == .opening { brackets.append(range.lowerBound) }
    if kind == .closing { lastClosed = brackets.popLast() }
    if kind == .quoted { suspect(range) }
    before.append(token)
    if before.count > 8 { before.removeFirst() }
    return true
  }

  /// Records a block; one that ends at the position itself counts as open, because messages refer to it.
  private mutating func takeBlock(_ type: yaml_token_type_t, _ range: Range<Int>, _ limit: Int) {
    guard range.lowerBound < limit else { return }
    if type == YAML_BLOCK_END_TOKEN { _ = blocks.popLast() }
    if type == YAML_BLOCK_MAPPING_START_TOKEN || type == YAML_BLOCK_SEQUENCE_START_TOKEN {
      blocks.append(Block(start: range.lowerBound, isList: type == YAML_BLOCK_SEQUENCE_START_TOKEN))
    }
  }

  private mutating func suspect(_ range: Range<Int>) {
    guard suspiciousQuote == nil else { return }
    let first = lines.line(at: range.lowerBound)
    let last = lines.line(at: range.upperBound - 1)
    let comesBack = (first + 1..<max(first + 1, last + 1)).contains { line in
      let start = lines.indentation(line).upperBound
      return start < range.upperBound - 1 && !lines.range(line).isEmpty && lines.depth(line) <= lines.depth(first)
    }
    if comesBack { suspiciousQuote = range.lowerBound }
  }

  private static func kind(_ type: yaml_token_type_t, _ token: yaml_token_t) -> Token.Kind? {
    switch type {
    case YAML_SCALAR_TOKEN: kind(token.data.scalar.style)
    case YAML_ALIAS_TOKEN: .alias
    case YAML_ANCHOR_TOKEN: .anchor
    case YAML_TAG_TOKEN: .tag
    case YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN: .opening
    case YAML_FLOW_SEQUENCE_END_TOKEN, YAML_FLOW_MAPPING_END_TOKEN: .closing
    case YAML_FLOW_ENTRY_TOKEN: .comma
    case YAML_BLOCK_ENTRY_TOKEN: .entry
    case YAML_KEY_TOKEN: .key
    case YAML_VALUE_TOKEN: .value
    case YAML_DOCUMENT_START_TOKEN, YAML_DOCUMENT_END_TOKEN: .other
    default: nil
    }
  }

  private static func kind(_ style: yaml_scalar_style_t) -> Token.Kind {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }
}
