import Diagnostics

extension SourceRange {
  /// Returns whether two ranges of one file share a character or are equal.
  func overlaps(_ other: SourceRange) -> Bool {
    self == other || (file == other.file && start < other.end && other.start < end)
  }
}
