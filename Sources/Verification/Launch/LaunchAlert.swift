import FlowModel
import FlowSimulation

/// An alert that appears before the user has done anything.
public struct LaunchAlert: Sendable {
  /// The alert.
  public let screen: ScreenID
  /// The action of the system, or the arrival, that shows it.
  public let action: ActionID
  /// The screen that was in front before.
  public let from: ScreenID
  /// The trace to it.
  public let walk: Walk
}
