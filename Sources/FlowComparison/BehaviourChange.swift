/// A change of behaviour between two versions of a flow: a screen or task that users can now reach or interrupt, or no
/// longer can.
public struct BehaviourChange: Hashable, Sendable {
  /// The kind of change.
  ///
  /// A screen counts as unreachable in a version, and a task as uninterruptible, only if all behaviours of that version
  /// were checked.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A screen of both versions can no longer be reached.
    case screenUnreachable
    /// A screen of both versions can be reached now.
    case screenReachable
    /// A task of both versions can be interrupted now.
    case taskInterruptible
    /// A task of both versions can no longer be interrupted.
    case taskUninterruptible

    /// Whether the change is an improvement.
    public var isGood: Bool { self == .screenReachable || self == .taskUninterruptible }
  }

  /// The kind of change.
  public var kind: Kind
  /// The name of the screen or task.
  public var name: String

  /// Creates a change.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
