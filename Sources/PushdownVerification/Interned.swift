import Support
import FlowModel
import FlowSimulation
import Verification

/// An element of an `Interner`.
///
/// Its own hash key is faster than `Hashable`, which resists deliberate collisions.
protocol Interned: Hashable {
  /// A hash key: equal things have equal keys.
  var roughKey: UInt64 { get }
}

extension Interned {
  var roughKey: UInt64 { UInt64(truncatingIfNeeded: hashValue) }
}

extension StackSymbol: Interned {
  var roughKey: UInt64 {
    RoughKey(instance.screen.index, instance.frame?.origin?.index ?? -1, Int(truncatingIfNeeded: summary.roughKey))
      .value
  }
}

extension Fact: Interned {}
