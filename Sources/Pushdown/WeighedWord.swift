/// Sixty-four transitions of a saturation that differ in their control only, with where their weights are kept.
///
/// Thirty-two bytes, so that none lies across two lines of a cache.
struct WeighedWord: BitwiseCopyable, Sendable {
  /// Which of the sixty-four controls have a transition.
  let mask: UInt64
  /// Which of the transitions are final.
  var final: UInt64 = 0
  /// The number of the first transition; the others follow in the order of their controls.
  let base: UInt32
  /// Which sixty-four controls they are.
  let chunk: UInt32
  /// The next word of the same place.
  let next: UInt32

  init(mask: UInt64, base: UInt32, chunk: UInt32, next: UInt32) {
    self.mask = mask
    self.base = base
    self.chunk = chunk
    self.next = next
  }

  /// The number of the transition with the given bit.
  @inline(__always)
  func item(_ bit: UInt64) -> UInt32 {
    base &+ UInt32(truncatingIfNeeded: (mask & (bit &- 1)).nonzeroBitCount)
  }
}
