/// The heads a saturation came across, numbered as they occurred, and their rules, each made by the client once.
///
/// A *push target* is what a push leaves behind, whoever pushes: the control, the new top, the symbol beneath. Heads
/// that are swept have no number, and their one rule is not kept. A head is found in expected constant time; memory
/// O(heads + rules + greatest symbol + greatest control / 64).
public struct RuleTable: Sendable {
  /// Heads by number: symbol first, control second.
  var heads: PairTable
  /// Where the rules of a head begin, and where they end.
  var start = FlatArray<UInt32>()
  var end = FlatArray<UInt32>()
  var compiled = FlatArray<CompiledRule>()
  var ids = FlatArray<UInt32>()
  var weights = FlatArray<UInt64>()
  /// What a push enters: new top first, control second.
  var entries = PairTable()
  /// Push targets by number: the symbol beneath first, the entry second; so those of a screen are neighbours.
  var targets = PairTable()
  /// For each push target its slot where it leaves its symbol as it was, which is nearly always.
  private var slotOfTarget = FlatArray<UInt32>()
  private var otherTargets = PairTable()
  private var slotOfOtherTarget = FlatArray<UInt32>()
  private var slotsOfSymbol = FlatArray<UInt32>()
  private var buffer: ContiguousArray<Rule> = []
  /// The controls that sweep, and the symbols they sweep.
  var sweepers = Sweepers()

  /// - Parameter count: about how many heads there will be; there is room for as many rules as they mostly have.
  init(expecting count: Int = 0) {
    heads = PairTable(expecting: count)
    start.reserveCapacity(count)
    end.reserveCapacity(count)
    compiled.reserveCapacity(count * 3)
    ids.reserveCapacity(count * 3)
    weights.reserveCapacity(count * 3)
    entries = PairTable(expecting: count)
    targets = PairTable(expecting: count)
    slotOfTarget.reserveCapacity(count)
  }

  /// Takes the table away from others that share it; before heads are demanded.
  mutating func makeUnique() {
    heads.makeUnique()
    start.makeUnique()
    end.makeUnique()
    compiled.makeUnique()
    ids.makeUnique()
    weights.makeUnique()
    entries.makeUnique()
    targets.makeUnique()
    slotOfTarget.makeUnique()
    otherTargets.makeUnique()
    slotOfOtherTarget.makeUnique()
    slotsOfSymbol.makeUnique()
    sweepers.makeUnique()
  }

  /// How many heads there are.
  public var headCount: Int { heads.count }
  /// The numbers of all rules are below this one; those of rules that were replaced are nobody's.
  public var ruleCount: Int { compiled.count }

  /// A head by its number.
  public func head(_ index: Int) -> Head {
    Head(control: heads.second(UInt32(index)), symbol: heads.first(UInt32(index)))
  }

  /// The number of a head; nothing for one that no reachable configuration has, or that is swept.
  public func index(of head: Head) -> Int? {
    let found = heads.find(head.symbol, head.control)
    return found == PairTable.none ? nil : Int(found)
  }

  /// Whether a head is swept: its control takes its symbol off, and that is all.
  public func isSwept(_ head: Head) -> Bool { sweepers.sweeps(head.control, head.symbol) }

  /// The numbers of the rules of a head, in the client's order.
  public func rules(ofHead index: Int) -> Range<Int> {
    Int(start[index])..<Int(end[index])
  }

  /// A rule by its number.
  public func rule(_ index: Int) -> Rule {
    let rule = compiled[index]
    let (id, weight) = (ids[index], weights[index])
    switch rule.kind {
    case .pop: return .pop(to: rule.first, weight: weight, id: id)
    case .swap: return .swap(to: rule.first, rule.second, weight: weight, id: id)
    case .push:
      let head = head(ofEntry: entry(of: rule.first))
      return .push(to: head.control, head.symbol, over: beneath(rule.first), weight: weight, id: id)
    }
  }

  /// The symbol that a push target leaves beneath.
  @inline(__always)
  func beneath(_ target: UInt32) -> UInt32 { targets.first(target) }

  /// The entry of a push target.
  @inline(__always)
  func entry(of target: UInt32) -> UInt32 { targets.second(target) }

  /// The head that an entry begins with.
  @inline(__always)
  func head(ofEntry entry: UInt32) -> Head { Head(control: entries.second(entry), symbol: entries.first(entry)) }

  /// The number of a head, its rules made now if this is the first time.
  @inline(__always)
  mutating func demand(_ control: UInt32, _ symbol: UInt32, from source: inout some PushdownRules) -> UInt32 {
    let found = heads.find(symbol, control)
    return found != PairTable.none ? found : make(control, symbol, from: &source)
  }

  @inline(never)
  private mutating func make(_ control: UInt32, _ symbol: UInt32, from source: inout some PushdownRules) -> UInt32 {
    let head = heads.intern(symbol, control)
    buffer.removeAll(keepingCapacity: true)
    source.appendRules(control: control, symbol: symbol, to: &buffer)
    start.append(UInt32(compiled.count))
    for index in 0..<buffer.count { compile(buffer[index], symbol) }
    end.append(UInt32(compiled.count))
    return head
  }

  /// Gives a head, by number, other rules, with numbers after all others.
  mutating func replaceRules(ofHead head: Int, by rules: ContiguousArray<Rule>) {
    let symbol = heads.first(UInt32(head))
    start[head] = UInt32(compiled.count)
    for rule in rules { compile(rule, symbol) }
    end[head] = UInt32(compiled.count)
  }

  private mutating func compile(_ rule: Rule, _ symbol: UInt32) {
    ids.append(rule.id)
    weights.append(rule.weight)
    if rule.isPop {
      compiled.append(CompiledRule(first: rule.control, second: 0, kind: .pop))
    } else if !rule.isPush {
      compiled.append(CompiledRule(first: rule.control, second: rule.top, kind: .swap))
    } else {
      let target = targets.intern(rule.beneath, entries.intern(rule.top, rule.control))
      compiled.append(CompiledRule(first: target, second: slot(of: target, symbol), kind: .push))
    }
  }

  /// The place of a push target among those of a symbol.
  @inline(__always)
  private mutating func slot(of target: UInt32, _ symbol: UInt32) -> UInt32 {
    while slotOfTarget.count <= Int(target) { slotOfTarget.append(PairTable.none) }
    if slotOfTarget[Int(target)] != PairTable.none, beneath(target) == symbol {
      return slotOfTarget[Int(target)]
    }
    return newSlot(of: target, symbol)
  }

  private mutating func newSlot(of target: UInt32, _ symbol: UInt32) -> UInt32 {
    let isOwn = beneath(target) == symbol
    if !isOwn {
      let id = Int(otherTargets.intern(symbol, target))
      if id < slotOfOtherTarget.count { return slotOfOtherTarget[id] }
    }
    while slotsOfSymbol.count <= Int(symbol) { slotsOfSymbol.append(0) }
    let slot = slotsOfSymbol[Int(symbol)]
    slotsOfSymbol[Int(symbol)] += 1
    if isOwn { slotOfTarget[Int(target)] = slot } else { slotOfOtherTarget.append(slot) }
    return slot
  }
}
