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

extension FlowControl: Interned {
  var roughKey: UInt64 {
    switch self {
    case .ready(let world): RoughKey(1, Int(world)).value
    case .moving(let world, let rest): RoughKey(2, Int(world), Int(rest)).value
    case .seeing(let view): RoughKey(3, Int(view)).value
    case .away(let world, let tab, _): RoughKey(4, Int(world), tab.tab).value
    case .entering(let arrival): RoughKey(5, Int(arrival)).value
    case .growing(let word): RoughKey(6, Int(word)).value
    case .placing(let word): RoughKey(7, Int(word)).value
    case .rootEnded(let word): RoughKey(8, Int(word)).value
    case .start: 0
    case .beyond: 1
    case .deadEnd: 2
    }
  }
}

extension World: Interned {
  var roughKey: UInt64 {
    var key = RoughKey(selected)
    for value in state { key.add(value.index) }
    for stack in waiting {
      key.add(stack.count)
      for instance in stack { key.add(instance.screen.index) }
    }
    return key.value
  }
}

extension StackSymbol: Interned {
  var roughKey: UInt64 {
    RoughKey(instance.screen.index, instance.frame?.origin?.index ?? -1, Int(truncatingIfNeeded: place.roughKey)).value
  }
}

extension TemplateKey: Interned {
  var roughKey: UInt64 { RoughKey(Int(symbol), Int(rest), Int(blank)).value }
}

extension TabExchange.NoteKey: Interned {
  var roughKey: UInt64 { RoughKey(Int(template), Int(world)).value }
}

extension CommonMove: Interned {
  var roughKey: UInt64 { RoughKey(move.action?.index ?? -1, Int(truncatingIfNeeded: place.roughKey)).value }
}

extension Cost: Interned {
  var roughKey: UInt64 { RoughKey(taps, entries, systems).value }
}

extension RestOfMove: Interned {}
extension GrowingWord: Interned {}
extension PartialView: Interned {}
extension TabEntry: Interned {}
extension Array: Interned where Element: Hashable {}
