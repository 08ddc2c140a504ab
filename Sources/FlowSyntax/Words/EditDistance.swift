/// The restricted Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, changes, and swaps of
/// two neighbours (Damerau, "A technique for computer detection and correction of spelling errors", 1964).
enum EditDistance {
  /// Returns the distance, or nil if it is larger than `limit`.
  static func between<Letter: Equatable>(_ a: [Letter], _ b: [Letter], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    // The rows before the last one, the last one, and the current one take turns.
    var (before, previous, row) = (Array(0...b.count), Array(0...b.count), Array(0...b.count))
    for i in 1...a.count {
      fill(&row, i, a, b, previous: previous, before: before)
      if let best = row.min(), best > limit { return nil }
      swap(&before, &previous)
      swap(&previous, &row)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }

  private static func fill<Letter: Equatable>(
    _ row: inout [Int], _ i: Int, _ a: [Letter], _ b: [Letter], previous: [Int], before: [Int]
  ) {
    row[0] = i
    for j in 1...b.count {
      let change = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      var best = min(previous[j] + 1, row[j - 1] + 1, change)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, before[j - 2] + 1) }
      row[j] = best
    }
  }
}
