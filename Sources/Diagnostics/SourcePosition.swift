/// A position between two characters of a file.
public struct SourcePosition: Hashable, Comparable, Sendable, BitwiseCopyable {
  // Stored as 32-bit numbers, because nearly every value of a flow has a position.
  private var narrowLine: Int32
  private var narrowColumn: Int32
  private var narrowOffset: Int32

  /// Creates a position; the three numbers must describe the same place.
  ///
  /// - Parameters:
  ///   - line: the line number, starting at 1.
  ///   - column: the column in Unicode scalars, starting at 1.
  ///   - offset: the offset in bytes of UTF-8, starting at 0, including a byte order mark.
  /// - Precondition: each number is less than 2³¹.
  public init(line: Int, column: Int, offset: Int) {
    narrowLine = Int32(line)
    narrowColumn = Int32(column)
    narrowOffset = Int32(offset)
  }

  /// The line number, starting at 1.
  public var line: Int {
    get { Int(narrowLine) }
    set { narrowLine = Int32(newValue) }
  }

  /// The column in Unicode scalars, starting at 1.
  public var column: Int {
    get { Int(narrowColumn) }
    set { narrowColumn = Int32(newValue) }
  }

  /// The offset in bytes of UTF-8, starting at 0, including a byte order mark.
  public var offset: Int {
    get { Int(narrowOffset) }
    set { narrowOffset = Int32(newValue) }
  }

  /// The first position of every file.
  public static let start = SourcePosition(line: 1, column: 1, offset: 0)

  /// Orders positions within one file.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool { a.narrowOffset < b.narrowOffset }
}
