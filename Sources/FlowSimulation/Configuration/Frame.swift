import FlowModel

/// One run of a task: it extends from the instance of its first screen up to the next frame.
public struct Frame: Hashable, Sendable {
  /// Identifies the frame within one configuration.
  ///
  /// Serials count from the bottom, so that equal configurations have equal serials.
  public package(set) var serial: Int32
  /// The task that runs.
  public let task: TaskID
  /// The screen that was in front when the task began, if it is not the one directly below the first screen; else nil.
  ///
  /// It is nil for a frame at a root. Frames that the same step began on different screens are therefore equal, and
  /// only the stack below distinguishes them.
  public package(set) var origin: ScreenID?
  /// The `then` of the step that began the frame; nil if it has no step other than `stay`.
  public let then: ThenID?
  /// Whether the first screen is the bottom of a root, so that the task restarts whenever it ends.
  public let isAtRoot: Bool
  /// Whether it was begun from beneath panels that it now stands above, so that its `then` acts beneath them again.
  public package(set) var followsBeneathPanels = false
  /// The cause that began the frame elsewhere than on its origin, so that no ending can return there; else nil.
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

  /// Records the origin if it is not recorded, before the screen below changes or the first screen is removed.
  package mutating func recordOrigin(_ beneath: ScreenID) { if origin == nil { origin = beneath } }

  /// Clears the recorded origin if the first screen is now directly above it.
  package mutating func clearOrigin(standingOn beneath: ScreenID) {
    if misplacedBy == nil, origin == beneath { origin = nil }
  }
}
