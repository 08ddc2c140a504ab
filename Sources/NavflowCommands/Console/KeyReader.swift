/// Combines the bytes that a terminal sends into keys: a character in UTF-8 or an arrow key is one key.
struct KeyReader {
  /// Waits for a byte; returns nil at the end of the input.
  let next: () -> UInt8?
  /// Returns whether another byte is available.
  let hasMore: () -> Bool

  /// Returns the next key; nil at the end of the input, and for Control-C and Control-D.
  func key() -> Character? {
    guard let first = next() else { return nil }
    switch first {
    case 3, 4: return nil
    case 0x1B: return escape()
    case 0xC0...0xFF: return letter(from: first)
    default: return Character(Unicode.Scalar(first))
    }
  }

  /// Reads the rest of an escape sequence, which an arrow or function key sends at once.
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
