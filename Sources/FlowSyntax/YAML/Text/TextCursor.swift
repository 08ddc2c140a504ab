import Diagnostics

/// A position in the text that libyaml reads and in the original file; it moves forward.
struct TextCursor {
  private let text: WorkingText
  private var working: LineWalker
  /// The position in the file if the text is repaired; else the text is the file.
  private var file: LineWalker?

  /// Creates a cursor at the start of a text.
  init(_ text: WorkingText) {
    self.text = text
    working = LineWalker(text.bytes, from: text.start)
    file = text.isRepaired ? LineWalker(text.original, from: text.start) : nil
  }

  /// The byte offset in the repaired text.
  var offset: Int { working.position.offset }

  /// The byte at the position, or nil at the end.
  var byte: UInt8? { working.byte }

  /// The position in the file.
  var position: SourcePosition { file?.position ?? working.position }

  /// Moves to a scalar index of the repaired text; never moves backward.
  mutating func advance(toIndex target: Int) {
    working.advance(toIndex: target)
    follow()
  }

  /// Moves to a byte offset of the repaired text; never moves backward.
  mutating func advance(toOffset target: Int) {
    working.advance(toOffset: target)
    follow()
  }

  private mutating func follow() {
    guard file != nil else { return }
    file?.advance(toOffset: text.originalOffset(working.position.offset))
  }
}
