/// Sets of what can come out of a stretch of stack: controls, and states of a goal.
///
/// Every set is kept once, as an ascending list, and called by a number; and what a symbol makes of a set is worked out
/// once. For the same few sets come up again and again, each with few members, however many controls there are.
///
/// What is known is found in expected constant time. Else a set and a symbol take O(n · (n + δ) · log n), with
/// n and δ as in `BackwardSaturation`, and memory O(n) if what they make is a new set. Comparing two sets
/// takes O(n). There may be 2ⁿ sets.
struct ResultSets: Sendable {
  private let backward: BackwardSaturation
  /// The members of all sets side by side, and where those of each begin.
  private var members = FlatArray<UInt32>()
  private var start = FlatArray<UInt32>(repeating: 0, count: 1)
  /// The sets by a hash of their members.
  private var slots = FlatArray<UInt32>(repeating: PairTable.none, count: 64)
  /// What each head of the saturation can be erased to, once it has been asked for.
  private var setOfHead: FlatArray<UInt32>
  /// Pairs of a set and a symbol, and what comes of them.
  private var steps = PairTable()
  private var setOfStep = FlatArray<UInt32>()
  private var buffer: ContiguousArray<UInt32> = []

  init(of backward: BackwardSaturation) {
    self.backward = backward
    setOfHead = FlatArray(repeating: PairTable.none, count: backward.rules.headCount)
  }

  /// Takes the sets away from others that share them; before any is asked for.
  mutating func makeUnique() {
    members.makeUnique()
    start.makeUnique()
    slots.makeUnique()
    setOfHead.makeUnique()
    steps.makeUnique()
    setOfStep.makeUnique()
  }

  // MARK: Sets

  /// The set of one result.
  mutating func set(of result: UInt32) -> UInt32 {
    buffer.removeAll(keepingCapacity: true)
    buffer.append(result)
    return intern()
  }

  /// What a head can be erased to; kept, unless it is swept.
  mutating func set(ofHead symbol: UInt32, _ control: UInt32) -> UInt32 {
    buffer.removeAll(keepingCapacity: true)
    let head = backward.heads.find(symbol, control)
    guard head != PairTable.none else {
      append(symbol, after: control)
      return intern()
    }
    if setOfHead[Int(head)] == PairTable.none {
      append(ofHead: head)
      setOfHead[Int(head)] = intern()
    }
    return setOfHead[Int(head)]
  }

  /// What a symbol can be erased to, or read to, after the results of a set.
  mutating func set(after set: UInt32, over symbol: UInt32) -> UInt32 {
    let step = Int(steps.intern(set, symbol))
    if step < setOfStep.count { return setOfStep[step] }
    buffer.removeAll(keepingCapacity: true)
    for index in range(of: set) { append(symbol, after: members[index]) }
    let result = intern()
    setOfStep.append(result)
    return result
  }

  /// Whether every member of a set is one of another.
  @inline(__always)
  func isSubset(_ one: UInt32, of other: UInt32) -> Bool {
    if one == other { return true }
    var place = Int(start[Int(other)])
    let end = Int(start[Int(other) + 1])
    guard range(of: one).count < end - place else { return false }
    for index in range(of: one) {
      while place < end, members[place] < members[index] { place += 1 }
      guard place < end, members[place] == members[index] else { return false }
    }
    return true
  }

  /// The members of a set, ascending.
  func members(of set: UInt32) -> [UInt32] { range(of: set).map { members[$0] } }

  /// Whether some member of a set will do.
  @inline(__always)
  func hasMember(_ set: UInt32, where isMeant: (UInt32) -> Bool) -> Bool {
    range(of: set).contains { isMeant(members[$0]) }
  }

  @inline(__always)
  private func range(of set: UInt32) -> Range<Int> { Int(start[Int(set)])..<Int(start[Int(set) + 1]) }

  // MARK: Making

  private mutating func append(ofHead head: UInt32) {
    var word = head
    repeat {
      let (chunk, next) = (backward.sets.words[Int(word)].chunk, backward.sets.words[Int(word)].next)
      var rest = backward.sets.words[Int(word)].mask
      while rest != 0 {
        buffer.append(chunk << 6 | UInt32(truncatingIfNeeded: rest.trailingZeroBitCount))
        rest &= rest &- 1
      }
      word = next
    } while word != head
  }

  private mutating func append(_ symbol: UInt32, after result: UInt32) {
    if result & BackwardSaturation.goalFlag == 0 {
      // Without a goal, what is swept comes to nothing but the control: mostly so, and no list is made of it.
      if backward.goal.stateCount == 0, backward.rules.sweepers.sweeps(result, symbol) { return buffer.append(result) }
      let head = backward.heads.find(symbol, result)
      if head != PairTable.none { return append(ofHead: head) }
    }
    for next in backward.read(symbol, after: result) { buffer.append(next) }
  }

  /// The number of the set of what is in the buffer.
  private mutating func intern() -> UInt32 {
    normalize()
    if start.count * 2 > slots.count { grow() }
    var slot = ResultSets.hash(buffer) & (slots.count - 1)
    while slots[slot] != PairTable.none {
      let known = range(of: slots[slot])
      if known.count == buffer.count, known.indices.allSatisfy({ members[$0] == buffer[$0 - known.lowerBound] }) {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let set = UInt32(start.count - 1)
    slots[slot] = set
    for member in buffer { members.append(member) }
    start.append(UInt32(members.count))
    return set
  }

  /// Puts the buffer in order, each member once.
  private mutating func normalize() {
    if buffer.count < 2 { return }
    buffer.sort()
    var kept = 1
    for index in 1..<buffer.count where buffer[index] != buffer[kept - 1] {
      buffer[kept] = buffer[index]
      kept += 1
    }
    buffer.removeLast(buffer.count - kept)
  }

  private mutating func grow() {
    slots = FlatArray(repeating: PairTable.none, count: slots.count * 2)
    for set in 0..<UInt32(start.count - 1) {
      var slot = ResultSets.hash(members[range(of: set)]) & (slots.count - 1)
      while slots[slot] != PairTable.none { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = set
    }
  }

  private static func hash(_ members: some Sequence<UInt32>) -> Int {
    var hash: UInt64 = 0
    for member in members { hash = (hash ^ UInt64(member)) &* 0x9E37_79B9_7F4A_7C15 &+ (hash >> 29) }
    return Int(truncatingIfNeeded: hash >> 32)
  }
}
