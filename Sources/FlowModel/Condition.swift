import Diagnostics

/// When an action, a case or a result may happen: every test must hold, and the pattern too.
public struct Condition: Sendable {
  /// A variable and the values that let it pass.
  public struct Test: Hashable, Sendable {
    /// The variable.
    public var variable: VariableID
    /// Any of these.
    public var values: [ValueID]

    /// Creates a test.
    public init(variable: VariableID, values: [ValueID]) {
      self.variable = variable
      self.values = values
    }
  }

  /// `when`.
  public var tests: [Test]
  /// `where`.
  public var pattern: Pattern?
  /// Where `when` and `where` stand, or nil where neither does.
  public var range: SourceRange?

  /// Creates a condition.
  public init(tests: [Test] = [], pattern: Pattern? = nil, range: SourceRange? = nil) {
    self.tests = tests
    self.pattern = pattern
    self.range = range
  }

  /// The condition that always holds.
  public static let always = Condition()

  /// Whether nothing is asked.
  @inlinable public var isAlways: Bool { tests.isEmpty && pattern == nil }
}
