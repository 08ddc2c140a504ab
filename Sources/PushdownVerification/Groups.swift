/// The indices of a list by group, in two flat arrays (counting sort); groups are numbers from 0.
struct Groups: Sendable {
  private var starts: [Int]
  private var places: [Int]

  /// Groups indices in time O(groups + indices); the indices of a group stay in order.
  ///
  /// - Parameter numbers: for each index, the number of its group.
  init(_ numbers: [Int], count: Int) {
    starts = [Int](repeating: 0, count: count + 1)
    for number in numbers { starts[number + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var next = starts
    places = [Int](repeating: 0, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      places[next[number]] = place
      next[number] += 1
    }
  }

  /// The indices of a group.
  subscript(group: Int) -> ArraySlice<Int> { places[starts[group]..<starts[group + 1]] }
}
