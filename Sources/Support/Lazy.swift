import class Foundation.NSLock

/// A value that is computed at its first use.
///
/// Other threads wait for it meanwhile.
package final class Lazy<Value: Sendable>: @unchecked Sendable {
  private let cache = LazyCache<Value>()
  // Called only while the cache is locked.
  private let make: () -> Value

  /// Creates a lazy value from a closure.
  package init(_ make: @escaping () -> Value) { self.make = make }

  /// The value.
  package var value: Value { cache.value(make) }
}

/// A cache for one value, which each caller can compute.
package final class LazyCache<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // Used only under the lock.
  private var stored: Value?

  /// Creates an empty cache.
  package init() {}

  /// Returns the value; computes it at the first call.
  package func value(_ make: () -> Value) -> Value {
    if !lock.try() { TaskPool.withExtraWorker { lock.lock() } }
    defer { lock.unlock() }
    let value = stored ?? make()
    stored = value
    return value
  }
}
