/// Numbers of taps as the diagram shows them.
enum TapNumber {
  /// `①` to `⑳`, then `(21)`.
  static func text(_ number: Int) -> String {
    guard (1...20).contains(number), let scalar = Unicode.Scalar(0x245F + UInt32(number)) else { return "(\(number))" }
    return String(scalar)
  }
}
