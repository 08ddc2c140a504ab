import Foundation

/// The hash function SHA-256 (FIPS 180-4), with which the page's Content-Security-Policy identifies its script and
/// style sheet.
struct ContentHash {
  private static let constants: [UInt32] = roots(of: primes(64)) { $0.cubeRoot }
  private static let start: [UInt32] = roots(of: primes(8)) { $0.squareRoot() }

  private var state = Self.start

  /// Returns the 32 bytes of the hash of a text.
  static func bytes(of text: String) -> [UInt8] {
    var hash = ContentHash()
    var message = Array(text.utf8)
    let length = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * $0)) }
    for block in stride(from: 0, to: message.count, by: 64) { hash.process(message[block..<block + 64]) }
    return hash.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  /// Returns the hash as a source expression of a Content-Security-Policy.
  static func source(of text: String) -> String { "'sha256-\(Data(bytes(of: text)).base64EncodedString())'" }

  private mutating func process(_ block: ArraySlice<UInt8>) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let first = a.rotated(7) ^ a.rotated(18) ^ (a >> 3)
      let second = b.rotated(17) ^ b.rotated(19) ^ (b >> 10)
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var h = state
    for (word, constant) in zip(words, Self.constants) {
      let mixed = h[4].rotated(6) ^ h[4].rotated(11) ^ h[4].rotated(25)
      let choice = (h[4] & h[5]) ^ (~h[4] & h[6])
      let first = h[7] &+ mixed &+ choice &+ constant &+ word
      let sum = h[0].rotated(2) ^ h[0].rotated(13) ^ h[0].rotated(22)
      let majority = (h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2])
      h = [first &+ sum &+ majority, h[0], h[1], h[2], h[3] &+ first, h[4], h[5], h[6]]
    }
    state = zip(state, h).map { $0 &+ $1 }
  }

  private static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// Returns the first 32 bits of the fractional parts of roots, by which the standard defines its constants.
  private static func roots(of primes: [Int], _ root: (Double) -> Double) -> [UInt32] {
    primes.map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension Double {
  /// The cube root, exact to at least 35 bits: one step of Newton's method from the library's result.
  fileprivate var cubeRoot: Double {
    var root = Foundation.cbrt(self)
    root -= (root * root * root - self) / (3 * root * root)
    return root
  }
}
