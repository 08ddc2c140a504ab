/// Access to flow files: on disk, or in memory for tests.
///
/// Paths are absolute, with `/`, and without `.` and `..` unless a method says otherwise.
public protocol FileAccess: Sendable {
  /// Returns the kind of file at a path, after symbolic links, or nil if none exists.
  func kind(of path: String) -> FileKind?
  /// Returns the path with symbolic links resolved, or nil if it does not exist.
  func resolved(_ path: String) -> String?
  /// Returns the names in a folder, in any order.
  func names(in folder: String) throws(FileProblem) -> [String]
  /// Returns the first bytes of a file, up to a limit.
  func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8]
}

/// The kind of a file.
public enum FileKind: Sendable {
  case file
  case folder
  /// A device, a pipe and so on.
  case other
}

/// The reason why a file or folder cannot be read.
public enum FileProblem: Error, Hashable, Sendable {
  case notFound
  case noPermission
  case isFolder
  case other(String)

  /// The reason, as the end of a sentence.
  public var text: String {
    switch self {
    case .notFound: "there is no such file or folder"
    case .noPermission: "there is no permission to read it"
    case .isFolder: "it is a folder"
    case .other(let text): text
    }
  }
}
