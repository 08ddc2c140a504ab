import Foundation

/// Files whose names and kinds are asked for once, until the user of the cache says that they may have changed.
///
/// A project can hold very many files, and an editor reads it again after each keystroke. Contents are always read again.
public final class CachedFiles: FileAccess, @unchecked Sendable {
  private struct Answers {
    var kinds: [String: FileKind?] = [:]
    var resolved: [String: String?] = [:]
    var entries: [String: Result<[FolderEntry], FileProblem>] = [:]
    var names: [String: Result<[String], FileProblem>] = [:]
  }

  private let base: any FileAccess
  private let lock = NSLock()
  // Used only under the lock.
  private var answers = Answers()

  /// Creates an empty cache of files.
  public init(over base: any FileAccess) { self.base = base }

  /// Forgets everything.
  public func forget() { lock.withLock { answers = Answers() } }

  /// Returns the kind of file at a path, after symbolic links, or nil if none exists.
  public func kind(of path: String) -> FileKind? { known(\.kinds, path) { base.kind(of: path) } }

  /// Returns the path with symbolic links resolved, or nil if it does not exist.
  public func resolved(_ path: String) -> String? { known(\.resolved, path) { base.resolved(path) } }

  /// Returns what a search for flow files needs of a folder, in any order.
  public func entries(in folder: String) throws(FileProblem) -> [FolderEntry] {
    try known(\.entries, folder) {
      Result { () throws(FileProblem) in try base.entries(in: folder) }
    }.get()
  }

  /// Returns the names in a folder, in any order.
  public func names(in folder: String) throws(FileProblem) -> [String] {
    try known(\.names, folder) {
      Result { () throws(FileProblem) in try base.names(in: folder) }
    }.get()
  }

  /// Returns the first bytes of a regular file, up to a limit.
  public func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try base.bytes(of: path, limit: limit)
  }

  private func known<Value>(
    _ table: WritableKeyPath<Answers, [String: Value]>, _ path: String, _ ask: () -> Value
  ) -> Value {
    if let value = lock.withLock({ answers[keyPath: table][path] }) { return value }
    let value = ask()
    lock.withLock { answers[keyPath: table][path] = value }
    return value
  }
}
