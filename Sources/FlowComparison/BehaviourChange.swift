/// Something that users can now get to or run into in a flow, or no longer can.
public struct BehaviourChange: Hashable, Sendable {
  /// What is different; only of a version that was seen as a whole is it said that something cannot happen in it.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A screen that both versions have can no longer be shown.
    case screenUnreachable
    /// A screen that both versions have can be shown now.
    case screenReachable
    /// A task that both versions have can be interrupted now.
    case taskInterruptible
    /// A task that both versions have can no longer be interrupted.
    case taskUninterruptible

    /// Whether it is a change for the better.
    public var isGood: Bool { self == .screenReachable || self == .taskUninterruptible }
  }

  /// What is different.
  public var kind: Kind
  /// The screen or the task.
  public var name: String

  /// Creates a change.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
