/// Sets of what can come out of a stretch of stack, all of the same width, side by side in one array.
///
/// Only chunks of sixty-four that can occur take part: those of a backward saturation, of the states of its goal, and
/// others that are given.
struct ResultSets: Sendable {
  /// The chunks in use, ascending.
  private let chunks: [UInt32]
  private var masks: ContiguousArray<UInt64> = []
  private var current: ContiguousArray<UInt64>
  private var width: Int { chunks.count }

  init(of backward: BackwardSaturation, and others: [UInt32]) {
    let used = backward.sets.words.lazy.filter { $0.mask != 0 }.map(\.chunk)
    let states = (0..<UInt32(backward.goal.stateCount)).map { ($0 | BackwardSaturation.goalFlag) >> 6 }
    chunks = Set(used).union(states).union(others).sorted()
    current = ContiguousArray(repeating: 0, count: chunks.count)
  }

  /// Begins another set, empty.
  mutating func begin() {
    for index in 0..<width { current[index] = 0 }
  }

  /// Keeps the set begun, under the next number.
  mutating func keep() { masks.append(contentsOf: current) }

  /// Begins with a set that was kept.
  mutating func load(_ set: UInt32) {
    for index in 0..<width { current[index] = masks[Int(set) * width + index] }
  }

  /// Adds one result.
  mutating func add(_ result: UInt32) { current[index(of: result >> 6)] |= 1 << UInt64(result & 63) }

  /// Adds what a head can be erased to.
  mutating func add(ofHead symbol: UInt32, _ control: UInt32, in backward: BackwardSaturation) {
    let head = backward.heads.find(symbol, control)
    guard head != PairTable.none else { return }
    var word = head
    repeat {
      let (mask, chunk) = (backward.sets.words[Int(word)].mask, backward.sets.words[Int(word)].chunk)
      if mask != 0 { current[index(of: chunk)] |= mask }
      word = backward.sets.words[Int(word)].next
    } while word != head
  }

  /// Adds what a symbol can be erased to, or read to, after a result of what stood on it.
  mutating func add(_ symbol: UInt32, after result: UInt32, in backward: BackwardSaturation) {
    guard result & BackwardSaturation.goalFlag != 0 else {
      return add(ofHead: symbol, result, in: backward)
    }
    for next in backward.read(symbol, after: result) { add(next) }
  }

  /// Whether the set begun has all members of one that was kept.
  func isCurrentAbove(_ set: UInt32) -> Bool {
    (0..<width).allSatisfy { masks[Int(set) * width + $0] & ~current[$0] == 0 }
  }

  /// Whether a set that was kept has all members of the set begun.
  func isAboveCurrent(_ set: UInt32) -> Bool {
    (0..<width).allSatisfy { current[$0] & ~masks[Int(set) * width + $0] == 0 }
  }

  /// Whether some member of a set that was kept satisfies a condition.
  func contains(_ set: UInt32, where condition: (UInt32) -> Bool) -> Bool {
    members(of: set).contains(where: condition)
  }

  /// The members of a set that was kept, ascending.
  func members(of set: UInt32) -> [UInt32] {
    var found: [UInt32] = []
    for index in 0..<width {
      var rest = masks[Int(set) * width + index]
      while rest != 0 {
        found.append(chunks[index] << 6 | UInt32(rest.trailingZeroBitCount))
        rest &= rest &- 1
      }
    }
    return found
  }

  private func index(of chunk: UInt32) -> Int {
    if chunks[0] == chunk { return 0 }
    return chunks.firstIndex(of: chunk) ?? 0
  }
}
