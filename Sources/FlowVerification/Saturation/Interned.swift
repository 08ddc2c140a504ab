import FlowModel
import FlowSimulation

/// What an `Interner` numbers: it is looked up so often that to hash it as `Hashable` does, proof against whoever wants things to
/// collide, would take a good part of making rules.
protocol Interned: Hashable {
  /// What mostly tells it from others; equal things have equal keys.
  var roughKey: UInt64 { get }
}

extension Interned {
  var roughKey: UInt64 { UInt64(truncatingIfNeeded: hashValue) }
}

/// Several numbers in one, so that different ones mostly differ.
struct RoughKey {
  private(set) var value: UInt64 = 0

  @inline(__always)
  init(_ first: Int, _ second: Int = 0, _ third: Int = 0) {
    add(first)
    add(second)
    add(third)
  }

  @inline(__always)
  mutating func add(_ part: Int) {
    // After Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4): the golden ratio, as a fraction of 2⁶⁴.
    value = (value &+ UInt64(truncatingIfNeeded: part)) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }
}

extension StackSymbol: Interned {
  var roughKey: UInt64 {
    RoughKey(instance.screen.index, instance.frame?.origin?.index ?? -1, Int(truncatingIfNeeded: place.roughKey)).value
  }
}

extension Cost: Interned {
  var roughKey: UInt64 { RoughKey(taps, entries, systems).value }
}
