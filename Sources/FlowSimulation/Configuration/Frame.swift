import FlowModel

/// One run of a task: it stands on the instance of its first screen and reaches upward to the next frame.
public struct Frame: Hashable, Sendable {
  /// Tells frames of one configuration apart; counted from the bottom, so that equal configurations have equal serials.
  public package(set) var serial: Int32
  /// The task that runs.
  public let task: TaskID
  /// The screen that was in front when the task began, where that is not the one directly beneath its first screen; nil where it is,
  /// and for a frame at a root.
  ///
  /// So frames that began with the same step on different screens are the same frame, and what stands beneath tells them apart.
  public package(set) var origin: ScreenID?
  /// What the step that began it wants to follow; nil where that is nothing, or nothing but `stay`.
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

  /// Names its origin, if it does not yet, before its first screen stands on something else, or goes.
  package mutating func nameOrigin(_ beneath: ScreenID) { if origin == nil { origin = beneath } }

  /// Names its origin no longer where that is what its first screen stands on from now on.
  package mutating func unnameOrigin(standingOn beneath: ScreenID) {
    if misplacedBy == nil, origin == beneath { origin = nil }
  }
}
