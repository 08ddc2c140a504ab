/// A change to a text: what to put in place of a range of its bytes.
struct TextEdit: Equatable {
  /// The bytes that go.
  var range: Range<Int>
  /// The bytes that come.
  var replacement: [UInt8]

  /// Puts a text in place of a range.
  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = Array(replacement.utf8)
  }

  /// Puts a text between two bytes.
  init(at offset: Int, insert text: String) { self.init(offset..<offset, text) }
}
