/// Numbers things as they occur.
struct Interner<Thing: Hashable & Sendable>: Sendable {
  private var numbers: [Thing: UInt32] = [:]
  private(set) var things: [Thing] = []

  /// The number of a thing, a new one where it has not occurred before.
  mutating func number(of thing: Thing) -> UInt32 {
    if let known = numbers[thing] { return known }
    let number = UInt32(things.count)
    numbers[thing] = number
    things.append(thing)
    return number
  }

  /// The thing with a number.
  subscript(number: UInt32) -> Thing { things[Int(number)] }
}
