/// Numbers pairs of 32-bit numbers in the order in which they are first seen.
///
/// Open addressing, linear probing, at most half full. A look-up takes expected constant time.
struct PairTable: Sendable {
  /// The answer for a pair that was never interned.
  static let none = UInt32.max

  /// Every pair by its number: first component high, second low.
  private(set) var keys = FlatArray<UInt64>()
  private var slots: FlatArray<UInt32>
  private var mask: Int

  /// - Parameter count: about how many pairs there will be.
  init(expecting count: Int = 0) {
    slots = PairTable.emptySlots(for: count)
    mask = slots.count - 1
    keys.reserveCapacity(count)
  }

  /// Slots of which so many things take at most half.
  static func emptySlots(for count: Int) -> FlatArray<UInt32> {
    var size = 16
    while size < count * 2 { size *= 2 }
    return FlatArray(repeating: PairTable.none, count: size)
  }

  /// Takes the table away from others that share it; before pairs are interned.
  mutating func makeUnique() {
    keys.makeUnique()
    slots.makeUnique()
  }

  /// How many pairs there are.
  var count: Int { keys.count }

  /// The first component of a pair.
  @inline(__always)
  func first(_ id: UInt32) -> UInt32 { UInt32(truncatingIfNeeded: keys[Int(id)] >> 32) }

  /// The second component of a pair.
  @inline(__always)
  func second(_ id: UInt32) -> UInt32 { UInt32(truncatingIfNeeded: keys[Int(id)]) }

  /// The number of a pair, or `none`.
  @inline(__always)
  func find(_ first: UInt32, _ second: UInt32) -> UInt32 {
    let key = UInt64(first) << 32 | UInt64(second)
    var slot = PairTable.hash(first, second) & mask
    while true {
      let id = slots[slot]
      if id == PairTable.none || keys[Int(id)] == key { return id }
      slot = (slot &+ 1) & mask
    }
  }

  /// The number of a pair, which is `count` before the call if the pair is new.
  @inline(__always)
  mutating func intern(_ first: UInt32, _ second: UInt32) -> UInt32 {
    let key = UInt64(first) << 32 | UInt64(second)
    var slot = PairTable.hash(first, second) & mask
    while true {
      let id = slots[slot]
      if id == PairTable.none { break }
      if keys[Int(id)] == key { return id }
      slot = (slot &+ 1) & mask
    }
    return insert(key, at: slot)
  }

  /// Where a pair's search begins: pairs that differ in the low bits of the second component only are neighbours, so
  /// that working off the controls of one symbol stays within a cache line or two.
  @inline(__always)
  static func hash(_ first: UInt32, _ second: UInt32) -> Int {
    let mixed = UInt64(first) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(second >> 4) &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: mixed >> 32) &+ Int(second & 15)
  }

  private mutating func insert(_ key: UInt64, at slot: Int) -> UInt32 {
    let id = UInt32(keys.count)
    keys.append(key)
    slots[slot] = id
    if keys.count * 2 > slots.count { grow() }
    return id
  }

  private mutating func grow() {
    let size = slots.count * 2
    slots = FlatArray()
    slots = FlatArray(repeating: PairTable.none, count: size)
    mask = size - 1
    for id in 0..<keys.count {
      let first = UInt32(truncatingIfNeeded: keys[id] >> 32)
      var slot = PairTable.hash(first, UInt32(truncatingIfNeeded: keys[id])) & mask
      while slots[slot] != PairTable.none { slot = (slot &+ 1) & mask }
      slots[slot] = UInt32(id)
    }
  }
}
