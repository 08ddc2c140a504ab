import class Foundation.NSLock

/// Something that is worked out when it is first asked for; whoever asks meanwhile waits for it.
package final class Lazy<Value: Sendable>: @unchecked Sendable {
  private let kept = LazyCache<Value>()
  // It is used while what is kept is locked, and so is what it touches.
  private let make: () -> Value

  /// Prepares to make it.
  package init(_ make: @escaping () -> Value) { self.make = make }

  /// What it is.
  package var value: Value { kept.value(make) }
}

/// The same, for what those who ask know how to make.
package final class LazyCache<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // It is used under the lock alone.
  private var made: Value?

  /// Nothing yet.
  package init() {}

  /// What it is, made now if nobody has asked before.
  package func value(_ make: () -> Value) -> Value {
    if !lock.try() { TaskPool.standingIn { lock.lock() } }
    defer { lock.unlock() }
    let value = made ?? make()
    made = value
    return value
  }
}
