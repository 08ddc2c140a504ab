import Localization

/// Access to flow files: on disk, or in memory for tests.
///
/// Paths are absolute, with `/`, and without `.` and `..` unless a method says otherwise.
public protocol FileAccess: Sendable {
  /// Returns the kind of file at a path, after symbolic links, or nil if none exists.
  func kind(of path: String) -> FileKind?
  /// Returns the path with symbolic links resolved, or nil if it does not exist.
  func resolved(_ path: String) -> String?
  /// Returns what a search for flow files needs of a folder, in any order: its folders, and everything with the name of a
  /// flow file; without what is hidden.
  func entries(in folder: String) throws(FileProblem) -> [FolderEntry]
  /// Returns the names in a folder, in any order.
  func names(in folder: String) throws(FileProblem) -> [String]
  /// Returns the first bytes of a regular file, up to a limit; it never waits for a pipe or a device.
  func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8]
}

/// An entry of a folder.
public struct FolderEntry: Hashable, Sendable {
  /// The kind of an entry, before symbolic links.
  public enum Kind: Sendable {
    case folder, link
    /// A file, a device, a pipe and so on.
    case file
  }

  /// The name.
  public let name: String
  /// The kind.
  public let kind: Kind

  /// Creates an entry.
  public init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }
}

extension FileAccess {
  /// Returns what a search for flow files needs of a folder, from the names in it.
  public func entries(in folder: String) throws(FileProblem) -> [FolderEntry] {
    let parent = resolved(folder) ?? folder
    return try names(in: folder).compactMap { name in
      let place = PathOperations.absolute(name, in: parent)
      let isLink = resolved(place) != place
      let isFolder = !isLink && kind(of: place) == .folder
      guard !name.hasPrefix("."), isFolder || PathOperations.isFlowFile(name) else { return nil }
      return FolderEntry(name: name, kind: isLink ? .link : isFolder ? .folder : .file)
    }
  }

  /// Returns the first bytes of a file that lies in a folder, also after symbolic links.
  ///
  /// Every file that the user did not name is read by this method, because a project from elsewhere may hold links to the
  /// secrets of the machine.
  ///
  /// - Parameter project: the folder, with symbolic links resolved.
  package func bytes(of path: String, inside project: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard let resolved = resolved(path) else { throw .notFound }
    guard PathOperations.lies(resolved, in: project) else { throw .outsideProject }
    return try bytes(of: resolved, limit: limit)
  }
}

/// The kind of a file.
public enum FileKind: Sendable {
  case file
  case folder
  /// A device, a pipe and so on.
  case other
  /// A symbolic link whose target does not exist, or that leads in a circle.
  case brokenLink
}

/// The reason why a file or folder cannot be read.
public enum FileProblem: Error, Hashable, Sendable {
  case notFound
  case noPermission
  case isFolder
  /// It is a device, a pipe and so on.
  case notRegular
  /// A symbolic link leads out of the project.
  case outsideProject
  /// The name is not UTF-8, so no path in UTF-8 leads to it.
  case notUTF8
  case other(String)

  /// The reason, as the end of a sentence.
  public var text: Message {
    switch self {
    case .notFound: "there is no such file or folder"
    case .noPermission: "there is no permission to read it"
    case .isFolder: "it is a folder"
    case .notRegular: "it is not a file"
    case .outsideProject: "a symbolic link leads out of the project"
    case .notUTF8: "its name is not UTF-8, so rename it"
    case .other(let text): Message(text: text)
    }
  }
}
