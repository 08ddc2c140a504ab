/// Numbers different values in the order of their first occurrence.
///
/// It is a hash table with open addressing, at most half full. Values are compared in place, because a copy costs more
/// than the comparison.
struct Interner<Thing: Interned & Sendable>: Sendable {
  private(set) var things: [Thing] = []
  private var keys: [UInt64] = []
  /// The numbers of values by their keys, plus one; 0 for a free slot.
  private var slots = [UInt32](repeating: 0, count: 16)

  /// Returns the number of a value, a new one at its first occurrence.
  mutating func number(of thing: Thing) -> UInt32 {
    let key = thing.roughKey
    let slot = slot(of: thing, key)
    guard slots[slot] == 0 else { return slots[slot] - 1 }
    things.append(thing)
    keys.append(key)
    slots[slot] = UInt32(things.count)
    if things.count * 2 > slots.count { grow() }
    return UInt32(things.count - 1)
  }

  /// Returns the number of a value, or nil if it has not occurred.
  func find(_ thing: Thing) -> UInt32? {
    let number = slots[slot(of: thing, thing.roughKey)]
    return number == 0 ? nil : number - 1
  }

  /// Returns the slot of a value, or the free slot for it.
  private func slot(of thing: Thing, _ key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot] - 1)
      if keys[number] == key, things[number] == thing { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// The value with a number; reading a part of it makes no copy.
  subscript(number: UInt32) -> Thing { _read { yield things[Int(number)] } }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (number, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: key) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }
}
