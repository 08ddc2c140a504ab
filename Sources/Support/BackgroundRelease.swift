import Dispatch

/// A value that is deallocated on a background thread if that may take long.
package final class BackgroundRelease<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Unmanaged, so that `deinit` decides which thread releases it.
  private let held: Unmanaged<Box>
  private let isHeavy: Bool

  /// Wraps a value.
  ///
  /// - Parameter isHeavy: whether the deallocation takes longer than a switch to another thread.
  package init(_ value: Value, isHeavy: Bool = true) {
    held = .passRetained(Box(value))
    self.isHeavy = isHeavy
  }

  /// The wrapped value.
  package var value: Value { withExtendedLifetime(self) { held._withUnsafeGuaranteedRef { $0.value } } }

  deinit {
    guard isHeavy else { return held.release() }
    DispatchQueue.global(qos: .utility).async { [held] in held.release() }
  }
}
