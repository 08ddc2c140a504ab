import Diagnostics
import FlowSyntax

/// The files of a commit, and those of its submodules that are checked out, by their paths in the working tree.
///
/// Flow files and settings are read at once. All other files, such as pictures, are read when they are needed.
struct GitFiles: FileAccess {
  /// A file whose content git has.
  private struct Blob {
    let object: String
    let repository: GitRepository
    let commit: String
  }

  private let top: String
  private var blobs: [String: Blob] = [:]
  private var texts: [String: [UInt8]] = [:]
  private var links: [String: String] = [:]
  /// The names in each folder.
  private var folders: [String: Set<String>] = [:]
  /// The commit of each submodule that is not checked out.
  private var absentSubmodules: [String: String] = [:]

  /// Creates files without any content.
  ///
  /// - Parameter top: the absolute path of the repository's top folder.
  init(top: String) { self.top = top }

  // MARK: Adding

  /// Adds a file with a known content.
  mutating func add(_ content: [UInt8], at path: String) {
    texts[path] = content
    addName(of: path)
  }

  /// Adds a file of a commit.
  mutating func add(object: String, of repository: GitRepository, at commit: String, path: String) {
    blobs[path] = Blob(object: object, repository: repository, commit: commit)
    addName(of: path)
  }

  /// Adds a symbolic link.
  mutating func add(linkTo target: String, at path: String) {
    links[path] = target
    addName(of: path)
  }

  /// Adds a submodule that is not checked out.
  mutating func add(absentSubmodule path: String, commit: String) { absentSubmodules[path] = commit }

  private mutating func addName(of path: String) {
    var path = path
    while path != "/" {
      let folder = PathOperations.folder(of: path)
      let isKnown = folders[folder] != nil
      folders[folder, default: []].insert(String(path.dropFirst(folder == "/" ? 1 : folder.count + 1)))
      if isKnown { return }
      path = folder
    }
  }

  // MARK: Reading

  /// Returns the kind of file at a path, after symbolic links, or nil if none exists.
  func kind(of given: String) -> FileKind? {
    let path = followed(given)
    if texts[path] != nil || blobs[path] != nil || leadsOutside(given, path) { return .file }
    return folders[path] != nil ? .folder : links[given] == nil ? nil : .brokenLink
  }

  /// Returns the path with symbolic links resolved, or nil if it does not exist.
  func resolved(_ path: String) -> String? {
    switch kind(of: path) {
    case nil, .brokenLink: nil
    case .file, .folder, .other: followed(path)
    }
  }

  /// Returns whether links lead out of the repository, where a revision knows no files.
  private func leadsOutside(_ given: String, _ path: String) -> Bool {
    given != path && !PathOperations.lies(path, in: top) && path != top && folders[path] == nil
  }

  /// Returns what a search for flow files needs of a folder, in any order.
  func entries(in folder: String) -> [FolderEntry] {
    let folder = followed(folder)
    return folders[folder, default: []].compactMap { name in
      let path = folder == "/" ? "/" + name : folder + "/" + name
      let isFolder = folders[path] != nil
      guard !name.hasPrefix("."), isFolder || links[path] != nil || PathOperations.isFlowFile(name) else { return nil }
      return FolderEntry(name: name, kind: isFolder ? .folder : links[path] == nil ? .file : .link)
    }
  }

  /// Returns the names in a folder, in any order.
  func names(in folder: String) -> [String] { Array(folders[followed(folder), default: []]) }

  /// Returns the first bytes of a file, up to a limit.
  func bytes(of given: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let path = followed(given)
    if let text = texts[path] { return Array(text.prefix(limit)) }
    guard let blob = blobs[path] else {
      throw leadsOutside(given, path) ? .outsideProject : folders[path] != nil ? .isFolder : .notFound
    }
    do throws(UsageError) {
      return try blob.repository.contents(of: [blob.object], at: blob.commit).first.map { Array($0.prefix(limit)) }
        ?? []
    } catch {
      throw .other(error.message.localized)
    }
  }

  /// Returns the object of a file after symbolic links, or the commit of the submodule around it that is not checked out;
  /// nil if there is none.
  func object(at path: String) -> String? {
    let path = followed(path)
    return blobs[path]?.object
      ?? absentSubmodules.filter { PathOperations.lies(path, in: $0.key) }.max { $0.key < $1.key }?.value
  }

  /// Returns the target of the symbolic link at a path, or nil.
  func target(ofLink path: String) -> String? { links[path] }

  /// Returns the target of a path after a limited number of links.
  private func followed(_ path: String) -> String {
    guard !links.isEmpty else { return path }
    var path = path
    for _ in 0..<40 {
      guard let (target, rest) = firstLink(in: path) else { break }
      path = target + rest
    }
    return path
  }

  private func firstLink(in path: String) -> (target: String, rest: Substring)? {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      if let target = links[String(path[..<end])] { return (target, path[end...]) }
    }
    return nil
  }
}
