import CLibYAML
import Localization

/// Owns libyaml's parser and its input, and frees both.
struct ParserHandle: ~Copyable {
  /// libyaml's parser contains a pointer to itself, so it must not move.
  let parser: UnsafeMutablePointer<yaml_parser_t>
  /// Whether the parser exists; it does not if memory ran out.
  let isReady: Bool
  /// libyaml reads from this buffer on demand, so it must outlive the parser.
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// Creates a parser of a text that is valid UTF-8 without a byte order mark, so that libyaml does not guess the
  /// encoding.
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

  /// The parser's error.
  var failure: ParserFailure {
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "there is not enough memory to read it"
    return ParserFailure(
      problem: problem, index: parser.pointee.problem_mark.index, context: context,
      contextIndex: parser.pointee.context_mark.index)
  }
}
