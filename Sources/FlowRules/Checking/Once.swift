import class Foundation.NSLock

/// Something that is worked out when it is first asked for; whoever asks meanwhile waits for it.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // Both are touched under the lock alone, and so is what making it touches.
  private var make: (() -> Value)?
  private var made: Value?

  init(_ make: @escaping () -> Value) { self.make = make }

  /// What it is.
  var value: Value {
    lock.withLock {
      if let make { made = make() }
      make = nil
      guard let made else { preconditionFailure("it is made by now") }
      return made
    }
  }
}
