/// Files with texts in memory that replace files of the same path, for editors whose texts are not saved.
public struct OverlaidFiles: FileAccess {
  private let base: any FileAccess
  /// The content of each file in memory, by its path with symbolic links resolved.
  private let contents: [String: [UInt8]]

  /// Creates files over others.
  ///
  /// - Parameter texts: the texts by absolute path; a file need not exist in `base`.
  public init(_ texts: [String: String], over base: any FileAccess = DiskFiles()) {
    self.init(contents: texts.mapValues { Array($0.utf8) }, over: base)
  }

  /// Creates files over others.
  ///
  /// - Parameter contents: the contents by absolute path; a file need not exist in `base`.
  public init(contents: [String: [UInt8]], over base: any FileAccess = DiskFiles()) {
    self.base = base
    // Several paths can lead to one file through symbolic links; the first path in order counts.
    self.contents = Dictionary(
      contents.sorted { $0.key < $1.key }.map { (Self.resolved($0.key, in: base), $0.value) }
    ) { first, _ in first }
  }

  /// Returns the kind of file at a path, after symbolic links, or nil if none exists.
  public func kind(of path: String) -> FileKind? { content(of: path) == nil ? base.kind(of: path) : .file }

  /// Returns the path with symbolic links resolved, or nil if it does not exist.
  public func resolved(_ path: String) -> String? {
    content(of: path) == nil ? base.resolved(path) : Self.resolved(path, in: base)
  }

  /// Returns what a search for flow files needs of a folder, in any order.
  public func entries(in folder: String) throws(FileProblem) -> [FolderEntry] {
    let known = try base.entries(in: folder)
    let names = Set(known.map(\.name))
    let added = added(to: folder).filter { PathOperations.isFlowFile($0) && !$0.hasPrefix(".") && !names.contains($0) }
    return known + added.map { FolderEntry(name: $0, kind: .file) }
  }

  /// Returns the names in a folder, in any order.
  public func names(in folder: String) throws(FileProblem) -> [String] {
    Array(Set(try base.names(in: folder)).union(added(to: folder)))
  }

  /// Returns the names of the files in memory that belong into a folder.
  private func added(to folder: String) -> [String] {
    let resolved = base.resolved(folder) ?? folder
    return contents.keys.filter { PathOperations.folder(of: $0) == resolved }.map { PathOperations.name(of: $0) }
  }

  /// Returns the first bytes of a file, up to a limit.
  public func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    if let content = content(of: path) { return Array(content.prefix(limit)) }
    return try base.bytes(of: path, limit: limit)
  }

  private func content(of path: String) -> [UInt8]? { contents[Self.resolved(path, in: base)] }

  /// Returns a path with symbolic links resolved; only its folder must exist.
  private static func resolved(_ path: String, in base: any FileAccess) -> String {
    if let resolved = base.resolved(path) { return resolved }
    let folder = PathOperations.folder(of: path)
    return base.resolved(folder).map { PathOperations.absolute(PathOperations.name(of: path), in: $0) } ?? path
  }
}
