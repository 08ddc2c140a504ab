/// Which sets of a backward saturation depend on which, read off the rules.
struct RuleLinks {
  /// For each rule the node whose set its head takes over, or `PairTable.none`: a head by its place in the index, or a
  /// push target after all heads.
  private(set) var taken: ContiguousArray<UInt32> = []
  /// For each rule its head, in the order of the index.
  private(set) var takers: ContiguousArray<UInt32> = []
  /// For each push target the head it enters, or `PairTable.none` where no rule in use pushes it.
  private(set) var entered: ContiguousArray<UInt32>
  /// Each push target.
  private(set) var callers: ContiguousArray<UInt32>
  /// The rules in use that pop, with their heads.
  private(set) var pops: ContiguousArray<(rule: UInt32, head: UInt32)> = []

  init(of rules: RuleTable, _ heads: HeadIndex, allowing: ((Rule) -> Bool)?) {
    entered = ContiguousArray(repeating: PairTable.none, count: rules.targets.count)
    callers = ContiguousArray(0..<UInt32(rules.targets.count))
    taken.reserveCapacity(rules.ruleCount)
    takers.reserveCapacity(rules.ruleCount)
    for head in 0..<rules.headCount {
      for index in rules.rules(ofHead: Int(heads.heads[head])) {
        let isAllowed = allowing?(rules.rule(index)) ?? true
        taken.append(isAllowed ? node(of: index, UInt32(head), rules, heads) : PairTable.none)
        takers.append(UInt32(head))
      }
    }
  }

  private mutating func node(of index: Int, _ head: UInt32, _ rules: RuleTable, _ heads: HeadIndex) -> UInt32 {
    let rule = rules.compiled[index]
    switch rule.kind {
    case .pop:
      pops.append((UInt32(index), head))
      return PairTable.none
    case .swap:
      return heads.find(rule.second, rule.first)
    case .push:
      let entry = rules.targets.first(rule.first)
      if entered[Int(rule.first)] == PairTable.none {
        entered[Int(rule.first)] = heads.find(rules.entries.second(entry), rules.entries.first(entry))
      }
      return UInt32(rules.headCount) + rule.first
    }
  }
}
