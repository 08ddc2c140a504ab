import Diagnostics

/// What must hold before a screen or a task is shown: `needs`.
///
/// The reader expands it. If `Charge` needs `account: open`, `push Charge` becomes two steps: `start openAccount` if there
/// is no account, and `push Charge`.
public struct Need: Sendable {
  /// The values that variables must have.
  public var tests: [Condition.Test]
  /// The task of `via`, or nil.
  public var via: TaskID?
  /// The source range of the values.
  public var range: SourceRange

  /// Creates a need.
  public init(tests: [Condition.Test], via: TaskID? = nil, range: SourceRange) {
    self.tests = tests
    self.via = via
    self.range = range
  }
}

/// What holds after a task has ended with an outcome: a part of `gives`.
public struct Gift: Sendable {
  /// The outcome.
  public var outcome: OutcomeID
  /// The values that variables then have.
  public var values: [Assignment]

  /// Creates a gift.
  public init(outcome: OutcomeID, values: [Assignment]) {
    self.outcome = outcome
    self.values = values
  }
}
