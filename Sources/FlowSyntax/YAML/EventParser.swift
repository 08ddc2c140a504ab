import CLibYAML

/// libyaml's parser, which frees what it allocated whatever happens.
struct EventParser: ~Copyable {
  /// libyaml keeps a pointer to its parser inside it, so it must not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// libyaml reads from here as it goes, so it must outlive the parser.
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// Starts to read a text that is known to be valid UTF-8 without a byte order mark.
  init(_ bytes: ArraySlice<UInt8>) {
    text = .allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    // It fails for want of memory only, and then the first event says so.
    guard yaml_parser_initialize(parser) == 1 else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deinitialize(count: 1)
    parser.deallocate()
    text.deallocate()
  }

  /// The next event; after a failure or the end of the stream there is nothing left to ask for.
  mutating func next() throws(ParserFailure) -> ParserEvent {
    var event = yaml_event_t()
    guard parser.pointee.read_handler != nil, yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return ParserEvent(event)
  }

  private var failure: ParserFailure {
    let state = parser.pointee
    return ParserFailure(
      problem: state.problem.map { String(cString: $0) } ?? "out of memory", index: state.problem_mark.index,
      context: state.context.map { String(cString: $0) } ?? "", contextIndex: state.context_mark.index)
  }
}

extension ParserEvent {
  /// Copies an event of libyaml's.
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
