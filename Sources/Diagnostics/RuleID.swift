/// The name of a rule, such as `interrupted-task`.
public struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The id as it is written in flow files and reports.
  public let name: String

  /// Creates the id with a name; whether there is such a rule is for the registry to say.
  public init(_ name: String) { self.name = name }

  /// Creates the id that a literal spells.
  public init(stringLiteral value: String) { name = value }

  /// The id as reports print it.
  public var description: String { name }

  /// Orders rules alphabetically.
  public static func < (a: RuleID, b: RuleID) -> Bool { a.name < b.name }
}
