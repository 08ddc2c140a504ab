/// Short lists of numbers, one after another, for whoever reads all of them: a list of lists is
/// spread over the whole memory.
struct NumberLists: Sendable {
  private var numbers: [UInt32] = []
  private var ends: [UInt32] = []

  /// How many lists there are.
  var count: Int { ends.count }

  /// The list at a place.
  subscript(place: Int) -> ArraySlice<UInt32> { numbers[range(of: place)] }

  /// Adds a list after the others.
  mutating func append(_ list: some Collection<UInt32>) {
    numbers.append(contentsOf: list)
    endList()
  }

  /// Adds a number to the list that is being made, which comes after the others; it has to be
  /// ended before another is added.
  mutating func add(_ number: UInt32) { numbers.append(number) }

  /// Ends the list that is being made.
  mutating func endList() { ends.append(UInt32(numbers.count)) }

  /// Calls a closure with each number of the list at a place.
  @inline(__always)
  func forEach(at place: Int, _ body: (UInt32) -> Void) {
    for index in range(of: place) { body(numbers[index]) }
  }

  private func range(of place: Int) -> Range<Int> {
    (place == 0 ? 0 : Int(ends[place - 1]))..<Int(ends[place])
  }
}
