import Localization

/// A tap that is not possible in a configuration.
public struct TapRefusal: Error, Hashable, Sendable {
  /// The tap as written.
  public let tap: String
  /// The reason, as text.
  public let reason: Message
  /// Whether nothing in the flow has that name.
  public let isUnknown: Bool
  /// The names of the possible taps.
  public let offered: [String]
}
