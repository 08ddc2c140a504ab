/// All files of a run, each read once.
public struct SourceFiles: Sendable {
  private var files: [SourceFile] = []

  /// Creates an empty collection.
  public init() {}

  /// Adds a file and returns its id.
  public mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  /// The file with an id that `add` returned.
  public subscript(id: FileID) -> SourceFile { files[id.index] }

  /// The ids, in the order in which the files were added.
  public var ids: [FileID] { files.indices.map(FileID.init) }
}

/// The index of a file in its `SourceFiles`.
public struct FileID: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The zero-based index, in the order in which the files were read.
  public let rawValue: Int32

  /// Creates the id of the file at an index.
  public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  /// The index as an `Int`, to subscript arrays.
  public var index: Int { Int(rawValue) }

  /// Orders files in the order in which they were read.
  public static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}
