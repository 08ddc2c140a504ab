/// A place between two characters of a file.
public struct SourcePosition: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// 1-based.
  public var line: Int
  /// 1-based, in Unicode scalars.
  public var column: Int
  /// 0-based, in bytes of UTF-8, a byte order mark included.
  public var offset: Int

  /// Creates a position; the three figures must describe the same place.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The first position of every file.
  public static let start = SourcePosition(line: 1, column: 1, offset: 0)

  /// Orders positions of one file as a reader meets them.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool { a.offset < b.offset }
}
