/// A range of a file's text; the end is exclusive.
public struct SourceRange: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The file that contains the range.
  public var file: FileID
  /// The position before the first character.
  public var start: SourcePosition
  /// The position after the last character.
  public var end: SourcePosition

  /// Creates a range within one file.
  public init(file: FileID, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// Returns the empty range at the start of a file, for findings about the whole file.
  public static func beginning(of file: FileID) -> SourceRange {
    SourceRange(file: file, start: .start, end: .start)
  }

  /// Orders ranges by file, then by start, then by end.
  public static func < (a: SourceRange, b: SourceRange) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.start != b.start { return a.start < b.start }
    return a.end < b.end
  }
}
