// Inlinable, so that the loops are made for `String` and for `Substring`, which takes a fraction of the time.
extension StringProtocol {
  /// How many columns of a terminal the text takes; what is hidden takes none, so make it `visible` first.
  @inlinable public var displayWidth: Int { plainWidth ?? reduce(0) { $0 + $1.displayWidth } }

  /// The text filled up with spaces to a width in columns; longer text is left as it is.
  @inlinable public func padded(to columns: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, columns - displayWidth))
  }

  /// The text, or where it is wider than so many columns, its beginning and `…`.
  @inlinable public func clipped(to columns: Int) -> String {
    if let width = plainWidth, width <= columns { return String(self) }
    let fitting = prefix(fitting: columns)
    guard fitting.endIndex < endIndex else { return String(self) }
    return prefix(fitting: columns - 1) + "…"
  }

  /// The longest beginning that takes at most so many columns.
  @inlinable public func prefix(fitting columns: Int) -> SubSequence {
    var width = 0
    var scalars = 0
    var end = startIndex
    while end < endIndex {
      width += self[end].displayWidth
      scalars += self[end].unicodeScalars.count
      // Marks take no columns, but thousands of them on one letter are no text either.
      if width > columns || scalars > columns * 8 { break }
      end = index(after: end)
    }
    return self[..<end]
  }
}
