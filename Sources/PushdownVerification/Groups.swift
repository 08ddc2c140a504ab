/// The places of a list by the group that each belongs to, in two flat arrays: groups are numbers from 0.
struct Groups: Sendable {
  private var starts: [Int]
  private var places: [Int]

  /// Groups places in time O(groups + places), those of a group in their order.
  ///
  /// - Parameter numbers: the number of the group of each place.
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

  /// The places of a group.
  subscript(group: Int) -> ArraySlice<Int> { places[starts[group]..<starts[group + 1]] }
}
