/// A pushdown system given as a list of rules.
///
/// Adding a rule takes constant time; the rules of a head come back in the order in which they were added.
public struct PushdownSystem: PushdownRules, Sendable {
  private var heads = PairTable()
  private var firstOfHead: ContiguousArray<UInt32> = []
  private var lastOfHead: ContiguousArray<UInt32> = []
  private var nextInHead: ContiguousArray<UInt32> = []
  private var rules: ContiguousArray<Rule> = []

  /// A system without rules.
  public init() {}

  /// How many rules there are.
  public var count: Int { rules.count }

  /// Adds a rule for a head.
  public mutating func add(_ rule: Rule, control: UInt32, symbol: UInt32) {
    let index = UInt32(rules.count)
    let head = heads.intern(symbol, control)
    if Int(head) == firstOfHead.count {
      firstOfHead.append(index)
      lastOfHead.append(index)
    } else {
      nextInHead[Int(lastOfHead[Int(head)])] = index
      lastOfHead[Int(head)] = index
    }
    rules.append(rule)
    nextInHead.append(PairTable.none)
  }

  /// Appends the rules of a head in the order in which they were added.
  public mutating func appendRules(control: UInt32, symbol: UInt32, to list: inout ContiguousArray<Rule>) {
    let head = heads.find(symbol, control)
    guard head != PairTable.none else { return }
    var index = firstOfHead[Int(head)]
    while index != PairTable.none {
      list.append(rules[Int(index)])
      index = nextInHead[Int(index)]
    }
  }
}
