/// Tracks byte by byte whether a text is in quotes; quotes count only where a value can start.
struct QuoteTracker {
  private var quote: UInt8?
  private var isEscaped = false

  /// Whether the next byte is in quotes.
  var isInside: Bool { quote != nil }

  /// Reads the next byte, given the byte before it.
  mutating func take(_ byte: UInt8, after before: UInt8) {
    if let open = quote {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
        isEscaped = true
      } else if byte == open {
        quote = nil
      }
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), Self.opens(after: before) {
      quote = byte
    }
  }

  private static func opens(after byte: UInt8) -> Bool {
    WorkingText.isBlank(byte) || "[{,:('\"".utf8.contains(byte)
  }
}
