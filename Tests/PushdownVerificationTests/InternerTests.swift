import Support
import Testing

@testable import PushdownVerification

@Suite("Numbers of values")
struct InternerTests {
  /// A value that shares its key with a third of the others.
  private struct Alike: Interned {
    let name: Int
    var roughKey: UInt64 { UInt64(name % 3) }
  }

  @Test("values with equal keys get different numbers")
  func tellsThingsApart() {
    var interner = Interner<Alike>()
    for round in 0..<2 {
      for name in 0..<100 {
        if round == 0 { #expect(interner.find(Alike(name: name)) == nil) }
        #expect(interner.number(of: Alike(name: name)) == UInt32(name))
        #expect(interner.find(Alike(name: name)) == UInt32(name))
      }
    }
    #expect(interner.things.map(\.name) == Array(0..<100))
  }

  @Test("keys of small numbers are spread over the slots of a table")
  func keysAreSpread() {
    let keys = (0..<64).flatMap { first in (0..<64).map { RoughKey(first, $0).value } }
    #expect(Set(keys).count == keys.count)
    // As many slots as keys: thrown at random, 63 % of them would be taken.
    let slots = Set(keys.map { $0 & 4_095 })
    #expect(slots.count > 4_096 / 2)
  }
}
