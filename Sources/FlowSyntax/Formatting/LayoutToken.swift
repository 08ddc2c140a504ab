import CLibYAML

/// A token with what a formatter needs to know about the blocks around it.
struct LayoutToken {
  /// The kind of a token.
  enum Kind: Equatable {
    case scalar(Node.ScalarStyle)
    case alias
    /// An anchor or a tag.
    case property
    case openMapping, openList
    case closeMapping, closeList
    case comma
    /// The dash of a list.
    case entry
    /// A question mark before a key.
    case explicitKey
    /// The colon after a key.
    case value
    /// The start or the end of the document.
    case document
    /// The end of the file.
    case end

    /// Whether it is a closing bracket.
    var isClosing: Bool { self == .closeMapping || self == .closeList }
  }

  /// A block collection: a list or a map by indentation.
  enum Block { case list, mapping }

  var kind: Kind
  var range: Range<Int>
  /// The number of characters before it in its line.
  var column: Int
  /// The block collection that begins with it, or nil.
  var opened: Block?
  /// The number of block collections that end before it.
  var closedBlocks = 0
  /// Whether it begins an entry of a map.
  var isKey = false
}

extension LayoutToken {
  /// Returns the tokens of a text, or nil if libyaml cannot read it.
  static func tokens(of text: WorkingText) -> [LayoutToken]? {
    let handle = ParserHandle(text.text)
    guard handle.isReady else { return nil }
    var tokens: [LayoutToken] = []
    var cursor = TextCursor(text)
    // libyaml announces blocks and keys by tokens of their own, without a character, before the first token in them.
    var next = LayoutToken(kind: .end, range: 0..<0, column: 0)
    while true {
      var token = yaml_token_t()
      guard yaml_parser_scan(handle.parser, &token) == 1 else { return nil }
      defer { yaml_token_delete(&token) }
      switch token.type {
      case YAML_BLOCK_SEQUENCE_START_TOKEN: next.opened = .list
      case YAML_BLOCK_MAPPING_START_TOKEN: next.opened = .mapping
      case YAML_BLOCK_END_TOKEN: next.closedBlocks += 1
      case YAML_KEY_TOKEN: next.isKey = true
      default: break
      }
      guard let kind = kind(of: token) else { continue }
      cursor.advance(toIndex: token.start_mark.index)
      let start = cursor.position
      cursor.advance(toIndex: token.end_mark.index)
      next.kind = kind
      next.range = start.offset..<cursor.position.offset
      next.column = start.column - 1
      tokens.append(next)
      if kind == .end { return tokens }
      next = LayoutToken(kind: .end, range: 0..<0, column: 0)
    }
  }

  /// Returns the kind of a token, or nil for one without a character.
  private static func kind(of token: yaml_token_t) -> Kind? {
    switch token.type {
    case YAML_SCALAR_TOKEN: .scalar(style(token.data.scalar.style))
    case YAML_ALIAS_TOKEN: .alias
    case YAML_ANCHOR_TOKEN, YAML_TAG_TOKEN: .property
    case YAML_FLOW_MAPPING_START_TOKEN: .openMapping
    case YAML_FLOW_SEQUENCE_START_TOKEN: .openList
    case YAML_FLOW_MAPPING_END_TOKEN: .closeMapping
    case YAML_FLOW_SEQUENCE_END_TOKEN: .closeList
    case YAML_FLOW_ENTRY_TOKEN: .comma
    case YAML_BLOCK_ENTRY_TOKEN: .entry
    case YAML_KEY_TOKEN: token.end_mark.index > token.start_mark.index ? .explicitKey : nil
    case YAML_VALUE_TOKEN: .value
    case YAML_DOCUMENT_START_TOKEN, YAML_DOCUMENT_END_TOKEN: .document
    case YAML_STREAM_END_TOKEN: .end
    default: nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> Node.ScalarStyle {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }
}
