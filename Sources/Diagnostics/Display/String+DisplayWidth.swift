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
      width += self[end].displayWidth
      scalars += self[end].unicodeScalars.count
      // Combining marks take no columns. The limit stops a letter with thousands of them.
      if width > columns || scalars > columns * 8 { break }
      end = index(after: end)
    }
    return self[..<end]
  }
}
