import Diagnostics

/// A change of state: a variable and the value it takes.
public struct Assignment: Hashable, Sendable {
  /// The variable.
  public var variable: VariableID
  /// Its new value.
  public var value: ValueID
  /// Where it stands.
  public var range: SourceRange

  /// Creates an assignment.
  public init(variable: VariableID, value: ValueID, range: SourceRange) {
    self.variable = variable
    self.value = value
    self.range = range
  }
}
