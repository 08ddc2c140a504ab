import FlowModel

/// One run of a task: it stands on the instance of its first screen and reaches upward to the next frame.
public struct Frame: Hashable, Sendable {
  /// Tells frames of one configuration apart; counted from the bottom, so that equal configurations have equal serials.
  public package(set) var serial: Int32
  /// The task that runs.
  public let task: TaskID
  /// The screen that was in front when the task began, or nil for a frame at a root.
  public let origin: ScreenID?
  /// What the step that began it wants to follow, or nil.
  public let then: ThenID?
  /// Whether its first screen is a root, so that the task begins afresh whenever it ends.
  public let isAtRoot: Bool
  /// The action that began it somewhere else than at its origin, so that no ending can return there; nil for a sound beginning.
  public let misplacedBy: Cause?

  package init(
    serial: Int32, task: TaskID, origin: ScreenID?, then: ThenID?, isAtRoot: Bool, misplacedBy: Cause?
  ) {
    self.serial = serial
    self.task = task
    self.origin = origin
    self.then = then
    self.isAtRoot = isAtRoot
    self.misplacedBy = misplacedBy
  }
}
