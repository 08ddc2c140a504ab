import Diagnostics

/// A place in a sequence of bytes that moves forward and counts lines and columns.
///
/// Lines end as `SourceFile`'s do: LF, CR LF, and a CR alone.
struct LineWalker {
  /// Where it stands.
  private(set) var position = SourcePosition.start
  /// How many Unicode scalars are behind it.
  private(set) var index = 0
  private let bytes: [UInt8]

  /// Creates a walker at the first character, which need not be the first byte.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position.offset = start
  }

  /// The byte under it, or nil at the end.
  var byte: UInt8? { position.offset < bytes.count ? bytes[position.offset] : nil }

  /// Moves to a scalar index; one that lies behind leaves it where it is.
  mutating func advance(toIndex target: Int) {
    while index < target, let byte { step(over: byte) }
  }

  /// Moves to a byte offset; one that lies behind leaves it where it is.
  mutating func advance(toOffset target: Int) {
    while position.offset < target, let byte { step(over: byte) }
  }

  private mutating func step(over first: UInt8) {
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    position.offset = min(position.offset + length, bytes.count)
    index += 1
    if first == 0x0A || (first == 0x0D && byte != 0x0A) {
      position.line += 1
      position.column = 1
    } else {
      position.column += 1
    }
  }
}
