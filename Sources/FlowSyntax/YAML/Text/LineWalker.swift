import Diagnostics

/// A position in a sequence of bytes that moves forward and counts lines and columns.
///
/// As in `SourceFile`, lines end at LF, CR LF, and a single CR.
struct LineWalker {
  /// The position.
  private(set) var position = SourcePosition.start
  /// The number of Unicode scalars before it.
  private(set) var index = 0
  private let bytes: [UInt8]

  /// Creates a walker at the first character, which need not be the first byte.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position.offset = start
  }

  /// The byte at the position, or nil at the end.
  var byte: UInt8? { position.offset < bytes.count ? bytes[position.offset] : nil }

  /// Moves to a scalar index; never moves backward.
  mutating func advance(toIndex target: Int) {
    while index < target, let byte { step(over: byte) }
  }

  /// Moves to a byte offset; never moves backward.
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
