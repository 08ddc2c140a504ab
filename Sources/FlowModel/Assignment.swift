import Diagnostics

/// An assignment of a value to a variable.
public struct Assignment: Hashable, Sendable {
  /// The variable.
  public var variable: VariableID
  /// Its new value.
  public var value: ValueID
  /// The source range.
  public var range: SourceRange

  /// Creates an assignment.
  public init(variable: VariableID, value: ValueID, range: SourceRange) {
    self.variable = variable
    self.value = value
    self.range = range
  }
}
