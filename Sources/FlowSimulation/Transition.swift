import FlowModel

/// A move, what it led to and what happened on the way.
public struct Transition: Sendable {
  /// What became of a frame that stood before a move.
  public enum Fate: Hashable, Sendable {
    /// It stands, under this serial.
    case stands(Int32)
    /// It was completed or cancelled.
    case ended
    /// It was taken away without an ending.
    case lost
  }

  /// The move, or nil for the launch.
  public let move: Move?
  /// Where it leads.
  public let target: Configuration
  /// What happened, in order.
  public let events: [Event]
  /// What became of each frame of the source, by serial.
  public let fates: [Fate]
  /// How many of the source's modal layers were there throughout; those above them went.
  public let keptLayers: Int
}
