/// SplitMix64 (Steele, Lea, Flood 2014): small, fast, and the same numbers everywhere for the same seed.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator whose numbers depend on the seed alone.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether something with this chance, in percent, happens.
  public mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A number of a range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of several things; there is at least one.
  public mutating func pick<T>(_ first: T, _ others: T...) -> T { pick(from: [first] + others) ?? first }

  /// One of several things, or nil where there is none.
  public mutating func pick<T>(from things: [T]) -> T? { things.randomElement(using: &self) }
}
