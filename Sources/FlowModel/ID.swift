/// The place of a subject in its table of a `Flow`: as small and as fast to compare as a number, and typed.
public struct ID<Subject>: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Zero-based, in the order of the file.
  public let rawValue: Int32

  /// Creates the id of the subject at an index of its table.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  /// The index as an array wants it.
  @inlinable public var index: Int { Int(rawValue) }

  /// Orders subjects as the file lists them.
  @inlinable public static func < (a: ID, b: ID) -> Bool { a.rawValue < b.rawValue }
}

/// A screen of a flow.
public typealias ScreenID = ID<Screen>
/// A task of a flow.
public typealias TaskID = ID<Task>
/// An action, entry or gesture override of a flow.
public typealias ActionID = ID<Action>
/// A root of a flow.
public typealias RootID = ID<Root>
/// A variable of a flow.
public typealias VariableID = ID<Variable>
/// A value of a variable: its place among the variable's values.
public typealias ValueID = ID<Variable.Value>
/// The name of an outcome, one for all tasks that use it.
public typealias OutcomeID = ID<Outcome>
/// The `then` of a `start` step or of a root.
public typealias ThenID = ID<Then>
