/// A place between two characters of a file.
public struct SourcePosition: Hashable, Comparable, Sendable, BitwiseCopyable {
  // Half as wide as numbers mostly are: nearly everything that is read or told says where it stands.
  private var narrowLine: Int32
  private var narrowColumn: Int32
  private var narrowOffset: Int32

  /// Creates a position; the three figures must describe the same place.
  ///
  /// - Parameters:
  ///   - line: 1-based.
  ///   - column: 1-based, in Unicode scalars.
  ///   - offset: 0-based, in bytes of UTF-8, a byte order mark included.
  /// - Precondition: all of them are less than 2³¹.
  public init(line: Int, column: Int, offset: Int) {
    narrowLine = Int32(line)
    narrowColumn = Int32(column)
    narrowOffset = Int32(offset)
  }

  /// 1-based.
  public var line: Int {
    get { Int(narrowLine) }
    set { narrowLine = Int32(newValue) }
  }

  /// 1-based, in Unicode scalars.
  public var column: Int {
    get { Int(narrowColumn) }
    set { narrowColumn = Int32(newValue) }
  }

  /// 0-based, in bytes of UTF-8, a byte order mark included.
  public var offset: Int {
    get { Int(narrowOffset) }
    set { narrowOffset = Int32(newValue) }
  }

  /// The first position of every file.
  public static let start = SourcePosition(line: 1, column: 1, offset: 0)

  /// Orders positions of one file as a reader meets them.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool { a.narrowOffset < b.narrowOffset }
}
