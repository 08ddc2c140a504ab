/// A pushdown system given as a list of rules.
///
/// Adding a rule takes constant time; the rules of a head come back in the order in which they were added.
public struct PushdownSystem: PushdownRules, Sendable {
  private var rules = PairLists<Rule>()

  /// A system without rules.
  public init() {}

  /// How many rules there are.
  public var count: Int { rules.count }

  /// Adds a rule for a head.
  public mutating func add(_ rule: Rule, control: UInt32, symbol: UInt32) {
    rules.append(rule, symbol, control)
  }

  /// Appends the rules of a head in the order in which they were added.
  public mutating func appendRules(control: UInt32, symbol: UInt32, to list: inout ContiguousArray<Rule>) {
    rules.copy(symbol, control, to: &list)
  }
}
