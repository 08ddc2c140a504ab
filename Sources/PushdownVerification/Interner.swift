/// Numbers different things in the order of their first occurrence.
///
/// A hash table with open addressing, at most half full. Things are compared in place, because a copy costs more than the
/// comparison.
struct Interner<Thing: Interned & Sendable>: Sendable {
  private(set) var things: [Thing] = []
  private var keys: [UInt64] = []
  /// The numbers of things by their keys, plus one; 0 where there is none.
  private var slots = [UInt32](repeating: 0, count: 16)

  /// - Parameter count: about how many things will occur; to move them again and again takes
  ///   longer than to number them.
  init(expecting count: Int = 0) {
    guard count > 0 else { return }
    things.reserveCapacity(count)
    keys.reserveCapacity(count)
    while slots.count < count * 2 { slots += slots }
  }

  /// The number of a thing, a new one where it has not occurred before.
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

  /// The number of a thing; nil where it has not occurred.
  func find(_ thing: Thing) -> UInt32? {
    let number = slots[slot(of: thing, thing.roughKey)]
    return number == 0 ? nil : number - 1
  }

  /// The slot where a thing is, or would be.
  private func slot(of thing: Thing, _ key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot] - 1)
      if keys[number] == key, things[number] == thing { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Gives a thing a number of its own, though it may have one.
  mutating func append(_ thing: Thing) -> UInt32 {
    things.append(thing)
    keys.append(thing.roughKey)
    return UInt32(things.count - 1)
  }

  /// The thing with a number, which whoever asks for a part of it looks at where it lies.
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
