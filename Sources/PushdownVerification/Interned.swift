import Support
import FlowModel
import FlowSimulation
import Verification

/// What an `Interner` numbers: it is looked up so often that to hash it as `Hashable` does, proof against whoever wants things to
/// collide, would take a good part of making rules.
protocol Interned: Hashable {
  /// What mostly tells it from others; equal things have equal keys.
  var roughKey: UInt64 { get }
}

extension Interned {
  var roughKey: UInt64 { UInt64(truncatingIfNeeded: hashValue) }
}

extension StackSymbol: Interned {
  var roughKey: UInt64 {
    RoughKey(instance.screen.index, instance.frame?.origin?.index ?? -1, Int(truncatingIfNeeded: place.roughKey)).value
  }
}

extension Fact: Interned {}
