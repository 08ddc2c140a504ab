/// One of libyaml's events, copied out of its memory.
struct ParserEvent {
  /// What begins, ends or stands there.
  enum Kind {
    case scalar(Node.ScalarStyle)
    case alias
    case sequenceStart
    case mappingStart
    /// Of a sequence or a mapping.
    case collectionEnd
    case documentEnd
    case streamEnd
    /// The starts of the stream and of the document, which tell nothing.
    case preamble
  }

  var kind: Kind
  /// Where it starts, in Unicode scalars from the start of the text.
  var start: Int
  /// Where it ends, likewise.
  var end: Int
  /// The text of a scalar, the name of an alias.
  var text = ""
  /// The name behind `&`.
  var anchor: String?
  /// Whether a tag (`!`) stands before it.
  var isTagged = false
}
