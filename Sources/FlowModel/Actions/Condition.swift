import Diagnostics

/// A condition on an action, case or result: every test and the pattern must hold.
public struct Condition: Sendable {
  /// A variable and the values for which the test passes.
  public struct Test: Hashable, Sendable {
    /// The variable.
    public var variable: VariableID
    /// The values for which the test passes.
    public var values: [ValueID]
    /// The values that the file excludes with `not`, or nil if it lists `values`.
    public var excluded: [ValueID]?

    /// Creates a test.
    public init(variable: VariableID, values: [ValueID], excluded: [ValueID]? = nil) {
      self.variable = variable
      self.values = values
      self.excluded = excluded
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

  /// Returns the condition that holds if both hold; only one of them may have a pattern.
  public func and(_ other: Condition) -> Condition {
    Condition(tests: tests + other.tests, pattern: pattern ?? other.pattern, range: other.range ?? range)
  }

  /// Whether the condition has no test and no pattern.
  @inlinable public var isAlways: Bool { tests.isEmpty && boxedPattern.isNone }
}

extension Flow {
  /// Returns a test as a diagram shows it: `plan: free or pro`, or `plan: not free`.
  public func text(of test: Condition.Test) -> String {
    let names = (test.excluded ?? test.values).map { name(of: $0, of: test.variable) }
    let variable = self[test.variable]
    if variable.isCounter, test.excluded == nil, names.count > 1, test.values.last?.index == variable.values.count - 1,
      let first = test.values.first, test.values.count == variable.values.count - first.index
    {
      return "\(variable.name.value): at least \(names[0])"
    }
    return "\(variable.name.value): \(test.excluded == nil ? "" : "not ")\(names.joined(separator: " or "))"
  }
}

extension Flow {
  /// Returns assignments as a flow file writes them, without braces: `bank: none, tries: +1`.
  public func text(of assignments: [Assignment]) -> String {
    assignments.map { each in
      let change =
        switch each.change {
        case .value(let value): name(of: value, of: each.variable)
        case .add(let amount): amount < 0 ? "\(amount)" : "+\(amount)"
        }
      return "\(self[each.variable].name.value): \(change)"
    }.joined(separator: ", ")
  }
}
