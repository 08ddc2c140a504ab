import Diagnostics

/// What runs where a task returns to, by outcome.
public struct Then: Sendable {
  /// The steps of one outcome.
  public struct Branch: Sendable {
    /// The outcome, where it is written.
    public var outcome: Located<OutcomeID>
    /// What runs.
    public var steps: [Step]

    /// Creates a branch.
    public init(outcome: Located<OutcomeID>, steps: [Step]) {
      self.outcome = outcome
      self.steps = steps
    }
  }

  /// Its place in the flow.
  public let id: ThenID
  /// The outcomes that something follows on, in the order of the file.
  public var branches: [Branch]
  /// Where it stands.
  public var range: SourceRange

  /// Creates a `then`.
  public init(id: ThenID, branches: [Branch], range: SourceRange) {
    self.id = id
    self.branches = branches
    self.range = range
  }

  /// The steps that follow on an outcome; none where it is not named.
  public func steps(after outcome: OutcomeID) -> [Step] {
    branches.first { $0.outcome.value == outcome }?.steps ?? []
  }
}
