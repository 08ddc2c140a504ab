/// Builds a text from the bytes between its quotes.
struct JSONText {
  private var bytes: [UInt8] = []
  private(set) var isEscaping = false
  private var digits = 0
  private var unit: UInt16 = 0
  private var high: UInt16?

  /// Adds a byte; returns false if it is no valid escape.
  mutating func add(_ byte: UInt8) -> Bool {
    if digits > 0 { return addDigit(byte) }
    if isEscaping { return addEscaped(byte) }
    if byte == UInt8(ascii: "\\") {
      isEscaping = true
      return true
    }
    closeSurrogate()
    append(byte)
    return true
  }

  /// Returns the text, cut at a number of characters.
  mutating func text(limit: Int) -> String {
    closeSurrogate()
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.count <= limit ? text : String(text.prefix(limit))
  }

  private mutating func addEscaped(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "u") {
      (digits, unit) = (4, 0)
      return true
    }
    isEscaping = false
    closeSurrogate()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): append(byte)
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "t"): append(0x09)
    default: return false
    }
    return true
  }

  private mutating func addDigit(_ byte: UInt8) -> Bool {
    guard let value = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return false }
    unit = unit << 4 | UInt16(value)
    digits -= 1
    if digits > 0 { return true }
    isEscaping = false
    if UTF16.isLeadSurrogate(unit) {
      closeSurrogate()
      high = unit
    } else if UTF16.isTrailSurrogate(unit), let first = high {
      high = nil
      append(String(decoding: [first, unit], as: UTF16.self))
    } else {
      closeSurrogate()
      append(String(decoding: [unit], as: UTF16.self))
    }
    return true
  }

  /// Replaces half a character, which no text can hold.
  private mutating func closeSurrogate() {
    if high != nil { append("\u{FFFD}") }
    high = nil
  }

  private mutating func append(_ text: String) { for byte in text.utf8 { append(byte) } }

  private mutating func append(_ byte: UInt8) { if bytes.count < 2_000 { bytes.append(byte) } }
}
