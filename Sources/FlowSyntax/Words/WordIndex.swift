/// A list of words in which similar ones are found without a comparison with each of them.
///
/// The words are a trie in preorder. A search visits only the prefixes that are near enough, and computes one row of the
/// edit distance for each (Shang and Merrettal, "Tries for approximate string matching", 1996).
struct WordIndex {
  /// The number of words.
  let count: Int
  /// The first word with each folded form.
  private let folded: [String: Int]
  /// The first word with each folded form without a Japanese word for the kind of thing at its end.
  private let bare: [Substring: Int]
  private let nodes: [Node]
  /// The numbers of the letters outside of ASCII.
  private var letters: [Character: Int32] = [:]

  /// A prefix of words.
  private struct Node {
    let letter: Int32
    let depth: Int
    /// The node after all that begin with this prefix.
    var end: Int
    /// The first word that is this prefix, or -1.
    var word: Int
  }

  /// Creates the index of words as they are compared.
  init(_ forms: [WordFinder.Form]) {
    count = forms.count
    folded = Dictionary(zip(forms.map(\.folded), forms.indices)) { first, _ in first }
    let spelled = forms.indices.filter { forms[$0].bytes == nil }
    bare = Dictionary(spelled.map { (forms[$0].folded.withoutKind, $0) }) { first, _ in first }
    var letters: [Character: Int32] = [:]
    let words = forms.map { form in form.numbers { letter in letters.number(of: letter) } }
    nodes = Self.trie(of: words)
    self.letters = letters
  }

  private static func trie(of words: [[Int32]]) -> [Node] {
    var nodes: [Node] = []
    var path: [Int] = []
    var last: [Int32] = []
    for place in order(of: words) {
      let word = words[place]
      var shared = 0
      while shared < min(word.count, last.count), word[shared] == last[shared] { shared += 1 }
      for node in path[shared...] { nodes[node].end = nodes.count }
      path.removeSubrange(shared...)
      for depth in shared..<word.count {
        path.append(nodes.count)
        nodes.append(Node(letter: word[depth], depth: depth + 1, end: 0, word: -1))
      }
      if let node = path.last, nodes[node].word < 0 { nodes[node].word = place }
      last = word
    }
    for node in path { nodes[node].end = nodes.count }
    return nodes
  }

  private static func order(of words: [[Int32]]) -> [Int] {
    words.indices.sorted {
      words[$0] == words[$1] ? $0 < $1 : words[$0].lexicographicallyPrecedes(words[$1])
    }
  }

  /// Returns the place of the nearest word, the first of equally near ones, or nil if none is near enough.
  ///
  /// - Parameter budget: the number of letters that may still be compared.
  func nearest(to form: WordFinder.Form, limit: Int, budget: inout Int) -> Int? {
    if let same = folded[form.folded] { return same }
    let word = form.numbers { letter in letters[letter] ?? -1 }
    for distance in 1..<max(limit + 1, 1) where budget > 0 {
      if let near = first(within: distance, of: word, &budget) { return near }
    }
    return form.bytes == nil ? bare[form.folded.withoutKind] : nil
  }

  /// Returns the first word within a distance; no word may be nearer.
  private func first(within limit: Int, of word: [Int32], _ budget: inout Int) -> Int? {
    var rows = DistanceRows(word, limit: limit)
    var found: Int?
    var place = 0
    while place < nodes.count, budget > 0 {
      let node = nodes[place]
      budget -= 2 * limit + 2
      let (least, whole) = rows.fill(node.depth, node.letter)
      if node.word >= 0, whole <= limit { found = min(found ?? node.word, node.word) }
      place = least > limit ? node.end : place + 1
    }
    return found
  }
}

extension [Character: Int32] {
  /// Returns the number of a letter outside of ASCII, a new one if it has none.
  fileprivate mutating func number(of letter: Character) -> Int32 {
    if let known = self[letter] { return known }
    let number = Int32(0x80 + count)
    self[letter] = number
    return number
  }
}

extension WordFinder.Form {
  /// Returns the letters as numbers, those of ASCII as their codes.
  fileprivate func numbers(_ number: (Character) -> Int32) -> [Int32] {
    bytes?.map(Int32.init) ?? letters.map { $0.asciiValue.map(Int32.init) ?? number($0) }
  }
}

/// The rows of the edit distance between a word and the prefixes of others, near the diagonal.
private struct DistanceRows {
  private let word: [Int32]
  private let limit: Int
  private var rows: [Int]
  /// The letters of the current prefix.
  private var path: [Int32]
  private let width: Int

  init(_ word: [Int32], limit: Int) {
    self.word = word
    self.limit = limit
    width = word.count + 2
    let depths = word.count + limit + 2
    rows = Array(repeating: limit + 1, count: width * depths)
    path = Array(repeating: 0, count: depths)
    for column in 0...word.count { rows[column] = column }
  }

  /// Fills the row of a prefix that is one letter longer than the one of the row before; returns its smallest distance, and
  /// the distance to the whole word.
  mutating func fill(_ depth: Int, _ letter: Int32) -> (least: Int, whole: Int) {
    let (low, high) = (max(1, depth - limit), min(word.count, depth + limit))
    guard low <= high else { return (limit + 1, limit + 1) }
    path[depth] = letter
    let (row, previous) = (depth * width, (depth - 1) * width)
    rows[row + low - 1] = low == 1 ? depth : limit + 1
    var least = rows[row + low - 1]
    for column in low...high {
      let change = rows[previous + column - 1] + (word[column - 1] == letter ? 0 : 1)
      var best = min(rows[previous + column] + 1, rows[row + column - 1] + 1, change)
      if depth > 1, column > 1, letter == word[column - 2], path[depth - 1] == word[column - 1] {
        best = min(best, rows[previous - width + column - 2] + 1)
      }
      rows[row + column] = best
      least = min(least, best)
    }
    rows[row + high + 1] = limit + 1
    return (least, high == word.count ? rows[row + high] : limit + 1)
  }
}
