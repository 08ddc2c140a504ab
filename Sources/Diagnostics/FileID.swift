/// The place of a file in its `SourceFiles`.
public struct FileID: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Zero-based, in the order in which the files were read.
  public let rawValue: Int32

  /// Creates the id of the file at an index.
  public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  /// The index as an array wants it.
  public var index: Int { Int(rawValue) }

  /// Orders files as they were read.
  public static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}
