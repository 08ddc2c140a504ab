import Diagnostics

/// The steps that run after a task has ended, by outcome.
public struct Then: Sendable {
  /// The steps for one outcome.
  public struct Branch: Sendable {
    /// The outcome, with its source range.
    public var outcome: Located<OutcomeID>
    /// The steps.
    public var steps: [Step]

    /// Creates a branch.
    public init(outcome: Located<OutcomeID>, steps: [Step]) {
      self.outcome = outcome
      self.steps = steps
    }
  }

  /// The index in the flow's table.
  public let id: ThenID
  /// The branches in file order.
  public var branches: [Branch]
  /// The source range.
  public var range: SourceRange

  /// Creates a `then`.
  public init(id: ThenID, branches: [Branch], range: SourceRange) {
    self.id = id
    self.branches = branches
    self.range = range
  }

  /// Returns the steps for an outcome; empty without a branch for it.
  public func steps(after outcome: OutcomeID) -> [Step] {
    branches.first { $0.outcome.value == outcome }?.steps ?? []
  }
}
