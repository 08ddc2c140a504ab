import Diagnostics

/// A place in a text that knows its line, column, byte offset and scalar index at once, and moves forward.
struct TextCursor {
  /// Where it stands.
  private(set) var position = SourcePosition.start
  /// How many Unicode scalars are behind it.
  private(set) var index = 0
  private let bytes: ArraySlice<UInt8>

  /// Creates a cursor at the start of a text; a slice's first column is 1 wherever it begins in its file.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position.offset = bytes.startIndex
  }

  /// The byte under it, or nil at the end.
  var byte: UInt8? { position.offset < bytes.endIndex ? bytes[position.offset] : nil }

  /// Moves to a scalar index; one that lies behind leaves it where it is.
  mutating func advance(toIndex target: Int) {
    while index < target, position.offset < bytes.endIndex { step() }
  }

  /// Moves to a byte offset; one that lies behind leaves it where it is.
  mutating func advance(toOffset target: Int) {
    while position.offset < target, position.offset < bytes.endIndex { step() }
  }

  /// Moves over one scalar. Lines end as `SourceFile`'s do: LF, CR LF, and a CR alone.
  mutating func step() {
    let first = bytes[position.offset]
    position.offset += first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    index += 1
    let isCarriageReturn = first == 0x0D && (position.offset == bytes.endIndex || bytes[position.offset] != 0x0A)
    if first == 0x0A || isCarriageReturn {
      position.line += 1
      position.column = 1
    } else {
      position.column += 1
    }
  }
}
