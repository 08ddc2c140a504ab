/// Finds the word that somebody probably meant.
///
/// The number of comparisons is bounded: a file with a million unknown names among a million known ones is answered in time, the
/// last of them without a suggestion.
public struct WordFinder {
  /// How many more letters may be compared.
  private var budget: Int

  /// Creates a finder that compares so many letters in all.
  init(budget: Int = 20_000_000) { self.budget = budget }

  /// The nearest of a few candidates, or nil where none is near enough.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    var finder = WordFinder()
    return finder.nearest(to: word, among: candidates)
  }

  /// The nearest candidate, the first of several equally near ones, or nil where none is near enough.
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

  /// Words are compared up to this many letters.
  private static let longest = 80

  /// How many slips a word of a length can hold and still be that word.
  private static func limit(for length: Int) -> Int {
    switch length {
    case 0...1: 0
    case 2...4: 1
    case 5...8: 2
    default: 3
    }
  }
}
