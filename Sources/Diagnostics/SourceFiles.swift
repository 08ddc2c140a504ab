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

  /// The ids in the order in which the files were added.
  public var ids: [FileID] { files.indices.map(FileID.init) }
}
