/// A stretch of a file; the end is exclusive.
public struct SourceRange: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The file it lies in.
  public var file: FileID
  /// Its first character.
  public var start: SourcePosition
  /// The place after its last character.
  public var end: SourcePosition

  /// Creates a range within one file.
  public init(file: FileID, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The empty range at the start of a file, for findings about the file as a whole.
  public static func beginning(of file: FileID) -> SourceRange {
    SourceRange(file: file, start: .start, end: .start)
  }

  /// Orders ranges by file, then start, then end.
  public static func < (a: SourceRange, b: SourceRange) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.start != b.start { return a.start < b.start }
    return a.end < b.end
  }
}
