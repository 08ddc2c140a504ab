import Diagnostics

/// A finite variable of the app's state.
public struct Variable: Sendable {
  /// A value that a variable can have.
  public struct Value: Hashable, Sendable {
    /// The name as flow files write it.
    public var name: Located<String>

    /// Creates a value.
    public init(name: Located<String>) { self.name = name }
  }

  /// Its place in the flow.
  public let id: VariableID
  /// Its name, where it is defined.
  public var name: Located<String>
  /// Its values; at least one.
  public var values: [Value]
  /// The values it may have at launch: one, or all for `initial: any`.
  public var initial: [ValueID]

  /// Creates a variable.
  public init(id: VariableID, name: Located<String>, values: [Value], initial: [ValueID]) {
    self.id = id
    self.name = name
    self.values = values
    self.initial = initial
  }
}
