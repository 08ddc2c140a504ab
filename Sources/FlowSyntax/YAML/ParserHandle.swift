import CLibYAML

/// libyaml's parser and the text it reads, both freed whatever happens.
struct ParserHandle: ~Copyable {
  /// libyaml keeps a pointer to its parser inside it, so it must not move.
  let parser: UnsafeMutablePointer<yaml_parser_t>
  /// Whether there is a parser at all; there is none for want of memory only.
  let isReady: Bool
  /// libyaml reads from here as it goes, so it must outlive the parser.
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// Prepares to read a text that is known to be UTF-8 without a byte order mark, so that libyaml need not guess.
  init(_ bytes: ArraySlice<UInt8>) {
    text = .allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deinitialize(count: 1)
    parser.deallocate()
    text.deallocate()
  }

  /// What the parser says of its mistake.
  var failure: ParserFailure {
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "there is not enough memory to read it"
    return ParserFailure(
      problem: problem, index: parser.pointee.problem_mark.index, context: context,
      contextIndex: parser.pointee.context_mark.index)
  }
}
