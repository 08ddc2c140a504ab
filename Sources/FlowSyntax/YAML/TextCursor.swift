import Diagnostics

/// A place in the text that libyaml reads, and in the file that it came from; it moves forward.
struct TextCursor {
  private let text: WorkingText
  private var working: LineWalker
  /// Walks along in the file where the text is mended; elsewhere the text is the file.
  private var file: LineWalker?

  /// Creates a cursor at the start of a text.
  init(_ text: WorkingText) {
    self.text = text
    working = LineWalker(text.bytes, from: text.start)
    file = text.isMended ? LineWalker(text.original, from: text.start) : nil
  }

  /// The byte offset in the text as mended.
  var offset: Int { working.position.offset }

  /// The byte under it, or nil at the end.
  var byte: UInt8? { working.byte }

  /// The place in the file.
  var position: SourcePosition { file?.position ?? working.position }

  /// Moves to a scalar index of the text as mended; one that lies behind leaves it where it is.
  mutating func advance(toIndex target: Int) {
    working.advance(toIndex: target)
    follow()
  }

  /// Moves to a byte offset of the text as mended; one that lies behind leaves it where it is.
  mutating func advance(toOffset target: Int) {
    working.advance(toOffset: target)
    follow()
  }

  private mutating func follow() {
    guard file != nil else { return }
    file?.advance(toOffset: text.originalOffset(working.position.offset))
  }
}
