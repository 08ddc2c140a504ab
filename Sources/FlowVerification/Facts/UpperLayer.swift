import FlowModel
import FlowSimulation

/// The topmost modal layer that counts: the screen that it shows first, and the task that begins there, if one does.
struct UpperLayer: Hashable, Sendable {
  let screen: ScreenID
  let task: TaskID?

  /// - Parameter first: the instance that stands first in the layer.
  init(_ first: Instance) {
    screen = first.screen
    task = first.frame?.task
  }
}
