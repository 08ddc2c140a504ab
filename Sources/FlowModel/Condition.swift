import Diagnostics

/// A condition on an action, case or result: every test and the pattern must hold.
public struct Condition: Sendable {
  /// A variable and the values for which the test passes.
  public struct Test: Hashable, Sendable {
    /// The variable.
    public var variable: VariableID
    /// The values for which the test passes.
    public var values: [ValueID]

    /// Creates a test.
    public init(variable: VariableID, values: [ValueID]) {
      self.variable = variable
      self.values = values
    }
  }

  /// Stores the pattern indirectly: it is large, and few conditions have one.
  @usableFromInline indirect enum BoxedPattern: Sendable {
    case none
    case some(Pattern)

    @inlinable var isNone: Bool { if case .none = self { true } else { false } }
  }

  /// The tests of `when`.
  public var tests: [Test]
  @usableFromInline var boxedPattern: BoxedPattern
  /// The pattern of `where`.
  public var pattern: Pattern? {
    get { if case .some(let pattern) = boxedPattern { pattern } else { nil } }
    set { boxedPattern = newValue.map(BoxedPattern.some) ?? .none }
  }
  /// The source range of `when` and `where`, or nil without either.
  public var range: SourceRange?

  /// Creates a condition.
  public init(tests: [Test] = [], pattern: Pattern? = nil, range: SourceRange? = nil) {
    self.tests = tests
    boxedPattern = pattern.map(BoxedPattern.some) ?? .none
    self.range = range
  }

  /// The condition that always holds.
  public static let always = Condition()

  /// Whether the condition has no test and no pattern.
  @inlinable public var isAlways: Bool { tests.isEmpty && boxedPattern.isNone }
}
