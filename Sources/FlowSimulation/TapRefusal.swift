/// A tap that cannot be made where it was tried.
public struct TapRefusal: Error, Hashable, Sendable {
  /// The tap as it was written.
  public let tap: String
  /// What is in the way.
  public let reason: String
  /// Whether the flow has nothing of that name, so that another may have been meant.
  public let isUnknown: Bool
  /// The names of what can be done instead.
  public let offered: [String]
}
