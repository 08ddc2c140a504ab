import Diagnostics

extension SourceRange {
  /// Whether two ranges of one file have a character in common, or are the same.
  func overlaps(_ other: SourceRange) -> Bool {
    self == other || (file == other.file && start < other.end && other.start < end)
  }
}
