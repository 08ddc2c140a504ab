/// Tells, byte by byte, what stands in quotes: quotes count where a value could start, not inside a word.
struct QuoteTracker {
  private var quote: UInt8?
  private var isEscaped = false

  /// Whether the next byte stands in quotes.
  var isInside: Bool { quote != nil }

  /// Takes the next byte, told which one is before it.
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
