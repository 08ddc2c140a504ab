/// The name of a way in which tasks end.
public struct Outcome: Hashable, Sendable {
  /// The name as flow files write it.
  public var name: String

  /// Creates an outcome.
  public init(name: String) { self.name = name }
}

extension ID<Outcome> {
  /// The outcome that gestures and `cancel` produce; the first of every flow.
  public static let cancelled = OutcomeID(0)
}
