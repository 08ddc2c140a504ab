import Diagnostics

/// The patterns of a `.gitignore` file.
struct GitIgnore {
  private struct Pattern {
    let glob: Glob
    let takesBack: Bool
    let isForFolders: Bool

    /// Reads a line; returns nil for an empty line or a comment.
    init?(_ line: Substring) {
      var text = line
      while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
      guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
      takesBack = text.hasPrefix("!")
      if takesBack { text.removeFirst() }
      isForFolders = text.hasSuffix("/")
      if isForFolders { text.removeLast() }
      // A pattern without a slash matches at any depth.
      var pattern = text.contains("/") ? String(text) : "**/" + text
      // `a/**` matches everything in `a`, but not `a` itself.
      if pattern.hasSuffix("/**") { pattern += "/*" }
      glob = Glob(git: pattern)
    }
  }

  /// The folder of the file.
  private let folder: String
  /// The patterns, the last one first.
  private let patterns: [Pattern]

  /// Reads the file of a folder.
  init(_ bytes: [UInt8], in folder: String) {
    self.folder = folder
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    patterns = lines.compactMap(Pattern.init).reversed()
  }

  /// Returns whether the file ignores a path, or nil if no pattern matches it; the last pattern that matches decides.
  func ignores(_ path: String, isFolder: Bool) -> Bool? {
    let place = PathOperations.relative(path, to: folder)
    let last = patterns.first { (isFolder || !$0.isForFolders) && $0.glob.matchesWhole(place) }
    return last.map { !$0.takesBack }
  }
}

/// The `.gitignore` files from the top of a git repository down to a folder.
///
/// `.git/info/exclude` and the user's own patterns do not count, because they differ between machines. Without a repository
/// nothing is ignored.
struct GitIgnores {
  private static let byteLimit = 1 << 20

  private let access: any FileAccess
  private var files: [GitIgnore] = []
  private var isInRepository = false

  /// Reads the files above a folder, and in it.
  ///
  /// If the folder is ignored itself, the user named it, and no file counts.
  init(around folder: String, access: any FileAccess) {
    self.access = access
    guard let top = Self.top(of: folder, access) else { return }
    var place = top
    enter(place)
    for name in PathOperations.relative(folder, to: top).split(separator: "/") where name != "." {
      place = PathOperations.absolute(String(name), in: place)
      if ignores(place, isFolder: true) {
        (files, isInRepository) = ([], false)
        return
      }
      enter(place)
    }
  }

  /// Returns the top of the repository that a folder is in, or nil.
  static func top(of folder: String, _ access: any FileAccess) -> String? {
    var place = folder
    while access.kind(of: PathOperations.absolute(".git", in: place)) == nil {
      if place == "/" { return nil }
      place = PathOperations.folder(of: place)
    }
    return place
  }

  /// Adds the file of a folder inside the last one; a repository inside another one has its own patterns.
  mutating func enter(_ folder: String) {
    if access.kind(of: PathOperations.absolute(".git", in: folder)) != nil { (files, isInRepository) = ([], true) }
    let path = PathOperations.absolute(".gitignore", in: folder)
    guard isInRepository, access.kind(of: path) == .file,
      let bytes = try? access.bytes(of: path, inside: folder, limit: Self.byteLimit)
    else { return }
    files.append(GitIgnore(bytes, in: folder))
  }

  /// Returns whether a path in the last folder is ignored; the nearest file with a matching pattern decides.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    files.reversed().lazy.compactMap { $0.ignores(path, isFolder: isFolder) }.first ?? false
  }
}
