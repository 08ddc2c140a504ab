/// A list of words in an English text, such as `Back, Swipe down or Tab: Home`.
enum WordList {
  /// Returns the words of a list; separators in quotes or brackets belong to a word.
  ///
  /// A name may contain "and" or "or". So these words divide the last two only if both are plain words.
  ///
  /// - Parameter isKnown: returns whether a text of several words is one of the list's own, such as a gesture.
  static func words(of list: String, where isKnown: (String) -> Bool = { _ in false }) -> [String] {
    var words = split(Substring(list), at: [", ", "; "])
    guard let last = words.popLast() else { return [] }
    let tail = ["and ", "or "].first { last.hasPrefix($0) }.map { String(last.dropFirst($0.count)) } ?? last
    let ends = split(Substring(tail), at: [" and ", " or "])
    let arePlain = ends.allSatisfy { word in
      let isNumber = word.hasSuffix(" more") && word.dropLast(" more".count).allSatisfy(\.isNumber)
      return !word.contains(" ") || word.hasPrefix("\"") || "{[".contains(word.first ?? " ") || isNumber
        || isKnown(word)
    }
    return words + (arePlain ? ends : [tail])
  }

  private static func split(_ list: Substring, at separators: [String]) -> [String] {
    var words = [""]
    var rest = list
    var depth = 0
    var isQuoted = false
    while let first = rest.first {
      if depth == 0, !isQuoted, let separator = separators.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(separator.count)
        words.append("")
        continue
      }
      if first == "\"" { isQuoted.toggle() }
      if "{[(".contains(first) { depth += 1 }
      if "}])".contains(first) { depth = max(0, depth - 1) }
      words[words.count - 1].append(first)
      rest = rest.dropFirst()
    }
    return words
  }
}
