import FlowModel

/// A move, the configuration that it leads to, and the events.
public struct Transition: Sendable {
  /// The fate of a frame of the source configuration.
  public enum Fate: Hashable, Sendable {
    /// The frame remains, with this serial.
    case stands(Int32)
    /// The frame was completed or cancelled.
    case ended
    /// The frame was removed without an ending.
    case lost
  }

  /// The move, or nil for the launch.
  public let move: Move?
  /// The configuration that it leads to.
  public let target: Configuration
  /// The events in order.
  public let events: [Event]
  /// The fate of each frame of the source, by serial.
  public let fates: [Fate]
  /// The number of the source's lowest modal layers that were never removed.
  public let keptLayers: Int
}
