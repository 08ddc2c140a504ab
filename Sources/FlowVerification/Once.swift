import class Foundation.NSLock

/// Something that is worked out when it is first asked for; whoever asks meanwhile waits for it.
package final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // Both are used under the lock alone, and so is what making it touches.
  private let make: () -> Value
  private var made: Value?

  /// Prepares to make it.
  package init(_ make: @escaping () -> Value) { self.make = make }

  /// What it is.
  package var value: Value {
    lock.withLock {
      let value = made ?? make()
      made = value
      return value
    }
  }
}
