import FlowModel
import FlowSimulation

/// The topmost modal layer: its first screen, and the task that begins there, if any.
package struct UpperLayer: Hashable, Sendable {
  package let screen: ScreenID
  package let task: TaskID?

  /// - Parameter first: the first instance of the layer.
  package init(_ first: Instance) {
    screen = first.screen
    task = first.frame?.task
  }
}
