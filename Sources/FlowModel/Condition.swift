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

  /// The pattern in memory of its own: it is wide, and few conditions have one.
  @usableFromInline indirect enum BoxedPattern: Sendable {
    case none
    case some(Pattern)

    @inlinable var isNone: Bool { if case .none = self { true } else { false } }
  }

  /// `when`.
  public var tests: [Test]
  @usableFromInline var boxedPattern: BoxedPattern
  /// `where`.
  public var pattern: Pattern? {
    get { if case .some(let pattern) = boxedPattern { pattern } else { nil } }
    set { boxedPattern = newValue.map(BoxedPattern.some) ?? .none }
  }
  /// Where `when` and `where` stand, or nil where neither does.
  public var range: SourceRange?

  /// Creates a condition.
  public init(tests: [Test] = [], pattern: Pattern? = nil, range: SourceRange? = nil) {
    self.tests = tests
    boxedPattern = pattern.map(BoxedPattern.some) ?? .none
    self.range = range
  }

  /// The condition that always holds.
  public static let always = Condition()

  /// Whether nothing is asked.
  @inlinable public var isAlways: Bool { tests.isEmpty && boxedPattern.isNone }
}
