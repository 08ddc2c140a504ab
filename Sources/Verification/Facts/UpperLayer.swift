import FlowModel
import FlowSimulation

/// The topmost modal layer that counts: the screen that it shows first, and the task that begins there, if one does.
package struct UpperLayer: Hashable, Sendable {
  package let screen: ScreenID
  package let task: TaskID?

  /// - Parameter first: the instance that stands first in the layer.
  package init(_ first: Instance) {
    screen = first.screen
    task = first.frame?.task
  }
}
