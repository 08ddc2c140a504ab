/// A hash of texts that is the same on every machine and in every version: FNV-1a, 64 bits.
///
/// It is not cryptographic: an attacker can construct two texts with the same hash.
package struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of an empty sequence.
  package init() {}

  /// Adds a text to the hash; nil, the empty text and the boundary between two texts all change the result.
  package mutating func combine(_ text: String?) {
    if let text {
      for byte in text.utf8 { combine(byte) }
      combine(0xFF)  // never occurs in UTF-8
    } else {
      combine(0xFE)
    }
  }

  /// The hash of everything added so far, as sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func combine(_ byte: UInt8) {
    state ^= UInt64(byte)
    state &*= 0x100_0000_01b3
  }
}
