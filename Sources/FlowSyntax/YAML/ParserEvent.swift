/// An event of libyaml, copied out of its memory.
struct ParserEvent {
  /// The kind of event.
  enum Kind {
    case scalar(Node.ScalarStyle)
    case alias
    case sequenceStart
    case mappingStart
    /// The end of a sequence or a mapping.
    case collectionEnd
    case documentEnd
    case streamEnd
    /// The start of the stream or of the document.
    case preamble
  }

  var kind: Kind
  /// The start, in Unicode scalars from the start of the text.
  var start: Int
  /// The end, in Unicode scalars from the start of the text.
  var end: Int
  /// The text of a scalar, or the name of an alias.
  var text = ""
  /// The name after `&`.
  var anchor: String?
  /// Whether it has a tag (`!`).
  var isTagged = false
}
