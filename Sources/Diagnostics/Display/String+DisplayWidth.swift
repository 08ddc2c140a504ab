// Inlinable, so that the compiler specializes the loops for `String` and `Substring`, which makes them several times
// faster.
extension StringProtocol {
  /// The number of terminal columns that the text takes.
  ///
  /// Hidden scalars count as none, so apply `visible` first.
  @inlinable public var displayWidth: Int { plainWidth ?? reduce(0) { $0 + $1.displayWidth } }

  /// Returns the text padded with spaces to a width in columns; longer text is returned unchanged.
  @inlinable public func padded(to columns: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, columns - displayWidth))
  }

  /// Returns the text, shortened and ended with `…` if it is wider than `columns`.
  @inlinable public func clipped(to columns: Int) -> String {
    if let width = plainWidth, width <= columns { return String(self) }
    let fitting = prefix(fitting: columns)
    guard fitting.endIndex < endIndex else { return String(self) }
    return prefix(fitting: columns - 1) + "…"
  }

  /// Returns the longest prefix that takes at most `columns` columns.
  @inlinable public func prefix(fitting columns: Int) -> SubSequence {
    var width = 0
    var scalars = 0
    var end = startIndex
    while end < endIndex {
      if let own = plainWidth(at: end) {
        width += own
        if width > columns { break }
        scalars += 1
        end = unicodeScalars.index(after: end)
        continue
      }
      width += self[end].displayWidth
      scalars += self[end].unicodeScalars.count
      // Combining marks take no columns. The limit stops a letter with thousands of them.
      if width > columns || scalars > columns * 8 { break }
      end = index(after: end)
    }
    return self[..<end]
  }

  /// Returns the width of a character if it is one scalar of known width, and so is the next one; else nil.
  ///
  /// No rule of grapheme clusters joins two such scalars.
  @inlinable public func plainWidth(at place: Index) -> Int? {
    guard let own = unicodeScalars[place].plainWidth else { return nil }
    let next = unicodeScalars.index(after: place)
    return next == endIndex || unicodeScalars[next].plainWidth != nil ? own : nil
  }

  /// Returns the longest suffix that takes at most `columns` columns.
  @inlinable public func suffix(fitting columns: Int) -> String {
    guard plainWidth != nil else { return String(String(reversed()).prefix(fitting: columns).reversed()) }
    var width = 0
    var start = endIndex
    while start > startIndex {
      let before = unicodeScalars.index(before: start)
      width += unicodeScalars[before].plainWidth ?? 0
      if width > columns { break }
      start = before
    }
    return String(self[start...])
  }
}
