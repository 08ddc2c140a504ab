/// SplitMix64 (Steele, Lea, Flood 2014): a small and fast generator with the same sequence on every platform.
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

  /// Returns true with a probability in percent.
  public mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// Returns a number in a range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns a number below a limit.
  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Returns one of several values.
  public mutating func pick<T>(_ first: T, _ others: T...) -> T { pick(from: [first] + others) ?? first }

  /// Returns one of several values, or nil if there is none.
  public mutating func pick<T>(from things: [T]) -> T? { things.randomElement(using: &self) }
}
