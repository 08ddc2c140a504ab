/// Makes keys of the bytes that a terminal sends: a letter of any script, or an arrow key as a whole, is one key.
struct KeyReader {
  /// Waits for a byte; nil at the end of the input.
  let next: () -> UInt8?
  /// Whether another byte is there already.
  let hasMore: () -> Bool

  /// The next key; nil at the end of the input, for Control-C and for Control-D.
  func key() -> Character? {
    guard let first = next() else { return nil }
    switch first {
    case 3, 4: return nil
    case 0x1B: return escape()
    case 0xC0...0xFF: return letter(from: first)
    default: return Character(Unicode.Scalar(first))
    }
  }

  /// An arrow or function key sends several bytes at once, which mean nothing one by one.
  private func escape() -> Character {
    while hasMore(), let byte = next() {
      let isIntroducer = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
      if !isIntroducer && (0x40...0x7E).contains(byte) { break }
    }
    return "\u{1B}"
  }

  private func letter(from first: UInt8) -> Character {
    var bytes = [first]
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    while bytes.count < count, hasMore(), let byte = next() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self).first ?? "\u{FFFD}"
  }
}
