/// The heads of a table in the order of their symbols and controls, for searches that know which heads there are.
///
/// What comes after a frame asks for several controls of one symbol, and these are neighbours here. Memory
/// O(heads + greatest control + greatest symbol).
struct HeadIndex: Sendable {
  /// The heads by their place in this order.
  let heads: ContiguousArray<UInt32>
  private let controls: ContiguousArray<UInt32>
  /// Where the heads of each symbol begin.
  private let start: ContiguousArray<UInt32>
  /// The place of every pair of a symbol and a control, if a fair part of them are heads.
  private var dense: ContiguousArray<UInt32> = []
  private let width: Int

  /// Sorts by control, then by symbol, in time O(heads + greatest control + greatest symbol).
  init(of rules: RuleTable) {
    let table = rules.heads
    let all = ContiguousArray(0..<UInt32(table.count))
    let byControl = HeadIndex.sorted(all) { table.second($0) }
    let sorted = HeadIndex.sorted(byControl.heads) { table.first($0) }
    heads = sorted.heads
    start = sorted.start
    controls = ContiguousArray(sorted.heads.map(table.second))
    width = byControl.start.count - 1
    if width.multipliedReportingOverflow(by: start.count).partialValue <= 16 * all.count { spread(table) }
  }

  private mutating func spread(_ table: PairTable) {
    dense = ContiguousArray(repeating: PairTable.none, count: width * start.count)
    for (place, head) in heads.enumerated() {
      dense[Int(table.first(head)) * width + Int(table.second(head))] = UInt32(place)
    }
  }

  /// The place of a head, or `PairTable.none`; in constant time if a fair part of the pairs are heads,
  /// else in O(log c) for c controls.
  @inline(__always)
  func find(_ symbol: UInt32, _ control: UInt32) -> UInt32 {
    if dense.isEmpty { return search(symbol, control) }
    let place = Int(symbol) &* width &+ Int(control)
    return Int(control) < width && place < dense.count ? dense[place] : PairTable.none
  }

  private func search(_ symbol: UInt32, _ control: UInt32) -> UInt32 {
    guard Int(symbol) + 1 < start.count else { return PairTable.none }
    var low = Int(start[Int(symbol)])
    var high = Int(start[Int(symbol) + 1])
    while high - low > 8 {
      let middle = (low + high) >> 1
      if controls[middle] <= control { low = middle } else { high = middle }
    }
    while low < high {
      if controls[low] == control { return UInt32(truncatingIfNeeded: low) }
      low += 1
    }
    return PairTable.none
  }

  /// A stable counting sort.
  private static func sorted(
    _ list: ContiguousArray<UInt32>, by key: (UInt32) -> UInt32
  ) -> (heads: ContiguousArray<UInt32>, start: ContiguousArray<UInt32>) {
    let keys = ContiguousArray(list.map(key))
    let count = Int(keys.max() ?? 0) + 1
    var start = ContiguousArray<UInt32>(repeating: 0, count: count + 2)
    for key in keys { start[Int(key) + 2] += 1 }
    for key in 0..<count { start[key + 2] += start[key + 1] }
    var sorted = ContiguousArray<UInt32>(repeating: 0, count: list.count)
    for (index, key) in keys.enumerated() {
      sorted[Int(start[Int(key) + 1])] = list[index]
      start[Int(key) + 1] += 1
    }
    start.removeLast()
    return (sorted, start)
  }
}
