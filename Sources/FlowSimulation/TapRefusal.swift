/// A tap that cannot be made where it was tried.
public struct TapRefusal: Error, Hashable, Sendable {
  /// The tap as it was written.
  public let tap: String
  /// What is in the way.
  public let reason: String
  /// The names of what can be done instead.
  public let offered: [String]
}
