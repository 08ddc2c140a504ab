/// Finds the word that the user probably meant.
///
/// The number of comparisons is bounded. In a file with a million unknown names and a million known ones, the last
/// unknown names get no suggestion.
public struct WordFinder {
  /// The number of letters that may still be compared.
  private var budget: Int

  /// Creates a finder with a limit on the letters that it compares in total.
  init(budget: Int = 20_000_000) { self.budget = budget }

  /// Returns the nearest candidate, or nil if none is near enough.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    var finder = WordFinder()
    return finder.nearest(to: word, among: candidates)
  }

  /// Returns the nearest candidate, the first of equally near ones, or nil if none is near enough.
  mutating func nearest<Words: Sequence<String>>(to word: String, among candidates: Words) -> String? {
    let folded = word.folded
    let letters = Array(folded.prefix(Self.longest))
    var limit = Self.limit(for: letters.count)
    var best: String?
    for candidate in candidates {
      if budget <= 0 { break }
      let other = candidate.folded
      budget -= 8 + other.utf8.count
      if other == folded { return candidate }
      guard limit > 0, abs(other.utf8.count - folded.utf8.count) <= 4 * limit else { continue }
      let otherLetters = Array(other.prefix(Self.longest))
      budget -= letters.count * otherLetters.count
      guard let distance = EditDistance.between(letters, otherLetters, limit: limit) else { continue }
      best = candidate
      limit = distance - 1
    }
    return best
  }

  /// The smallest length at which the correction of a word can be certain.
  fileprivate static let certainLength = 4
  /// The largest length of a word that is compared.
  private static let longest = 80

  /// Returns the largest edit distance for words of a length.
  private static func limit(for length: Int) -> Int {
    switch length {
    case 0...1: 0
    case 2...4: 1
    case 5...8: 2
    default: 3
    }
  }
}

extension String {
  /// Returns whether the text is certainly a misspelt word: one letter away from it, and from no other known word.
  func isCertainly(_ word: String, among known: some Sequence<String>) -> Bool {
    if folded == word.folded { return true }
    let letters = Array(folded)
    guard letters.count >= WordFinder.certainLength else { return false }
    let near = Set(known.map(\.folded)).filter { EditDistance.between(letters, Array($0), limit: 1) != nil }
    return near == [word.folded]
  }
}
