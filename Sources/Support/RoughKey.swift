/// A hash key of several numbers; different numbers mostly have different keys.
package struct RoughKey {
  /// The key.
  package var value: UInt64 = 0

  /// Combines numbers.
  @inlinable @inline(__always)
  package init(_ first: Int, _ second: Int = 0, _ third: Int = 0) {
    add(first)
    add(second)
    add(third)
  }

  /// Adds a number.
  @inlinable @inline(__always)
  package mutating func add(_ part: Int) {
    // After Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4): the golden ratio, as a fraction of 2⁶⁴.
    value = (value &+ UInt64(truncatingIfNeeded: part)) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }
}
