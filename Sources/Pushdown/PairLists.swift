/// Lists of values by pairs of 32-bit numbers, each in the order in which its values were added.
///
/// Adding a value takes expected constant time, going through a list time in its length.
struct PairLists<Value: Sendable>: Sendable {
  private var pairs = PairTable()
  private var first: ContiguousArray<UInt32> = []
  private var last: ContiguousArray<UInt32> = []
  private var next: ContiguousArray<UInt32> = []
  private var values: ContiguousArray<Value> = []

  /// How many values there are in all lists.
  var count: Int { values.count }

  /// Adds a value to the list of a pair.
  mutating func append(_ value: Value, _ one: UInt32, _ other: UInt32) {
    let index = UInt32(values.count)
    pairs.makeUnique()
    let pair = Int(pairs.intern(one, other))
    if pair == first.count {
      first.append(index)
      last.append(index)
    } else {
      next[Int(last[pair])] = index
      last[pair] = index
    }
    values.append(value)
    next.append(PairTable.none)
  }

  /// Appends the values of a pair to an array.
  func copy(_ one: UInt32, _ other: UInt32, to list: inout ContiguousArray<Value>) {
    let pair = pairs.find(one, other)
    guard pair != PairTable.none else { return }
    var index = first[Int(pair)]
    while index != PairTable.none {
      list.append(values[Int(index)])
      index = next[Int(index)]
    }
  }
}
