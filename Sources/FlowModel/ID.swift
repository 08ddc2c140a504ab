/// The typed index of a value in its table of a `Flow`.
public struct ID<Subject>: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The zero-based index, in file order.
  public let rawValue: Int32

  /// Creates the id of the value at an index of its table.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  /// The index as an `Int`.
  @inlinable public var index: Int { Int(rawValue) }

  /// Orders ids in file order.
  @inlinable public static func < (a: ID, b: ID) -> Bool { a.rawValue < b.rawValue }
}

/// A screen of a flow.
public typealias ScreenID = ID<Screen>
/// A task of a flow.
public typealias TaskID = ID<UserTask>
/// An action, entry or gesture override of a flow.
public typealias ActionID = ID<Action>
/// A root of a flow.
public typealias RootID = ID<Root>
/// A variable of a flow.
public typealias VariableID = ID<Variable>
/// A value of a variable: its index among the variable's values.
public typealias ValueID = ID<Variable.Value>
/// The name of an outcome, shared by all tasks that use it.
public typealias OutcomeID = ID<Outcome>
/// The `then` of a `start` step or of a root.
public typealias ThenID = ID<Then>
