/// The name of a rule, for example `interrupted-task`.
public struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name that flow files and reports use.
  public let name: String

  /// Creates an id from a name, whether or not a rule has that name.
  public init(_ name: String) { self.name = name }

  /// Creates an id from a string literal.
  public init(stringLiteral value: String) { name = value }

  /// The name, as reports print it.
  public var description: String { name }

  /// Orders rules alphabetically.
  public static func < (a: RuleID, b: RuleID) -> Bool { a.name < b.name }
}
