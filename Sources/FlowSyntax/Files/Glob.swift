/// A glob pattern: `*` and `?` within a name, `**` for any number of folders.
///
/// It is matched as a nondeterministic automaton whose possible states are all followed at once (Thompson, 1968).
struct Glob: Sendable {
  /// A part of a pattern for names.
  private enum Piece: Hashable {
    case star, any
    case letter(Character)
    /// `[a-z]` or `[!a-z]`, which only git's patterns have.
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  private let parts: [[Piece]]

  /// Creates a pattern; one that ends in `/` matches everything in that folder.
  init(_ pattern: String) {
    var parts = pattern.split(separator: "/").filter { $0 != "." }.map { $0.map(Self.piece) }
    if pattern.hasSuffix("/") { parts.append([.star, .star]) }
    self.parts = parts
  }

  /// Creates a pattern as git writes it, with sets of letters and `\` before letters that have no meaning.
  init(git pattern: String) { parts = pattern.split(separator: "/").map(Self.pieces) }

  private static func piece(_ letter: Character) -> Piece {
    letter == "*" ? .star : letter == "?" ? .any : .letter(letter)
  }

  private static func pieces(_ text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text
    while let letter = rest.popFirst() {
      if letter == "\\", let next = rest.popFirst() {
        pieces.append(.letter(next))
      } else if letter == "[", let (set, after) = self.set(rest) {
        pieces.append(set)
        rest = after
      } else {
        pieces.append(piece(letter))
      }
    }
    return pieces
  }

  /// Returns the set of letters that a text begins with after `[`, and the text after it; nil without a `]`.
  private static func set(_ text: Substring) -> (Piece, after: Substring)? {
    var rest = text
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while var first = rest.popFirst() {
      if first == "]", !ranges.isEmpty { return (.set(ranges, isNegated: isNegated), rest) }
      if first == "\\", let next = rest.popFirst() { first = next }
      let ends = rest.dropFirst().first
      if rest.first == "-", let end = ends, end != "]", first <= end {
        ranges.append(first...end)
        rest = rest.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return nil
  }

  /// Returns whether the pattern matches a file, or a folder that contains it.
  func matches(_ path: String) -> Bool { states(after: path, until: true)[parts.count] }

  /// Returns whether the pattern matches a file or folder itself.
  func matchesWhole(_ path: String) -> Bool { states(after: path, until: false)[parts.count] }

  /// Returns the positions in the pattern that a path can lead to: after its first names that match, or after all names.
  private func states(after path: String, until matches: Bool) -> [Bool] {
    let names = path.split(separator: "/").map(Array.init)
    // reached[i]: the first i parts of the pattern match the names so far.
    var reached = Self.skipping([true] + Array(repeating: false, count: parts.count), parts)
    for name in names {
      var next = Array(repeating: false, count: parts.count + 1)
      for index in parts.indices where reached[index] {
        if parts[index] == [.star, .star] {
          next[index] = true
        } else if Self.matches(name, parts[index]) {
          next[index + 1] = true
        }
      }
      reached = Self.skipping(next, parts)
      if matches, reached[parts.count] { break }
    }
    return reached
  }

  /// Also marks the positions after each `**`, because it matches zero folders too.
  private static func skipping(_ reached: [Bool], _ parts: [[Piece]]) -> [Bool] {
    var reached = reached
    for index in parts.indices where reached[index] && parts[index] == [.star, .star] { reached[index + 1] = true }
    return reached
  }

  /// Returns whether a name matches a part without `/`, in time proportional to the product of their lengths.
  private static func matches(_ name: [Character], _ pattern: [Piece]) -> Bool {
    // reached[i]: the first i letters of the pattern match the name so far.
    var reached = Self.skippingStars([true] + Array(repeating: false, count: pattern.count), pattern)
    for letter in name {
      var next = Array(repeating: false, count: pattern.count + 1)
      for index in pattern.indices where reached[index] {
        switch pattern[index] {
        case .star: next[index] = true
        case .any: next[index + 1] = true
        case .letter(let wanted): if wanted == letter { next[index + 1] = true }
        case .set(let ranges, let isNegated):
          if ranges.contains(where: { $0.contains(letter) }) != isNegated { next[index + 1] = true }
        }
      }
      reached = Self.skippingStars(next, pattern)
    }
    return reached[pattern.count]
  }

  /// Also marks the positions after each `*`, because it matches zero letters too.
  private static func skippingStars(_ reached: [Bool], _ pattern: [Piece]) -> [Bool] {
    var reached = reached
    for index in pattern.indices where reached[index] && pattern[index] == .star { reached[index + 1] = true }
    return reached
  }
}
