/// A replacement of a range of bytes.
struct TextEdit: Equatable {
  /// The bytes to replace.
  var range: Range<Int>
  /// The new bytes.
  var replacement: [UInt8]

  /// Creates an edit that replaces a range.
  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = Array(replacement.utf8)
  }

  /// Creates an edit that inserts a text.
  init(at offset: Int, insert text: String) { self.init(offset..<offset, text) }
}
