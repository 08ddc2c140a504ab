/// Where flow files come from: the disk, or memory in tests.
///
/// Paths are absolute, with `/`, and without `.` and `..` unless a method says otherwise.
public protocol FileAccess: Sendable {
  /// What stands at a path, symbolic links followed; nil where nothing does.
  func kind(of path: String) -> FileKind?
  /// The path with symbolic links resolved, or nil where nothing stands there.
  func resolved(_ path: String) -> String?
  /// The names in a folder, in any order.
  func names(in folder: String) throws(FileProblem) -> [String]
  /// The first bytes of a file, at most so many.
  func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8]
}

/// What stands at a path.
public enum FileKind: Sendable {
  case file
  case folder
  /// A device, a pipe or the like.
  case other
}

/// Why a file or folder cannot be read.
public enum FileProblem: Error, Hashable, Sendable {
  case notFound
  case noPermission
  case isFolder
  case other(String)

  /// What is wrong, as the end of a sentence.
  public var text: String {
    switch self {
    case .notFound: "there is no such file or folder"
    case .noPermission: "there is no permission to read it"
    case .isFolder: "it is a folder"
    case .other(let text): text
    }
  }
}
