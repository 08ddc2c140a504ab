/// Files in memory, for tests and for the examples of rules.
public struct MemoryFiles: FileAccess {
  /// The content of each file, by path.
  public var contents: [String: [UInt8]]
  /// The target of each symbolic link, by path.
  public var links: [String: String] = [:]
  /// The files and folders that cannot be read.
  public var locked: Set<String> = []

  /// Creates files from their texts, by absolute path.
  public init(_ texts: [String: String]) { contents = texts.mapValues { Array($0.utf8) } }

  /// Returns the kind of file at a path, after symbolic links, or nil if none exists.
  public func kind(of given: String) -> FileKind? {
    let path = followed(given)
    if contents[path] != nil { return .file }
    let prefix = path == "/" ? "/" : path + "/"
    let isFolder = contents.keys.contains { $0.hasPrefix(prefix) } || links.keys.contains { $0.hasPrefix(prefix) }
    return isFolder ? .folder : links[given] == nil ? nil : .brokenLink
  }

  /// Returns the path with symbolic links resolved, or nil if it does not exist.
  public func resolved(_ path: String) -> String? {
    switch kind(of: path) {
    case nil, .brokenLink: nil
    case .file, .folder, .other: followed(path)
    }
  }

  /// Returns the names in a folder, in any order.
  public func names(in folder: String) throws(FileProblem) -> [String] {
    let folder = followed(folder)
    if locked.contains(folder) { throw .noPermission }
    let prefix = folder == "/" ? "/" : folder + "/"
    let paths = Array(contents.keys) + Array(links.keys)
    let below = paths.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count).prefix { $0 != "/" } }
    return Set(below.map(String.init)).sorted()
  }

  /// Returns the first bytes of a file, up to a limit.
  public func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let path = followed(path)
    if locked.contains(path) { throw .noPermission }
    guard let bytes = contents[path] else { throw kind(of: path) == .folder ? .isFolder : .notFound }
    return Array(bytes.prefix(limit))
  }

  /// Returns the target of a path after a limited number of links.
  private func followed(_ path: String) -> String {
    var path = path
    for _ in 0..<8 {
      guard let link = links.keys.sorted().first(where: { path == $0 || path.hasPrefix($0 + "/") }) else { break }
      path = (links[link] ?? link) + path.dropFirst(link.count)
    }
    return path
  }
}
