import Diagnostics

/// A change of a variable.
public struct Assignment: Hashable, Sendable {
  /// The new value of a variable.
  public enum Change: Hashable, Sendable {
    case value(ValueID)
    /// A counter goes up or down by an amount, and stops at its bounds.
    case add(Int)
  }

  /// An assignment without its source range, so that equal ones from different places compare as equal.
  public struct Effect: Hashable, Sendable {
    /// The variable.
    public var variable: VariableID
    /// The change.
    public var change: Change

    /// Creates an effect.
    public init(variable: VariableID, change: Change) {
      self.variable = variable
      self.change = change
    }
  }

  /// The variable.
  public var variable: VariableID
  /// The change.
  public var change: Change
  /// The source range.
  public var range: SourceRange

  /// The effect.
  public var effect: Effect { Effect(variable: variable, change: change) }

  /// The new value, or nil if it depends on the old one.
  public var value: ValueID? { if case .value(let value) = change { value } else { nil } }

  /// Creates an assignment of a value.
  public init(variable: VariableID, value: ValueID, range: SourceRange) {
    self.init(variable: variable, change: .value(value), range: range)
  }

  /// Creates an assignment of any change.
  public init(variable: VariableID, change: Change, range: SourceRange) {
    self.variable = variable
    self.change = change
    self.range = range
  }

  /// Returns whether the variable may have a value afterwards.
  public func maySet(_ variable: VariableID, to value: ValueID) -> Bool {
    self.variable == variable && (self.value == nil || self.value == value)
  }
}
