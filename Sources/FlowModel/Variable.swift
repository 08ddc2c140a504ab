import Diagnostics

/// A variable of the app's state, with finitely many values.
public struct Variable: Sendable {
  /// A value that a variable can have.
  public struct Value: Hashable, Sendable {
    /// The name in flow files.
    public var name: Located<String>

    /// Creates a value.
    public init(name: Located<String>) { self.name = name }
  }

  /// The index in the flow's table.
  public let id: VariableID
  /// The name, with the source range of its definition.
  public var name: Located<String>
  /// The values; at least one.
  public var values: [Value]
  /// The possible values at launch: one, or all for `initial: any`.
  public var initial: [ValueID]
  /// Whether the values are consecutive numbers, which `set` can count up and down.
  public var isCounter = false

  /// Creates a variable.
  public init(id: VariableID, name: Located<String>, values: [Value], initial: [ValueID]) {
    self.id = id
    self.name = name
    self.values = values
    self.initial = initial
  }
}
