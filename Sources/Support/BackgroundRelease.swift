import Dispatch

/// Something that may take long to be taken apart, which whoever lets go of it does not wait for.
package final class BackgroundRelease<Value: Sendable>: Sendable {
  private final class Held: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Not counted as a reference of this one's: else the last to let go might be whoever was not to wait.
  private let held: Unmanaged<Held>
  private let isHeavy: Bool

  /// Holds it.
  ///
  /// - Parameter isHeavy: whether it does take longer than to have another thread do that.
  package init(_ value: Value, isHeavy: Bool = true) {
    held = .passRetained(Held(value))
    self.isHeavy = isHeavy
  }

  /// What it is.
  package var value: Value { withExtendedLifetime(self) { held._withUnsafeGuaranteedRef { $0.value } } }

  deinit {
    guard isHeavy else { return held.release() }
    DispatchQueue.global(qos: .utility).async { [held] in held.release() }
  }
}
