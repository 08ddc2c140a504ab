/// The name of a result with which a task ends.
public struct Outcome: Hashable, Sendable {
  /// The name in flow files.
  public var name: String

  /// Creates an outcome.
  public init(name: String) { self.name = name }
}

extension ID<Outcome> {
  /// The outcome of gestures and of `cancel`; it is the first outcome of every flow.
  public static let cancelled = OutcomeID(0)
}
