import CLibYAML

/// Reads the events of libyaml.
struct EventParser: ~Copyable {
  private let handle: ParserHandle

  /// Creates a parser of a text that is valid UTF-8 without a byte order mark.
  init(_ bytes: ArraySlice<UInt8>) { handle = ParserHandle(bytes) }

  /// Returns the next event; do not call it after a failure or the end of the stream.
  func next() throws(ParserFailure) -> ParserEvent {
    var event = yaml_event_t()
    guard handle.isReady, yaml_parser_parse(handle.parser, &event) == 1 else { throw handle.failure }
    defer { yaml_event_delete(&event) }
    return ParserEvent(event)
  }
}

extension ParserEvent {
  /// Copies an event of libyaml.
  fileprivate init(_ event: yaml_event_t) {
    self.init(kind: .preamble, start: event.start_mark.index, end: event.end_mark.index)
    switch event.type {
    case YAML_SCALAR_EVENT: take(event.data.scalar)
    case YAML_ALIAS_EVENT:
      kind = .alias
      text = Self.name(event.data.alias.anchor) ?? ""
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      anchor = Self.name(event.data.sequence_start.anchor)
      isTagged = event.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      anchor = Self.name(event.data.mapping_start.anchor)
      isTagged = event.data.mapping_start.tag != nil
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .collectionEnd
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: kind = .streamEnd
    default: break
    }
  }

  private mutating func take(_ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar) {
    switch scalar.style {
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: kind = .scalar(.block)
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: kind = .scalar(.quoted)
    default: kind = .scalar(.plain)
    }
    text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    anchor = Self.name(scalar.anchor)
    isTagged = scalar.tag != nil
  }

  private static func name(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

/// The error at which libyaml stopped.
struct ParserFailure: Error {
  /// libyaml's message.
  var problem: String
  /// The position, in Unicode scalars from the start of the text.
  var index: Int
  /// libyaml's description of the construct that it was reading; may be empty.
  var context: String
  /// The start of that construct.
  var contextIndex: Int
}
