/// Which sets of a backward saturation depend on which, read off the rules: O(rules + push targets) look-ups of heads.
struct RuleLinks {
  /// For each rule the node whose set its head takes over, or `PairTable.none`: a head by its place in the index, or a
  /// push target after all heads.
  private(set) var taken: ContiguousArray<UInt32> = []
  /// For each rule its head, in the order of the index.
  private(set) var takers: ContiguousArray<UInt32> = []
  /// For each push target the head it enters, or `PairTable.none` where no rule in use pushes it.
  private(set) var entered: ContiguousArray<UInt32>
  private var isPushed: ContiguousArray<Bool>
  /// Each push target.
  private(set) var callers: ContiguousArray<UInt32>
  /// The rules in use that pop: the control they lead to, and their heads.
  private(set) var pops: ContiguousArray<(control: UInt32, head: UInt32)> = []
  /// The rules in use that swap for what is swept next, and their heads.
  private(set) var sweeps: ContiguousArray<(swept: Head, head: UInt32)> = []
  /// The push targets in use that enter what is swept next.
  private(set) var sweptEntries: ContiguousArray<(swept: Head, target: UInt32)> = []

  init(of rules: RuleTable, _ heads: HeadIndex, allowing: ((Rule) -> Bool)?) {
    entered = ContiguousArray(repeating: PairTable.none, count: rules.targets.count)
    isPushed = ContiguousArray(repeating: false, count: rules.targets.count)
    callers = ContiguousArray(0..<UInt32(rules.targets.count))
    taken.reserveCapacity(rules.ruleCount)
    takers.reserveCapacity(rules.ruleCount)
    for head in 0..<rules.headCount {
      for index in rules.rules(ofHead: Int(heads.heads[head])) {
        // Where all may be used, none is put together to be asked about.
        let isAllowed = allowing.map { $0(rules.rule(index)) } ?? true
        taken.append(isAllowed ? node(of: index, UInt32(head), rules, heads) : PairTable.none)
        takers.append(UInt32(head))
      }
    }
    for target in callers where isPushed[Int(target)] { enter(target, rules, heads) }
  }

  private mutating func enter(_ target: UInt32, _ rules: RuleTable, _ heads: HeadIndex) {
    let head = rules.head(ofEntry: rules.entry(of: target))
    entered[Int(target)] = heads.find(head.symbol, head.control)
    if entered[Int(target)] == PairTable.none { sweptEntries.append((head, target)) }
  }

  private mutating func node(of index: Int, _ head: UInt32, _ rules: RuleTable, _ heads: HeadIndex) -> UInt32 {
    let rule = rules.compiled[index]
    switch rule.kind {
    case .pop:
      pops.append((rule.first, head))
      return PairTable.none
    case .swap:
      let next = heads.find(rule.second, rule.first)
      if next == PairTable.none { sweeps.append((Head(control: rule.first, symbol: rule.second), head)) }
      return next
    case .push:
      isPushed[Int(rule.first)] = true
      return UInt32(rules.headCount) + rule.first
    }
  }
}
