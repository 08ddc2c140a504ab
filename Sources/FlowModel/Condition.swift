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

  /// A pattern, not where the condition lies: it is wide, and few conditions have one.
  @usableFromInline indirect enum Look: Sendable {
    case nowhere
    case at(Pattern)

    @inlinable var isNowhere: Bool { if case .nowhere = self { true } else { false } }
  }

  /// `when`.
  public var tests: [Test]
  @usableFromInline var look: Look
  /// `where`.
  public var pattern: Pattern? {
    get { if case .at(let pattern) = look { pattern } else { nil } }
    set { look = newValue.map(Look.at) ?? .nowhere }
  }
  /// Where `when` and `where` stand, or nil where neither does.
  public var range: SourceRange?

  /// Creates a condition.
  public init(tests: [Test] = [], pattern: Pattern? = nil, range: SourceRange? = nil) {
    self.tests = tests
    look = pattern.map(Look.at) ?? .nowhere
    self.range = range
  }

  /// The condition that always holds.
  public static let always = Condition()

  /// Whether nothing is asked.
  @inlinable public var isAlways: Bool { tests.isEmpty && look.isNowhere }
}
