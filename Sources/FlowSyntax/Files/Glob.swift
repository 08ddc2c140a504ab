/// A glob pattern: `*` and `?` within a name, `**` for any number of folders.
///
/// It is matched as a nondeterministic automaton whose possible states are all followed at once (Thompson, 1968).
struct Glob: Sendable {
  private let parts: [[Character]]

  /// Creates a pattern; one that ends in `/` matches everything in that folder.
  init(_ pattern: String) {
    var parts = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    if pattern.hasSuffix("/") { parts.append(["*", "*"]) }
    self.parts = parts
  }

  /// Returns whether the pattern matches a file, or a folder that contains it.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    // reached[i]: the first i parts of the pattern match the names so far.
    var reached = Self.skipping([true] + Array(repeating: false, count: parts.count), parts)
    for name in names {
      var next = Array(repeating: false, count: parts.count + 1)
      for index in parts.indices where reached[index] {
        if parts[index] == ["*", "*"] {
          next[index] = true
        } else if Self.matches(name, parts[index]) {
          next[index + 1] = true
        }
      }
      reached = Self.skipping(next, parts)
      if reached[parts.count] { return true }
    }
    return false
  }

  /// Also marks the positions after each `**`, because it matches zero folders too.
  private static func skipping(_ reached: [Bool], _ parts: [[Character]]) -> [Bool] {
    var reached = reached
    for index in parts.indices where reached[index] && parts[index] == ["*", "*"] { reached[index + 1] = true }
    return reached
  }

  /// Returns whether a name matches a part without `/`, in time proportional to the product of their lengths.
  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    // reached[i]: the first i letters of the pattern match the name so far.
    var reached = Self.skippingStars([true] + Array(repeating: false, count: pattern.count), pattern)
    for letter in name {
      var next = Array(repeating: false, count: pattern.count + 1)
      for index in pattern.indices where reached[index] {
        if pattern[index] == "*" {
          next[index] = true
        } else if pattern[index] == "?" || pattern[index] == letter {
          next[index + 1] = true
        }
      }
      reached = Self.skippingStars(next, pattern)
    }
    return reached[pattern.count]
  }

  /// Also marks the positions after each `*`, because it matches zero letters too.
  private static func skippingStars(_ reached: [Bool], _ pattern: [Character]) -> [Bool] {
    var reached = reached
    for index in pattern.indices where reached[index] && pattern[index] == "*" { reached[index + 1] = true }
    return reached
  }
}
