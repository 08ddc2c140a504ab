/// A fingerprint of texts that is the same on every machine and in every version: FNV-1a, 64 bits.
///
/// It tells texts apart that nobody crafted to collide; it is no protection against somebody who did.
package struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Takes in a text; nil, the empty text, and where one text ends and the next begins all make a difference.
  package mutating func combine(_ text: String?) {
    if let text {
      for byte in text.utf8 { combine(byte) }
      combine(0xFF)  // never a byte of UTF-8
    } else {
      combine(0xFE)
    }
  }

  /// The sixteen hexadecimal digits of what was taken in so far.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func combine(_ byte: UInt8) {
    state ^= UInt64(byte)
    state &*= 0x100_0000_01b3
  }
}
