/// The lines that two texts have in common, found in linear time for large texts.
///
/// Large texts are divided at the lines that occur once in both (patience diff, Bram Cohen). What is between them is compared
/// with the algorithm of Myers (1986) if it is small, and otherwise line by line.
struct LineDifference {
  /// The largest number of lines that the quadratic algorithm compares.
  private static let quadraticLimit = 400
  /// The largest number of divisions inside each other.
  private static let depthLimit = 12

  /// Whether each line of the old text is removed.
  private(set) var isRemoved: [Bool]
  /// Whether each line of the new text is inserted.
  private(set) var isInserted: [Bool]
  /// The lines between those at the beginning and the end that are equal; equal lines have equal numbers.
  private let old: ArraySlice<Int32>
  private let new: ArraySlice<Int32>

  /// Compares two texts.
  init<Lines: RandomAccessCollection>(from old: Lines, to new: Lines)
  where Lines.Element: Hashable, Lines.Index == Int {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (end, other) = (old.count, new.count)
    while end > start, other > start, old[end - 1] == new[other - 1] { (end, other) = (end - 1, other - 1) }
    isRemoved = Array(repeating: false, count: old.count)
    isInserted = Array(repeating: false, count: new.count)
    if start == end || start == other {
      (self.old, self.new) = ([], [])
      replace(start..<end, start..<other)
      return
    }
    var numbers: [Lines.Element: Int32] = [:]
    func number(_ line: Lines.Element) -> Int32 {
      if let known = numbers[line] { return known }
      let number = Int32(numbers.count)
      numbers[line] = number
      return number
    }
    // The places of a slice are those of the whole text.
    let before = Array(repeating: Int32(0), count: start)
    self.old = (before + (start..<end).map { number(old[$0]) })[start...]
    self.new = (before + (start..<other).map { number(new[$0]) })[start...]
    compare(start..<end, start..<other, depth: 0)
  }

  private mutating func compare(_ olds: Range<Int>, _ news: Range<Int>, depth: Int) {
    var (olds, news) = (olds, news)
    while let one = olds.first, let other = news.first, old[one] == new[other] {
      (olds, news) = (olds.dropFirst(), news.dropFirst())
    }
    while let one = olds.last, let other = news.last, old[one] == new[other] {
      (olds, news) = (olds.dropLast(), news.dropLast())
    }
    if olds.isEmpty || news.isEmpty { return replace(olds, news) }
    if olds.count + news.count <= Self.quadraticLimit { return compareExactly(olds, news) }
    let common = depth < Self.depthLimit ? commonLines(olds, news) : []
    if common.isEmpty { return compareInPlace(olds, news) }
    var (start, other) = (olds.lowerBound, news.lowerBound)
    for pair in common {
      compare(start..<pair.old, other..<pair.new, depth: depth + 1)
      (start, other) = (pair.old + 1, pair.new + 1)
    }
    compare(start..<olds.upperBound, other..<news.upperBound, depth: depth + 1)
  }

  private mutating func replace(_ olds: Range<Int>, _ news: Range<Int>) {
    for line in olds { isRemoved[line] = true }
    for line in news { isInserted[line] = true }
  }

  /// Compares line by line: corrections of single words leave the others where they are.
  private mutating func compareInPlace(_ olds: Range<Int>, _ news: Range<Int>) {
    guard olds.count == news.count else { return replace(olds, news) }
    for (one, other) in zip(olds, news) where old[one] != new[other] {
      isRemoved[one] = true
      isInserted[other] = true
    }
  }

  private mutating func compareExactly(_ olds: Range<Int>, _ news: Range<Int>) {
    for change in new[news].difference(from: old[olds]) {
      switch change {
      case .remove(let offset, _, _): isRemoved[olds.lowerBound + offset] = true
      case .insert(let offset, _, _): isInserted[news.lowerBound + offset] = true
      }
    }
  }

  /// Returns the longest row of lines that occur once in both texts, in the order of both.
  private func commonLines(_ olds: Range<Int>, _ news: Range<Int>) -> [(old: Int, new: Int)] {
    var places: [Int32: (olds: Int, news: Int, new: Int)] = [:]
    for line in olds { places[old[line], default: (0, 0, 0)].olds += 1 }
    for line in news {
      places[new[line], default: (0, 0, 0)].news += 1
      places[new[line], default: (0, 0, 0)].new = line
    }
    let single = olds.compactMap { line -> (old: Int, new: Int)? in
      guard let found = places[old[line]], found.olds == 1, found.news == 1 else { return nil }
      return (line, found.new)
    }
    return Self.longestIncreasing(single)
  }

  /// Returns the longest subsequence in which the second numbers increase (patience sorting).
  private static func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    /// The index of the last pair of the best sequence of each length.
    var tops: [Int] = []
    var previous: [Int?] = []
    for pair in pairs {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? tops[low - 1] : nil)
      if low < tops.count { tops[low] = previous.count - 1 } else { tops.append(previous.count - 1) }
    }
    var row: [(old: Int, new: Int)] = []
    var place = tops.last
    while let current = place {
      row.append(pairs[current])
      place = previous[current]
    }
    return row.reversed()
  }
}
